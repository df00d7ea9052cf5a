/// One cell of a canvas: 16 bytes without padding, so that whole cells compare as two words.
///
/// A wide glyph is in its left cell with `width` 2; the cell to its right is a `rightHalf` of width 0 in the
/// same colours. A blank whose foreground can't be seen has the terminal's own colour as its foreground, so
/// that cells that look the same are equal.
package struct Cell: Hashable, Sendable, BitwiseCopyable {
  package var glyph: GlyphID
  package var foreground: Color
  package var background: Color
  package var attributes: Attributes
  /// The glyph's columns: 1, 2, or 0 for the right half of the cell before.
  package var width: UInt8
  @usableFromInline var unused: UInt16 = 0

  @inlinable
  package init(
    _ glyph: GlyphID, foreground: Color = .terminal, background: Color = .terminal,
    attributes: Attributes = [], width: UInt8 = 1
  ) {
    let hidesForeground =
      glyph == .blank && attributes.intersection([.underline, .reverse, .strikethrough]).isEmpty
    self.glyph = glyph
    self.foreground = hidesForeground ? .terminal : foreground
    self.background = background
    self.attributes = hidesForeground ? [] : attributes
    self.width = width
    self.unused = 0
  }

  package static func blank(_ background: Color) -> Cell {
    Cell(.blank, background: background)
  }
}
