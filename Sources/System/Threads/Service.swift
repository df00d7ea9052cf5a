import Synchronization

/// Serves requests on a thread of its own, one after the other. The thread starts with the first of them, so that a
/// player who never asks pays nothing; only the newest few wait, so that asking never takes time and nothing
/// piles up behind something slow.
package final class Service<Request: Sendable>: Sendable {
  private struct State {
    var waiting: [Request] = []
    var thread: WorkThread?
    var isOver = false
  }

  private let state = Mutex(State())
  private let limit: Int
  private let serve: @Sendable (Request) -> Void

  /// A service that lets so many requests wait.
  package init(keeping limit: Int, _ serve: @escaping @Sendable (Request) -> Void) {
    self.limit = limit
    self.serve = serve
  }

  /// Serves nothing more; what is being served is not waited for.
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

// Equality is asked for here alone: a class that needs it makes the program look for it at the start, which takes as
// long as drawing the first screen.
extension Service where Request: Equatable {
  /// Has a request served soon, unless too many newer ones come before its turn. One that waits already waits once.
  /// Returns those that won't be served: the oldest where too many wait, all where no thread can be had.
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
