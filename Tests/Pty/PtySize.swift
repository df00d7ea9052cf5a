import CPty

/// Columns and rows of a pseudo-terminal.
public struct PtySize: Hashable, Sendable {
  /// Columns.
  public var columns: Int
  /// Rows.
  public var rows: Int
  /// The width and the height of a cell in pixels; 0 where the terminal doesn't tell.
  public var cellWidth = 0, cellHeight = 0

  /// A size; 80×24 if nothing is said.
  public init(_ columns: Int = 80, _ rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }

  /// A size in a terminal whose cells have so many pixels each way.
  public init(_ columns: Int, _ rows: Int, cellWidth: Int, cellHeight: Int) {
    self.init(columns, rows)
    (self.cellWidth, self.cellHeight) = (cellWidth, cellHeight)
  }

  var window: cpty_window {
    cpty_window(
      columns: Int32(columns), rows: Int32(rows), width: Int32(columns * cellWidth),
      height: Int32(rows * cellHeight))
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
