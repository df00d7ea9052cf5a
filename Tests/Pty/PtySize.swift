/// Columns and rows of a pseudo-terminal.
public struct PtySize: Hashable, Sendable {
  /// Columns.
  public var columns: Int
  /// Rows.
  public var rows: Int

  /// A size; 80×24 if nothing is said.
  public init(_ columns: Int = 80, _ rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }
}

/// How a process ended.
public enum WaitStatus: Hashable, Sendable {
  /// By itself, with this status.
  case exited(Int)
  /// By this signal.
  case signalled(Int)

  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(Int(status >> 8 & 0xFF)) : .signalled(Int(signal))
  }
}
