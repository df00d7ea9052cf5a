import CPlatform

/// Wakes the run loop from any thread: it then calls its host's `handleArrivals()`.
package struct Waker: Sendable {
  package init() {}

  /// Wakes the loop or, if it isn't waiting, makes its next wait return at once.
  package func wake() {
    terminal_wake()
  }
}
