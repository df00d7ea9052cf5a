import Engine

/// Finds the player's best run, which takes a while.
struct GhostQuery: Query {
  private let find: @Sendable () -> Ghost?

  init(_ find: @escaping @Sendable () -> Ghost?) { self.find = find }

  func answer(in context: Void) -> Ghost? { find() }
}
