import Engine
import Glibc
import Synchronization
import System

/// Answers the queries of scenes: quick ones at once, all others on threads, which wake the run loop.
package struct QueryDesk<Owner>: Sendable {
  private struct Open: Sendable {
    let asked: AskedQuery
    let work: Work
    /// How often its progress was told.
    var told = 0
  }

  /// What threads have finished.
  private final class Inbox: Sendable {
    private let results = Mutex<[(id: RequestID, result: QueryResult)]>([])

    func add(_ id: RequestID, _ result: QueryResult) { results.withLock { $0.append((id, result)) } }

    func take() -> [(id: RequestID, result: QueryResult)] {
      results.withLock { results in
        defer { results = [] }
        return results
      }
    }
  }

  private let providers: Providers<Owner>
  private let inbox = Inbox()
  private var open: [Open] = []
  /// The queries in order that wait for the one that is being answered.
  private var queue: [AskedQuery] = []
  private var current: RequestID?

  package init(_ providers: Providers<Owner>) { self.providers = providers }

  /// What a tick or other threads have brought.
  package struct News: Sendable {
    package var answers: [Answered] = []
    package var changes: Changes = []
  }

  /// Starts answering the queries among the reports of a tick, and cancels others.
  package mutating func handle(_ reports: [any Sendable], _ owner: inout Owner) -> News {
    var news = News()
    for report in reports {
      if let asked = report as? AskedQuery { handle(asked, &owner, &news) }
      if let cancelled = report as? CancelledQueries { cancel(cancelled.ids) }
    }
    return news
  }

  /// What threads have brought since the last call.
  package mutating func arrivals(_ owner: inout Owner) -> News {
    var news = News()
    for (id, result) in inbox.take() { finish(id, result, &owner, &news) }
    for index in open.indices {
      guard let (count, progress) = open[index].work.progress, count != open[index].told else { continue }
      open[index].told = count
      news.answers.append(Answered(open[index].asked.id, .progress(progress)))
    }
    return news
  }

  /// Finishes all changes, cancels everything else, and waits a moment for that to end.
  package mutating func end(_ owner: inout Owner) {
    cancel(open.filter { $0.asked.lane != .inOrder }.map(\.asked.id))
    var left = Self.longestEnd
    while current != nil || !open.isEmpty && left > 0 {
      _ = arrivals(&owner)
      usleep(1000)
      left -= 1
    }
  }

  /// In milliseconds.
  private static var longestEnd: Int { 2000 }

  private mutating func handle(_ asked: AskedQuery, _ owner: inout Owner, _ news: inout News) {
    if asked.lane == .inOrder, current != nil { return queue.append(asked) }
    guard let job = providers.job(for: asked, owner) else {
      news.answers.append(Answered(asked, .refused))
      return
    }
    let work = Work { Waker().wake() }
    open.append(Open(asked: asked, work: work))
    if asked.lane == .inOrder { current = asked.id }
    if type(of: asked.query).isQuick {
      finish(asked.id, job(work), &owner, &news)
    } else {
      Self.start(asked.id, job, work, inbox)
    }
  }

  private static func start(
    _ id: RequestID, _ job: @escaping @Sendable (Work) -> QueryResult, _ work: Work, _ inbox: Inbox
  ) {
    let run: @Sendable () -> Void = {
      let result = job(work)
      inbox.add(id, result)
      Waker().wake()
    }
    if !OwnThread.run(run) { run() }
  }

  private mutating func finish(
    _ id: RequestID, _ result: QueryResult, _ owner: inout Owner, _ news: inout News
  ) {
    guard let index = open.firstIndex(where: { $0.asked.id == id }) else { return }
    let done = open.remove(at: index)
    if !done.work.isCancelled {
      let (answered, changes) = providers.finish(done.asked, result, &owner)
      news.answers.append(answered)
      news.changes.formUnion(changes)
    }
    guard current == id else { return }
    current = nil
    if !queue.isEmpty { handle(queue.removeFirst(), &owner, &news) }
  }

  private func cancel(_ ids: [RequestID]) {
    for open in open where ids.contains(open.asked.id) { open.work.cancel() }
  }
}
