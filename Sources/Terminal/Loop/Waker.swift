import CTerminal

/// Wakes the run loop from any thread: it then asks its host for `arrivals()`.
public struct Waker: Sendable {
  /// A waker; all are alike.
  public init() {}

  /// Wakes the loop now, or lets it go on at once when it next waits.
  public func wake() {
    terminal_wake()
  }
}
