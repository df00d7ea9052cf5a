import Engine

/// Neighbouring changed cells of one row that one pen can write.
struct Span: BitwiseCopyable {
  var row: Int32
  var first: Int32
  /// The column after the last one.
  var end: Int32
  /// The next span of the same pen while pens are taken one after another; -1 after the last.
  var next: Int32 = -1
  /// What writes it; for blanks only the background counts.
  var pen: Pen
  /// Whether it is nothing but plain blanks.
  var isBlank: Bool

  @inline(__always)
  init(row: Int, column: Int, _ cell: Cell, _ full: FullBlock) {
    self.row = Int32(truncatingIfNeeded: row)
    first = Int32(truncatingIfNeeded: column)
    end = first
    pen = Pen(cell, full: full)
    isBlank = cell.isPlainBlank
  }

  /// Takes the next cell of the row in, if its pen can be this one's.
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
