// Moving the cursor.
extension FrameEncoder {
  /// Moves the cursor to a cell: relatively, from the left edge, or absolutely, whichever is shortest.
  /// `overText` means that a glyph follows, in the current pen: then a full row wraps by itself, and short
  /// gaps may be crossed by rewriting them.
  @inline(__always)
  mutating func move(x: Int, y: Int, overText: Bool = true) {
    if cursor.x == x && cursor.y == y { return }
    if !(overText && cursor.x == width && x == 0 && y == cursor.y + 1) { jump(x, y, overText) }
    cursor.x = x
    cursor.y = y
  }

  private mutating func jump(_ x: Int, _ y: Int, _ overText: Bool) {
    output.reserve(64)
    let isAtEdge = cursor.x >= width
    let absolute = MoveCost.absolute(x: x, y: y)
    let vertical = MoveCost.vertical(from: cursor.y, to: y)
    let fromLeft = 1 + vertical + horizontalCost(from: 0, to: x, y, overText)
    let relative = isAtEdge ? Int.max : vertical + horizontalCost(from: cursor.x, to: x, y, overText)
    if relative <= absolute && relative <= fromLeft {
      moveVertically(to: y)
      moveHorizontally(from: cursor.x, to: x, y, overText)
    } else if fromLeft <= absolute || isAtEdge && y == cursor.y {
      // Not absolutely at the edge: libvterm then still wraps if its cursor is already there.
      output.append(0x0D)
      moveVertically(to: y)
      moveHorizontally(from: 0, to: x, y, overText)
    } else {
      moveAbsolutely(x, y)
    }
  }

  private mutating func moveAbsolutely(_ x: Int, _ y: Int) {
    if x == 0 { return output.append(sequence: y + 1, 0x48) }
    output.append(sequence: y + 1, 0x3B)
    output.append(number: x + 1)
    output.append(0x48)
  }

  private mutating func moveVertically(to y: Int) {
    let distance = y - cursor.y
    if distance > 0 {
      // This never leaves the last row, so nothing scrolls.
      repeatOrCount(0x0A, distance, 0x42)
    } else if distance == -1 {
      output.append(0x1B)
      output.append(0x4D)
    } else if distance < 0 {
      output.append(sequence: -distance, 0x41)
    }
  }

  private mutating func repeatOrCount(_ byte: UInt8, _ count: Int, _ final: UInt8) {
    if count > MoveCost.sequence(count) { return output.append(sequence: count, final) }
    for _ in 0..<count { output.append(byte) }
  }

  @inline(__always)
  private func horizontalCost(from: Int, to: Int, _ y: Int, _ overText: Bool) -> Int {
    let jump = MoveCost.horizontal(from: from, to: to)
    guard overText, to > from, to - from < jump else { return jump }
    return min(jump, rewriteCost(from, to, y) ?? jump)
  }

  private mutating func moveHorizontally(from: Int, to: Int, _ y: Int, _ overText: Bool) {
    if to < from { return repeatOrCount(0x08, from - to, 0x44) }
    if to == from { return }
    if horizontalCost(from: from, to: to, y, overText) < MoveCost.sequence(to - from) {
      for x in from..<to { output.append(scalar: full.written(target[y * width + x].glyph).rawValue) }
    } else {
      output.append(sequence: to - from, 0x43)
    }
  }

  /// The bytes to rewrite the cells between two columns; nil unless they are narrow single scalars in the
  /// current pen.
  private func rewriteCost(_ from: Int, _ to: Int, _ y: Int) -> Int? {
    var cost = 0
    for x in from..<to {
      let cell = target[y * width + x]
      let fits =
        cell.isPlainBlank
        ? cell.background == pen.background && pen.writesBlanks : Pen(cell, full: full) == pen
      guard fits, cell.width == 1, cell.glyph.clusterIndex == nil else { return nil }
      cost += UTF8Length.of(full.written(cell.glyph).rawValue)
    }
    return cost
  }
}
