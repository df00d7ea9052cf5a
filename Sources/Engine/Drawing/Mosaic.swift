/// The characters that pictures of dots are drawn with.
public enum Mosaic: String, Sendable, CaseIterable {
  /// None: large words are shown as plain text.
  case plain
  /// ASCII characters: two dots, one above the other.
  case ascii
  /// Half blocks: two dots, one above the other. Every font has them.
  case halves
  /// Two dots across and three down (Unicode 13). Few fonts have them; some terminals draw them themselves.
  case sextants
  /// Two dots across and four down (Unicode 16). Hardly any font has them; some terminals draw them
  /// themselves.
  case octants
  /// As fine as octants and in most fonts, but fainter, since the dots don't touch.
  case braille

  /// The dots of a cell, across and down.
  public var dots: Size {
    switch self {
    case .plain: Size(1, 1)
    case .ascii, .halves: Size(1, 2)
    case .sextants: Size(2, 3)
    case .octants, .braille: Size(2, 4)
    }
  }

  /// The character with these dots, row by row from the lowest bit; nil without dots.
  func scalar(_ bits: Int) -> Unicode.Scalar? {
    guard bits > 0 else { return nil }
    switch self {
    case .plain: return nil
    case .ascii: return bits == 3 ? "#" : bits == 1 ? "\"" : "o"
    case .halves: return bits == 3 ? "█" : bits == 1 ? "▀" : "▄"
    case .sextants: return Self.sextant(bits)
    case .octants: return Self.octant(bits)
    case .braille: return Self.braille(bits)
    }
  }

  /// The block of sextants leaves out characters that existed before: the left and right half, and the full
  /// block.
  private static func sextant(_ bits: Int) -> Unicode.Scalar? {
    switch bits {
    case 0b01_01_01: return "▌"
    case 0b10_10_10: return "▐"
    case 0b11_11_11: return "█"
    default:
      let skipped = (bits > 0b01_01_01 ? 1 : 0) + (bits > 0b10_10_10 ? 1 : 0)
      return Unicode.Scalar(UInt32(0x1FB00 + bits - 1 - skipped))
    }
  }

  /// The block of octants leaves out characters that exist elsewhere.
  private static func octant(_ bits: Int) -> Unicode.Scalar? {
    if let elsewhere = octantsElsewhere.first(where: { $0.bits == bits }) { return elsewhere.scalar }
    let skipped = octantsElsewhere.count { $0.bits < bits } + 1
    return Unicode.Scalar(UInt32(0x1CD00 + bits - skipped))
  }

  /// Braille numbers its dots column by column, with the bottom row last.
  private static func braille(_ bits: Int) -> Unicode.Scalar? {
    let places = [0, 3, 1, 4, 2, 5, 6, 7]
    let dots = places.enumerated().reduce(0) { $0 | (bits >> $1.offset & 1) << $1.element }
    return Unicode.Scalar(UInt32(0x2800 + dots))
  }

  /// Octants in other blocks (Unicode 16.0, chart U+1CC00).
  private static let octantsElsewhere: [(bits: Int, scalar: Unicode.Scalar)] = [
    (0x01, "\u{1CEA8}"), (0x02, "\u{1CEAB}"), (0x03, "\u{1FB82}"), (0x05, "▘"), (0x0A, "▝"), (0x0F, "▀"),
    (0x14, "\u{1FBE6}"), (0x28, "\u{1FBE7}"), (0x3F, "\u{1FB85}"), (0x40, "\u{1CEA3}"), (0x50, "▖"),
    (0x55, "▌"), (0x5A, "▞"), (0x5F, "▛"), (0x80, "\u{1CEA0}"), (0xA0, "▗"), (0xA5, "▚"), (0xAA, "▐"),
    (0xAF, "▜"), (0xC0, "▂"), (0xF0, "▄"), (0xF5, "▙"), (0xFA, "▟"), (0xFC, "▆"), (0xFF, "█"),
  ]
}
