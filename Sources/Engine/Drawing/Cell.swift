/// Which grapheme a cell shows: a Unicode scalar, or an entry of the canvas's `GraphemeTable`.
package struct GlyphID: Hashable, Sendable, BitwiseCopyable {
  /// A scalar's value, or the top bit and an index.
  package let rawValue: UInt32

  /// An id from its bits.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The right half of the wide glyph in the cell before.
  @inlinable package static var rightHalf: GlyphID { GlyphID(rawValue: 0) }
  /// A space.
  @inlinable package static var blank: GlyphID { GlyphID(rawValue: 32) }

  /// The place in the grapheme table; nil for a single scalar.
  @inlinable package var clusterIndex: Int? {
    rawValue >> 31 == 1 ? Int(rawValue & 0x7FFF_FFFF) : nil
  }
}

/// How glyphs are drawn besides their colours.
public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits of the attributes below.
  public let rawValue: UInt8
  /// Attributes from their bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Bold.
  public static let bold = Attributes(rawValue: 1)
  /// Dim.
  public static let dim = Attributes(rawValue: 2)
  /// Italic.
  public static let italic = Attributes(rawValue: 4)
  /// Underlined.
  public static let underline = Attributes(rawValue: 8)
  /// Foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 16)
  /// Struck through.
  public static let strikethrough = Attributes(rawValue: 32)
}

/// One cell of a canvas: 16 bytes without padding, so that whole cells compare as two words.
///
/// A wide glyph stands in its left cell with `width` 2; the cell to its right is a `rightHalf` of width 0
/// in the same colours. A blank that shows no foreground has the terminal's own there, so that cells that
/// look the same are the same.
package struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// What it shows.
  package var glyph: GlyphID
  /// The colour of the glyph.
  package var foreground: Color
  /// The colour behind it.
  package var background: Color
  /// Bold and the like.
  package var attributes: Attributes
  /// Columns that the glyph takes: 1, 2, or 0 for the right half of the cell before.
  package var width: UInt8
  @usableFromInline var unused: UInt16 = 0

  /// A cell of its parts.
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

  /// A blank on the given background.
  package static func blank(_ background: Color) -> Cell {
    Cell(.blank, background: background)
  }
}
