import Engine
import Foundation
import Games
import Learning

@testable import App

/// The program's host. Its threads are waited for at once, so that each run of a seed is the same.
struct PatientHost {
  private var host: ArcadeHost
  /// Queries that it should have answered, and didn't.
  private(set) var silences = 0

  init(_ learner: Learner) {
    host = ArcadeHost(learner, look: Look(), programs: learner.devices.lessons.programs)
  }

  var look: Look { host.look }

  mutating func answer(_ asked: AskedQuery) -> (Answered, Changes)? {
    // What a device does lasts until somebody ends it. Scores are for the games of others.
    if asked.query is Listen || asked.query is RecordSide || asked.query is ScoresQuery { return nil }
    guard let job = host.job(for: asked) else {
      silences += 1
      return nil
    }
    defer { host.save() }
    return host.finish(asked, job(Work()))
  }

  /// What a report changes.
  mutating func handle(_ report: ArcadeReport) -> Changes { host.handle([report]) }
}
