import Engine

/// How full blocks are written. A font's block is often lower than its row, which shows as stripes in a
/// picture, or wider than its column, which leaves specks behind. A reversed blank fills exactly its cell.
struct FullBlock: BitwiseCopyable {
  /// The glyph that is written as a reversed blank.
  let glyph: GlyphID

  /// Without reverse video no glyph is replaced: U+FFFF occurs in no text.
  init(inReverse: Bool) { glyph = GlyphID(rawValue: inReverse ? 0x2588 : 0xFFFF) }

  /// The glyph to write for a glyph.
  @inline(__always)
  func written(_ glyph: GlyphID) -> GlyphID { glyph == self.glyph ? .blank : glyph }

  /// The cell to write for a cell.
  func written(_ cell: Cell) -> Cell {
    guard cell.glyph == glyph else { return cell }
    return Cell(
      .blank, foreground: cell.foreground, background: cell.background,
      attributes: cell.attributes.symmetricDifference(.reverse))
  }

  /// Whether a font's glyph may extend into the next cell: blocks other than shades, and geometric shapes.
  @inline(__always)
  static func overhangs(_ glyph: GlyphID) -> Bool {
    0x2580...0x2590 ~= glyph.rawValue || 0x2594...0x25FF ~= glyph.rawValue
  }
}
