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
    guard let job = ArcadeHost.providers.job(for: asked, host) else {
      silences += 1
      return nil
    }
    defer { host.save() }
    return ArcadeHost.providers.finish(asked, job(Work()), &host)
  }

  /// The news after a report, which answers it if it is a question.
  mutating func news(after report: ArcadeReport) -> [any Sendable] {
    // The lesson was waited for when it was ordered, so that nothing is left to cancel.
    if case .asks(.walk(.cancel)) = report { return [ArcadeNews.walk(.cancelled)] }
    host.handle([report])
    guard report.isAnswered else { return host.news().filter { !Self.isProgress($0) } }
    return awaited { host in
      let news = host.news().filter { !Self.isProgress($0) }
      if !news.isEmpty { return news }
      _ = host.arrivals()
      return nil
    } ?? []
  }

  /// How much of it is seen depends on the pace of a thread.
  private static func isProgress(_ news: any Sendable) -> Bool {
    switch news as? ArcadeNews {
    case .walk(.coming), .fetched(.coming): true
    default: false
    }
  }

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

extension ArcadeReport {
  /// Whether news must follow, at once or from a thread.
  fileprivate var isAnswered: Bool {
    switch self {
    case .asks(.voice(let wish)):
      switch wish {
      case .queue, .listen, .play, .keep: true
      case .begin, .enough, .rest, .hush: false
      }
    case .asks(.fetch(.end)): false
    case .asks: true
    default: false
    }
  }
}
