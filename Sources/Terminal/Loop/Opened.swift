import CPlatform

/// Whether queries can be answered.
package enum Opened: Hashable, Sendable {
  case now
  /// They wait; use a `Waker` when it has come to that.
  case later
  /// They are refused.
  case never
}
