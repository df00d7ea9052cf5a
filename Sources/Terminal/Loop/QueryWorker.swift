import Engine
import Glibc
import Synchronization
import System

/// Answers the queries of scenes: quick ones at once, all others on threads, which wake the run loop.
package struct QueryWorker<Owner: LoopHost>: Sendable {
  private struct Open: Sendable {
    let asked: AskedQuery
    let work: Work
    /// How often its progress was told.
    var told = 0
  }

  private let inbox = Inbox()
  private var open: [Open] = []
  /// The queries in order that wait for the one that is being answered.
  private var queue: [AskedQuery] = []
  private var current: RequestID?
  /// Queries asked before the owner was open.
  private var early: [AskedQuery] = []
  /// What the newest frame has missed, apart from the one that is being made.
  private var wanted: [any LookQuery] = []
  private var making: RequestID?
  private var madeCount: UInt64 = 0

  package init() {}

  /// Starts answering the queries among the reports of a tick, and cancels others.
  package mutating func handle(_ reports: [any Sendable], _ owner: inout Owner) -> SceneDriver.Response {
    var response = SceneDriver.Response()
    for report in reports {
      if let asked = report as? AskedQuery { early.append(asked) }
      if let cancelled = report as? CancelledQueries { cancel(cancelled.ids) }
    }
    handleEarly(&owner, &response)
    return response
  }

  private mutating func handleEarly(_ owner: inout Owner, _ response: inout SceneDriver.Response) {
    guard !early.isEmpty else { return }
    let opened = owner.prepare()
    guard opened != .later else { return }
    for asked in early {
      if opened == .now {
        handle(asked, &owner, &response)
      } else {
        response.answers.append(Answered(asked, .refused))
      }
    }
    early = []
  }

  /// What threads have brought since the last call.
  package mutating func arrivals(_ owner: inout Owner) -> SceneDriver.Response {
    var response = SceneDriver.Response()
    handleEarly(&owner, &response)
    for (id, result) in inbox.drain() { finish(id, result, &owner, &response) }
    for index in open.indices {
      guard !open[index].work.isCancelled, let (count, progress) = open[index].work.progress,
        count != open[index].told
      else { continue }
      open[index].told = count
      response.answers.append(Answered(open[index].asked.id, .progress(progress)))
    }
    return response
  }

  /// Starts making what the newest frame has missed, one after the other; earlier frames no longer matter.
  package mutating func want(_ queries: [any LookQuery], _ owner: Owner) {
    var seen: Set<AnyHashable> = []
    wanted = queries.filter { !isOpen($0) && seen.insert(AnyHashable($0)).inserted }
    makeNext(owner)
  }

  private func isOpen<Wanted: LookQuery>(_ query: Wanted) -> Bool {
    open.contains { !$0.work.isCancelled && $0.asked.query as? Wanted == query }
  }

  private mutating func makeNext(_ owner: Owner) {
    while making == nil, !wanted.isEmpty {
      madeCount += 1
      // No scene has asked, so these count down from the last.
      let asked = AskedQuery(RequestID(.max - madeCount), wanted.removeFirst(), .beside)
      guard let job = owner.job(for: asked) else { continue }
      making = asked.id
      let work = Work { Waker().wake() }
      open.append(Open(asked: asked, work: work))
      inbox.add(asked.id) { job(work) }
    }
  }

  /// Finishes all changes, and cancels everything else. Long work gets a moment to clean up.
  package mutating func end(_ owner: inout Owner) {
    wanted = []
    cancel(open.filter { $0.asked.lane != .inOrder }.map(\.asked.id))
    var left = current == nil ? Self.longestEnd : 5 * Self.longestEnd
    while left > 0, current != nil || open.contains(where: { $0.asked.query is any LongQuery }) {
      _ = arrivals(&owner)
      usleep(1000)
      left -= 1
    }
  }

  /// In milliseconds.
  private static var longestEnd: Int { 2000 }

  private mutating func handle(
    _ asked: AskedQuery, _ owner: inout Owner, _ response: inout SceneDriver.Response
  ) {
    if asked.lane == .inOrder, current != nil { return queue.append(asked) }
    guard let job = owner.job(for: asked) else {
      response.answers.append(Answered(asked, .refused))
      return
    }
    let work = Work { Waker().wake() }
    open.append(Open(asked: asked, work: work))
    if asked.lane == .inOrder { current = asked.id }
    if type(of: asked.query).isQuick {
      finish(asked.id, job(work), &owner, &response)
    } else {
      inbox.add(asked.id) { job(work) }
    }
  }

  private mutating func finish(
    _ id: RequestID, _ result: QueryResult, _ owner: inout Owner, _ response: inout SceneDriver.Response
  ) {
    guard let index = open.firstIndex(where: { $0.asked.id == id }) else { return }
    let done = open.remove(at: index)
    if !done.work.isCancelled {
      let (answered, changes) = owner.finish(done.asked, result)
      response.answers.append(answered)
      response.changes.formUnion(changes)
    }
    if making == id {
      making = nil
      makeNext(owner)
    }
    guard current == id else { return }
    current = nil
    while current == nil, !queue.isEmpty { handle(queue.removeFirst(), &owner, &response) }
  }

  private mutating func cancel(_ ids: [RequestID]) {
    early.removeAll { ids.contains($0.id) }
    for open in open where ids.contains(open.asked.id) { open.work.cancel() }
  }
}

/// What threads have finished.
private final class Inbox: Sendable {
  private let results = Mutex<[(id: RequestID, result: QueryResult)]>([])

  /// Adds the result of a job that runs on a thread, which then wakes the run loop.
  func add(_ id: RequestID, by job: @escaping @Sendable () -> QueryResult) {
    let run: @Sendable () -> Void = {
      let result = job()
      self.results.withLock { $0.append((id, result)) }
      Waker().wake()
    }
    if !OwnThread.run(run) { run() }
  }

  func drain() -> [(id: RequestID, result: QueryResult)] {
    results.withLock { results in
      defer { results = [] }
      return results
    }
  }
}
