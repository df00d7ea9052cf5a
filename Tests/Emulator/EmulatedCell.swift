/// A colour as the emulated terminal holds it.
public enum EmulatedColor: Hashable, Sendable {
  /// The terminal's own.
  case terminal
  /// One of the palette's 256.
  case palette(Int)
  /// 0xRRGGBB.
  case rgb(UInt32)

  init(code: Int32) {
    self = code < 0 ? .terminal : code < 256 ? .palette(Int(code)) : .rgb(UInt32(code) & 0xFF_FFFF)
  }
}

/// What one cell of the emulated terminal shows.
public struct EmulatedCell: Hashable, Sendable {
  /// The grapheme; a space where nothing was written, empty in the right half of a wide one.
  public var text: String
  /// Columns that it takes: 1, 2, or 0 for a right half.
  public var width: Int
  /// The colour of the glyph.
  public var foreground: EmulatedColor
  /// The colour behind it.
  public var background: EmulatedColor
  /// Written in bold.
  public var isBold: Bool
  /// Written in italic.
  public var isItalic: Bool
  /// Underlined.
  public var isUnderlined: Bool
  /// Foreground and background exchanged.
  public var isReversed: Bool
  /// Struck through.
  public var isStruckThrough: Bool
}
