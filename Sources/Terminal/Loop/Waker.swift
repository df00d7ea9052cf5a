import CTerminal

/// Wakes the run loop from any thread: it then asks its host for `arrivals()`.
package struct Waker: Sendable {
  /// A waker; all are alike.
  package init() {}

  /// Wakes the loop now, or lets it go on at once when it next waits.
  package func wake() {
    terminal_wake()
  }
}
