/// The few functions through which cells change. They keep two promises: a wide glyph is always whole, and
/// nothing outside the clip changes, but for the other half of a glyph that is cut.
extension Canvas {
  mutating func id(of glyph: Glyph) -> GlyphID {
    glyph.scalar != 0 ? GlyphID(rawValue: glyph.scalar) : graphemes.id(of: glyph.cluster)
  }

  mutating func set(_ x: Int, _ y: Int, _ scalar: Unicode.Scalar, _ style: Style) {
    guard x >= clip.left, x < clip.right, y >= clip.top, y < clip.bottom else { return }
    set(x, y, GlyphID(rawValue: scalar.value), 1, style)
  }

  /// Sets a glyph that lies within the clip.
  mutating func set(_ x: Int, _ y: Int, _ glyph: GlyphID, _ width: Int, _ style: Style) {
    let row = y * size.width
    let (index, rowEnd) = (row + x, row + size.width)
    // What follows is not checked in a release build, and a slip would write into other memory.
    precondition(x >= 0 && index >= 0 && index + width <= cells.count, "no cell (\(x), \(y)) in \(size)")
    cells.withUnsafeMutableBufferPointer { cells in
      let old = cells[index]
      let cell = Cell(
        glyph, foreground: style.foreground ?? old.foreground, background: style.background ?? old.background,
        attributes: style.attributes, width: UInt8(width))
      Self.cut(cells, index, index + width, rowEnd)
      cells[index] = cell
      if width == 2 {
        cells[index + 1] = Cell(
          .rightHalf, foreground: cell.foreground, background: cell.background, attributes: cell.attributes,
          width: 0)
      }
    }
  }

  mutating func fill(_ rect: Rect, with cell: Cell) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    let width = size.width
    // Once for all rows: asking whether the cells are shared takes longer than filling a short one.
    cells.withUnsafeMutableBufferPointer { cells in
      for y in visible.top..<visible.bottom {
        let row = y * width
        Self.cut(cells, row + visible.left, row + visible.right, row + width)
        cells[row + visible.left..<row + visible.right].update(repeating: cell)
      }
    }
  }

  /// Blanks the halves of wide glyphs that would stay when the cells from `start` to before `end` change.
  private static func cut(_ cells: UnsafeMutableBufferPointer<Cell>, _ start: Int, _ end: Int, _ rowEnd: Int)
  {
    if cells[start].width == 0 { cells[start - 1] = .blank(cells[start - 1].background) }
    if end < rowEnd, cells[end].width == 0 { cells[end] = .blank(cells[end].background) }
  }
}
