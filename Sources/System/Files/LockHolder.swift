import Glibc

/// The process that holds a lock.
public struct LockHolder: Equatable, Sendable {
  public let process: Int32
  /// Whether it still runs although the terminal window that it was started in is closed.
  public let hasLostTerminal: Bool

  public init(process: Int32, hasLostTerminal: Bool) {
    self.process = process
    self.hasLostTerminal = hasLostTerminal
  }
}
