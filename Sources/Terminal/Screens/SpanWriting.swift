import Engine

// Writing spans: runs of equal cells, repeated or erased where that is shorter.
extension FrameEncoder {
  mutating func write(_ span: Span) {
    set(span.isBlank ? pen.forBlanks(on: span.pen.background) : span.pen)
    let y = Int(span.row)
    let row = target + y * width
    var x = Int(span.first)
    let end = Int(span.end)
    while x < end {
      let glyph = row[x].glyph
      var next = x + 1
      while next < end, row[next].glyph == glyph { next += 1 }
      if glyph.rawValue != 0 { writeRun(row[x], x: x, count: next - x, y) }
      x = next
    }
  }

  /// Writes `count` cells that are equal but for colours that can't be seen. A wide glyph stands alone.
  private mutating func writeRun(_ cell: Cell, x: Int, count: Int, _ y: Int) {
    if cell.glyph.rawValue == 32, count > 3, canErase(cell, fromX: x, y) {
      move(x: x, y: y, overText: false)
      output.append("\u{1b}[K")
      return
    }
    move(x: x, y: y)
    if let cluster = cell.glyph.clusterIndex {
      for _ in 0..<count { output.append(graphemes[cluster].utf8) }
      cursor.x = x + count - 1 + Int(cell.width)
    } else {
      writeScalar(cell, x: x, count: count)
    }
  }

  @inline(__always)
  private mutating func writeScalar(_ cell: Cell, x: Int, count: Int) {
    let scalar = full.written(cell.glyph).rawValue
    cursor.x = x + count - 1 + Int(cell.width)
    output.reserve(4 * count + 16)
    output.append(scalar: scalar)
    var left = count - 1
    // Terminals disagree about the cursor after a repetition that reaches the edge, and libvterm about one
    // that stops just before it.
    let repeated = min(left, width - 3 - x)
    if scalar < repetitionEnd, repeated > 0,
      MoveCost.sequence(repeated) < repeated * UTF8Length.of(scalar)
    {
      output.append(sequence: repeated, 0x62)
      left -= repeated
    }
    for _ in 0..<left { output.append(scalar: scalar) }
  }

  /// Whether the row is blank and of one background from here to its end, so that erasing it is right.
  private func canErase(_ blank: Cell, fromX x: Int, _ y: Int) -> Bool {
    guard blank.attributes.isEmpty, features.erasesWithBackground || blank.background.isTerminal
    else { return false }
    let row = target + y * width
    for column in stride(from: width - 1, through: x, by: -1) {
      let cell = row[column]
      if !cell.isPlainBlank || cell.background != blank.background { return false }
    }
    return true
  }
}
