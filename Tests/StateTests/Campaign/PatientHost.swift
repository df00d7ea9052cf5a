import Engine
import Foundation
import Learning
import WordGame

@testable import Babble

/// The program's host. Its threads are waited for at once, so that each run of a seed is the same.
struct PatientHost {
  private var host: ArcadeHost
  /// Requests and questions that it should have answered, and didn't.
  private(set) var silences = 0

  init(_ learner: Learner) {
    host = ArcadeHost(learner, look: Look(), letters: LetterService(learner.devices.lessons.programs))
  }

  var look: Look { host.look }

  mutating func reply(to asked: Asked) -> Reply? {
    host.handle([asked])
    return awaited { host in
      let replies = host.arrivals().compactMap { if case .answer(let reply) = $0 { reply } else { nil } }
      return replies.first { $0.id == asked.id }
    }
  }

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

  /// Returns as soon as there is a value; after ten seconds or a little more it counts a silence.
  private mutating func awaited<Value>(_ look: (inout ArcadeHost) -> Value?) -> Value? {
    for _ in 0..<100_000 {
      if let value = look(&host) { return value }
      usleep(100)
    }
    silences += 1
    return nil
  }
}
