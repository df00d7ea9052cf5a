/// A 24-bit colour, or the terminal's own.
///
/// A colour may name its substitute among the 16 palette colours, since choosing the nearest one often makes
/// two roles of a theme look alike. Mixing drops the substitute.
public struct Color: Hashable, Sendable, BitwiseCopyable {
  /// 0 for the terminal's own colour. Otherwise the top byte is 1, 0x10 + substitute, or 0x20 for the
  /// terminal's ground if it is known; red, green and blue follow.
  public let bits: UInt32

  /// The terminal's default colour.
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

  /// The terminal's own ground, which it reported to be 0xRRGGBB. As a background it is left to the terminal,
  /// so that a transparent window stays transparent; as a foreground and mixed with other colours it is
  /// painted.
  public init(ground rgb: UInt32) {
    bits = 0x20 << 24 | (rgb & 0xFF_FFFF)
  }

  @inlinable public var isTerminal: Bool { bits & 0x1100_0000 == 0 }
  /// The colour to paint: for the terminal's known ground, that colour.
  @inlinable public var painted: Color { bits & 0x2000_0000 == 0 ? self : Color(rgb) }
  /// 0xRRGGBB; 0 for the terminal's own colour, unless it is known.
  @inlinable public var rgb: UInt32 { bits & 0xFF_FFFF }
  /// The palette colour, 0 to 15, to use on terminals with 16 colours, if one was named.
  public var substitute: UInt8? { bits >> 28 == 1 ? UInt8(bits >> 24 & 15) : nil }
  @inlinable public var red: Int { Int(bits >> 16 & 255) }
  @inlinable public var green: Int { Int(bits >> 8 & 255) }
  @inlinable public var blue: Int { Int(bits & 255) }

  /// This colour with `amount` (0 to 1) of the other mixed in, channel by channel. The terminal's own colour
  /// can't be mixed unless it is known; otherwise the nearer of the two is returned.
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

extension Color {
  /// The contrast ratio of two colours, from 1 to 21, as WCAG 2.2 defines it.
  public func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Relative luminance, from 0 to 1.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The sRGB transfer function. It computes the power of 2.4 by a fifth root, which needs no math library.
  private static func linear(_ channel: Int) -> Double {
    let share = Double(channel) / 255
    if share <= 0.04045 { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    var root = 1.0
    // Newton's method: from above it converges to the last bit in 12 steps.
    for _ in 0..<16 { root -= (root - base / (root * root * root * root)) / 5 }
    return base * base * root * root
  }
}
