import Engine

/// How a terminal is given full blocks. A font's block is often lower than its row, which makes stripes of a picture, or
/// wider than its column, so that specks stay when it goes. A blank in reverse fills its cell and no more.
struct FullBlock: BitwiseCopyable {
  /// What is written as a blank in reverse.
  let glyph: GlyphID

  /// No text holds a noncharacter.
  init(inReverse: Bool) { glyph = GlyphID(rawValue: inReverse ? 0x2588 : 0xFFFF) }

  /// What is written for a glyph.
  @inline(__always)
  func written(_ glyph: GlyphID) -> GlyphID { glyph == self.glyph ? .blank : glyph }

  /// A cell as it is written.
  func written(_ cell: Cell) -> Cell {
    guard cell.glyph == glyph else { return cell }
    return Cell(
      .blank, foreground: cell.foreground, background: cell.background,
      attributes: cell.attributes.symmetricDifference(.reverse))
  }

  /// Whether what a font draws for a glyph may reach into the next cell: blocks but shades, and shapes.
  @inline(__always)
  static func overhangs(_ glyph: GlyphID) -> Bool {
    0x2580...0x2590 ~= glyph.rawValue || 0x2594...0x25FF ~= glyph.rawValue
  }
}
