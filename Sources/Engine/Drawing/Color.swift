/// A colour of 24 bits, or the terminal's own.
///
/// A colour may name its substitute among the 16 palette colours, since the nearest of those by distance
/// often makes two roles of a theme look alike. Mixing drops the substitute.
public struct Color: Hashable, Sendable, BitwiseCopyable {
  /// 0 for the terminal's own colour; else 1, 0x10 + substitute, or 0x20 for a known ground of the terminal in the top
  /// byte, then red, green, blue.
  public let bits: UInt32

  /// The colour that the terminal uses by itself.
  @inlinable public static var terminal: Color { Color(bits: 0) }

  @inlinable init(bits: UInt32) {
    self.bits = bits
  }

  /// A colour from 0xRRGGBB.
  @inlinable
  public init(_ rgb: UInt32) {
    bits = 1 << 24 | (rgb & 0xFF_FFFF)
  }

  /// A colour from 0xRRGGBB with its substitute, 0 to 15, for terminals with 16 colours.
  public init(_ rgb: UInt32, ansi substitute: UInt8) {
    bits = (0x10 | UInt32(substitute & 15)) << 24 | (rgb & 0xFF_FFFF)
  }

  /// The terminal's own ground, where it has told that this is 0xRRGGBB. Behind a glyph it is left to the terminal, so
  /// that what shines through it goes on shining through; glyphs, and mixtures with other colours, are painted.
  public init(ground rgb: UInt32) {
    bits = 0x20 << 24 | (rgb & 0xFF_FFFF)
  }

  /// Whether it is the terminal's own colour.
  @inlinable public var isTerminal: Bool { bits & 0x1100_0000 == 0 }
  /// The same where it is painted: the terminal's own ground as the colour that it is known to be.
  @inlinable public var painted: Color { bits & 0x2000_0000 == 0 ? self : Color(rgb) }
  /// 0xRRGGBB; 0 for the terminal's own, unless it is known.
  @inlinable public var rgb: UInt32 { bits & 0xFF_FFFF }
  /// The palette colour that stands for it where there are only 16, if one was named.
  public var substitute: UInt8? { bits >> 28 == 1 ? UInt8(bits >> 24 & 15) : nil }
  /// 0 to 255.
  @inlinable public var red: Int { Int(bits >> 16 & 255) }
  /// 0 to 255.
  @inlinable public var green: Int { Int(bits >> 8 & 255) }
  /// 0 to 255.
  @inlinable public var blue: Int { Int(bits & 255) }

  /// This colour with `amount` (0 to 1) of the other mixed in, channel by channel. The terminal's own
  /// colour, unless it is known, cannot be mixed: the nearer of the two is returned.
  public func mixed(with other: Color, _ amount: Double) -> Color {
    guard self != .terminal, other != .terminal else { return amount < 0.5 ? self : other }
    if amount <= 0 { return self }
    if amount >= 1 { return other }
    func channel(_ from: Int, _ to: Int) -> UInt32 {
      UInt32(Double(from) + Double(to - from) * amount + 0.5)
    }
    return Color(
      channel(red, other.red) << 16 | channel(green, other.green) << 8 | channel(blue, other.blue))
  }
}
