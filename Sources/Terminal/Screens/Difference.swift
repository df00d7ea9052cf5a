import Engine
import Glibc

// Finding what has changed.
extension FrameEncoder {
  /// Gathers the changed cells into spans, of all rows or of those that the part has room for, and takes these rows over
  /// as shown. Returns whether all are.
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
    // Up to here a grapheme of doubtful width may have reached, or a block that is wider than its cell.
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

  /// Cells are compared as the two words that they are.
  @inline(__always)
  func isSame(_ a: UnsafePointer<Cell>, _ b: UnsafePointer<Cell>) -> Bool {
    let left = UnsafeRawPointer(a)
    let right = UnsafeRawPointer(b)
    return left.load(as: UInt64.self) == right.load(as: UInt64.self)
      && left.load(fromByteOffset: 8, as: UInt64.self) == right.load(fromByteOffset: 8, as: UInt64.self)
  }
}
