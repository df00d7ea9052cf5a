import Engine
import Glibc

// Finding the changes.
extension FrameEncoder {
  /// Collects the changed cells of all rows, or of those that fit into the part, as spans, and marks these
  /// rows as shown. Returns whether that is all of them.
  mutating func collectSpans(_ part: FramePart?) -> Bool {
    spanCount = 0
    guard let part else {
      for y in 0..<size.height { collectSpans(row: y) }
      return true
    }
    var left = part.bytes
    for y in turns.order(first: part.first) {
      if left <= 0 { return false }
      let (bytes, spans) = (output.count, spanCount)
      collectSpans(row: y)
      left -= output.count - bytes + lengthInRowOrder(from: spans)
      turns.note(y)
    }
    return true
  }

  @inline(__always)
  private mutating func collectSpans(row y: Int) {
    let rowBytes = width * MemoryLayout<Cell>.stride
    let new = target + y * width
    let old = shown.base + y * width
    if memcmp(new, old, rowBytes) == 0 { return }
    shift(row: y, new, old)
    collectSpans(row: y, new, old)
    memcpy(old, new, rowBytes)
  }

  private mutating func collectSpans(row y: Int, _ new: UnsafePointer<Cell>, _ old: UnsafePointer<Cell>) {
    var span = spanCount - 1
    var isOpen = false
    // The end of cells that a grapheme of doubtful width, or a block wider than its cell, may have
    // overwritten.
    var doubtfulEnd = 0
    for x in 0..<width {
      let cell = new[x]
      let isOther = !isSame(new + x, old + x)
      let isChanged = isOther || x < doubtfulEnd
      if isOther, FullBlock.overhangs(old[x].glyph) { doubtfulEnd = max(doubtfulEnd, x + 2) }
      if !isChanged || cell.width == 0 {
        isOpen = isOpen && cell.width == 0
      } else if let reach = doubtfulReach(cell) {
        writeDoubtful(cell, old + x, x: x, y: y, reach: reach)
        doubtfulEnd = max(doubtfulEnd, x + reach)
        isOpen = false
      } else {
        if !isOpen || !spans.base[span].accepts(cell, full) {
          span = spanCount
          spanCount += 1
          spans[span] = Span(row: y, column: x, cell, full)
          isOpen = true
        }
        spans.base[span].end = Int32(truncatingIfNeeded: x + Int(cell.width))
      }
    }
  }

  /// Compares cells as two words.
  @inline(__always)
  func isSame(_ a: UnsafePointer<Cell>, _ b: UnsafePointer<Cell>) -> Bool {
    let left = UnsafeRawPointer(a)
    let right = UnsafeRawPointer(b)
    return left.load(as: UInt64.self) == right.load(as: UInt64.self)
      && left.load(fromByteOffset: 8, as: UInt64.self) == right.load(fromByteOffset: 8, as: UInt64.self)
  }
}

// Graphemes on whose width terminals disagree: emoji sequences, and clusters whose scalars add up to another
// width than the cell's.
//
// A terminal may give such a grapheme any number of columns up to the sum of its scalars. So its cells are
// blanked first (a terminal that counts one column leaves the second alone), the cursor's column isn't
// trusted afterwards, and cells that a larger count may have overwritten are written again like changed ones.
// If that many columns don't fit the row, only the first scalar is written, since terminals disagree about
// wrapping even when wrapping is off.
extension FrameEncoder {
  /// The most columns that the terminal may give the cell's grapheme; nil if there is no doubt.
  @inline(__always)
  private func doubtfulReach(_ cell: Cell) -> Int? {
    cell.glyph.clusterIndex.flatMap { reach(ofCluster: $0, width: Int(cell.width)) }
  }

  private func reach(ofCluster index: Int, width: Int) -> Int? {
    let entry = graphemes[index]
    guard entry.isRisky || entry.scalarWidth != width else { return nil }
    let wider = entry.string.unicodeScalars.count { Self.mayTakeOneMore($0) }
    return max(width, entry.scalarWidth + wider)
  }

  /// Halves of flags count as one column or two, and so do blocks that a terminal doesn't know; the emoji
  /// selector may widen the scalar before it.
  private static func mayTakeOneMore(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1F1E6...0x1F1FF, 0xFE0F, 0x1CC00...0x1CEBF, 0x1FB00...0x1FBFF: true
    default: false
    }
  }

  /// Writes such a grapheme of the cell at x, y; `old` is the cell as it was shown.
  private mutating func writeDoubtful(_ cell: Cell, _ old: UnsafePointer<Cell>, x: Int, y: Int, reach: Int) {
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
