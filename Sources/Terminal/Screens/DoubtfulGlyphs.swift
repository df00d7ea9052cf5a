import Engine

// Graphemes on whose width terminals disagree: sequences of emoji, and clusters whose scalars add up to
// another width than the cell's.
//
// The terminal may give such a grapheme any number of columns up to the sum of its scalars. So its cells are
// blanked first (a terminal that counts one column leaves the second), the cursor's column is not trusted
// afterwards, and the cells that a larger count may have overwritten are written again as changed ones. Where
// that many columns don't fit the row, the first scalar stands for all: terminals even disagree about wrapping
// when wrapping is off.
extension FrameEncoder {
  /// The columns that the terminal may give to the cell's grapheme; nil where there is no doubt.
  @inline(__always)
  func doubtfulReach(_ cell: Cell) -> Int? {
    cell.glyph.clusterIndex.flatMap { reach(ofCluster: $0, width: Int(cell.width)) }
  }

  private func reach(ofCluster index: Int, width: Int) -> Int? {
    let entry = graphemes[index]
    guard entry.isRisky || entry.scalarWidth != width else { return nil }
    let wider = entry.string.unicodeScalars.count { Self.mayTakeOneMore($0) }
    return max(width, entry.scalarWidth + wider)
  }

  /// The halves of flags count one column or two, and so do blocks that a terminal doesn't know; the emoji selector may
  /// widen the scalar before it.
  private static func mayTakeOneMore(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1F1E6...0x1F1FF, 0xFE0F, 0x1CC00...0x1CEBF, 0x1FB00...0x1FBFF: true
    default: false
    }
  }

  /// Writes such a grapheme, which stands in the cell at x, y; `old` is what is shown there so far.
  mutating func writeDoubtful(_ cell: Cell, _ old: UnsafePointer<Cell>, x: Int, y: Int, reach: Int) {
    guard let cluster = cell.glyph.clusterIndex else { return }
    set(Pen(cell, full: full))
    blank(cell, old, x: x, y: y)
    move(x: x, y: y)
    if x + reach <= width {
      output.append(graphemes[cluster].utf8)
    } else if let scalar = graphemes[cluster].string.unicodeScalars.first {
      output.reserve(4)
      output.append(scalar: scalar.value)
    }
    cursor.x = width + 1
  }

  private mutating func blank(_ cell: Cell, _ old: UnsafePointer<Cell>, x: Int, y: Int) {
    let isBlank = (0..<Int(cell.width)).allSatisfy {
      old[$0].isPlainBlank && old[$0].background == cell.background
    }
    if isBlank { return }
    move(x: x, y: y)
    output.reserve(2)
    for _ in 0..<cell.width { output.append(0x20) }
    cursor.x = x + Int(cell.width)
  }
}
