import Engine

/// Adjacent changed cells of a row that can be written with one pen.
struct Span: BitwiseCopyable {
  var row: Int32
  var first: Int32
  /// The column after the last one.
  var end: Int32
  /// The next span of the same pen group; -1 after the last.
  var next: Int32 = -1
  /// The pen to write it; for blanks only the background counts.
  var pen: Pen
  /// Whether it consists only of plain blanks.
  var isBlank: Bool

  @inline(__always)
  init(row: Int, column: Int, _ cell: Cell, _ full: FullBlock) {
    self.row = Int32(truncatingIfNeeded: row)
    first = Int32(truncatingIfNeeded: column)
    end = first
    pen = Pen(cell, full: full)
    isBlank = cell.isPlainBlank
  }

  /// Whether the next cell of the row can be written with the same pen. May choose the pen of a blank span.
  @inline(__always)
  mutating func accepts(_ cell: Cell, _ full: FullBlock) -> Bool {
    guard cell.background == pen.background else { return false }
    if cell.isPlainBlank { return isBlank || pen.writesBlanks }
    let wanted = Pen(cell, full: full)
    if isBlank {
      guard wanted.writesBlanks else { return false }
      pen = wanted
      isBlank = false
      return true
    }
    return wanted == pen
  }
}
