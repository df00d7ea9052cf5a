import Glibc
import Synchronization

/// Serves requests one by one on a thread of its own. The thread starts with the first request, so that a
/// player who never asks pays nothing. Only the newest request waits, so that asking never blocks and
/// nothing piles up behind something slow.
package final class Service<Request: Sendable>: Sendable {
  private struct State {
    var waiting: Request?
    var thread: WorkThread?
    var isOver = false
  }

  private let state = Mutex(State())
  private let serve: @Sendable (Request) -> Void

  package init(_ serve: @escaping @Sendable (Request) -> Void) { self.serve = serve }

  /// The thread doesn't keep the service, and ends with it.
  deinit { end() }

  /// Queues a request in place of one that still waits. Without a thread it isn't served.
  package func ask(_ request: Request) {
    state.withLock { state in
      guard !state.isOver else { return }
      let thread = state.thread ?? WorkThread { [weak self] in self?.serveAll() }
      (state.thread, state.waiting) = (thread, request)
      if !thread.request() { state.waiting = nil }
    }
  }

  /// Serves no more requests; one that is being served is not waited for.
  package func end() {
    state.withLock { state in
      guard !state.isOver else { return }
      (state.isOver, state.waiting) = (true, nil)
      state.thread?.end()
    }
  }

  private func serveAll() {
    while let request = next() { serve(request) }
  }

  private func next() -> Request? {
    state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
  }
}
