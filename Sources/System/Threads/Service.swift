import Synchronization

/// Serves requests one by one on a thread of its own. The thread starts with the first request, so that a
/// player who never asks pays nothing. Only the newest few requests wait, so that asking never blocks and
/// nothing piles up behind something slow.
package final class Service<Request: Sendable>: Sendable {
  private struct State {
    var waiting: [Request] = []
    var thread: WorkThread?
    var isOver = false
  }

  private let state = Mutex(State())
  private let limit: Int
  private let serve: @Sendable (Request) -> Void

  /// - Parameter limit: how many requests may wait.
  package init(keeping limit: Int, _ serve: @escaping @Sendable (Request) -> Void) {
    self.limit = limit
    self.serve = serve
  }

  /// Serves no more requests; one that is being served is not waited for.
  package func end() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isOver = true
      state.waiting = []
      state.thread?.end()
    }
  }

  private func serveAll() {
    while let request = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
      serve(request)
    }
  }
}

// Only this needs equality. If the class itself required it, the program would look up the conformance at its
// start, which takes as long as drawing the first screen.
extension Service where Request: Equatable {
  /// Queues a request, unless too many newer ones come before its turn. An equal one that waits already is
  /// not queued twice. Returns the requests that won't be served: the oldest if too many wait, all if no
  /// thread can be started.
  @discardableResult
  package func ask(_ request: Request) -> [Request] {
    state.withLock { state in
      guard !state.isOver else { return [request] }
      let others = state.waiting.filter { $0 != request }
      state.waiting = others.suffix(limit - 1) + [request]
      let thread = state.thread ?? WorkThread { [weak self] in self?.serveAll() }
      state.thread = thread
      guard !thread.request() else { return others.dropLast(limit - 1) }
      defer { state.waiting = [] }
      return others + [request]
    }
  }
}
