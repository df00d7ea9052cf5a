/// Breaks glyphs into lines. A line ends at the last space that fits, or next to the last wide glyph, or,
/// where a word alone is longer than the line, wherever the line is full. Spaces at a break are dropped.
enum TextWrapping {
  static func lines(of glyphs: [Glyph], columns: Int) -> [ArraySlice<Glyph>] {
    var lines: [ArraySlice<Glyph>] = []
    var rest = trimmed(glyphs[...])
    while !rest.isEmpty {
      let end = endOfLine(rest, columns: columns)
      lines.append(trimmed(rest[..<end]))
      rest = trimmed(rest[end...])
    }
    return lines
  }

  private static func endOfLine(_ glyphs: ArraySlice<Glyph>, columns: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if index > glyphs.startIndex, canBreak(before: index, in: glyphs) { lastBreak = index }
      used += Int(glyph.width)
      guard used <= columns else {
        if glyph.isSpace { return index }
        // One glyph at least, or a wide glyph in a line of one column would never end.
        return lastBreak ?? max(index, glyphs.startIndex + 1)
      }
    }
    return glyphs.endIndex
  }

  private static func canBreak(before index: Int, in glyphs: ArraySlice<Glyph>) -> Bool {
    let before = glyphs[index - 1]
    let glyph = glyphs[index]
    return before.isSpace || glyph.breaksAround || before.breaksAround || before.scalar == 0x2F
  }

  private static func trimmed(_ glyphs: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    guard let first = glyphs.firstIndex(where: { !$0.isSpace }),
      let last = glyphs.lastIndex(where: { !$0.isSpace })
    else { return [] }
    return glyphs[first...last]
  }
}
