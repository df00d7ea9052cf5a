/// Turns any string into glyphs that are safe to show; `Text` documents how.
enum TextCleaning {
  /// The scalars of the longest emoji sequences: two people with skin tones, a heart and a kiss.
  private static let longestSequence = 10

  /// The glyphs of a string of printable ASCII, which needs no cleaning; nil for any other.
  static func plainGlyphs(of outside: String) -> [Glyph]? {
    guard outside.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
    return outside.utf8.map(Glyph.init(ascii:))
  }

  static func glyphs(of outside: String) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(outside.utf8.count)
    // Cleaned first, split afterwards: a dropped character may have separated two halves of a sequence.
    let scalars = cleaned(outside.unicodeScalars)
    if scalars.contains(where: GlyphWidth.mayJoin) {
      let string = String(String.UnicodeScalarView(scalars))
      for character in string { append(character.unicodeScalars, to: &glyphs) }
    } else {
      for scalar in scalars { append(scalar, to: &glyphs) }
    }
    return glyphs
  }

  private static func append(_ grapheme: String.UnicodeScalarView, to glyphs: inout [Glyph]) {
    if let sequence = emojiSequence(grapheme) { return glyphs.append(Glyph(cluster: sequence)) }
    for scalar in grapheme { append(scalar, to: &glyphs) }
  }

  private static func append(_ scalar: Unicode.Scalar, to glyphs: inout [Glyph]) {
    if GlyphWidth.columns(of: scalar) > 0 { return glyphs.append(Glyph(scalar)) }
    if glyphs.isEmpty { glyphs.append(Glyph("\u{25CC}")) }
    glyphs[glyphs.count - 1].add(mark: scalar)
  }

  /// The grapheme as an emoji sequence, cut to the longest possible; nil if it isn't one.
  private static func emojiSequence(_ grapheme: String.UnicodeScalarView) -> String.UnicodeScalarView? {
    var sequence = String.UnicodeScalarView(grapheme.prefix(longestSequence))
    while sequence.last == GlyphWidth.joiner { sequence.removeLast() }
    return GlyphWidth.isEmojiSequence(sequence) ? sequence : nil
  }

  /// An array, since appending several scalars to a string copies all of it.
  private static func cleaned(_ scalars: String.UnicodeScalarView) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    kept.reserveCapacity(scalars.underestimatedCount)
    for scalar in scalars {
      switch fate(of: scalar) {
      case .kept: kept.append(scalar)
      case .space: kept.append(" ")
      case .escaped: kept.append(contentsOf: escape(scalar).unicodeScalars)
      case .leftOut: break
      }
    }
    return kept
  }

  private enum Fate {
    case kept, space, escaped, leftOut
  }

  private static func fate(of scalar: Unicode.Scalar) -> Fate {
    switch scalar.value {
    case 0x20..<0x7F: .kept
    case 0x09, 0x0A, 0x2028, 0x2029, 0xA0: .space
    case 0..<0x20, 0x7F..<0xA0: .escaped
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F: .leftOut
    case 0x3164, 0xFDD0...0xFDEF, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: .leftOut
    case 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: .leftOut
    case carriers: .escaped
    case let value where value & 0xFFFE == 0xFFFE: .leftOut  // no characters, by Unicode's decree
    default: .kept
    }
  }

  /// Private scalars that stand for bytes of file names that aren't UTF-8, one for each byte.
  private static let carriers: ClosedRange<UInt32> = 0x10FF01...0x10FFFF

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value & 0xFF, radix: 16)
    return digits.count < 2 ? "\\x0" + digits : "\\x" + digits
  }
}
