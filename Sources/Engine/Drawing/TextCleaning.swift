/// Makes glyphs that are safe to show out of any string; `Text` says what is done to what.
enum TextCleaning {
  static func glyphs(of outside: String) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(outside.utf8.count)
    if outside.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      for scalar in outside.unicodeScalars { glyphs.append(Glyph(scalar)) }
      return glyphs
    }
    // Cleaned first and split afterwards: what is left out may have kept two halves of a grapheme apart.
    for character in String(cleaned(outside.unicodeScalars)) {
      glyphs.append(glyph(of: character))
    }
    return glyphs
  }

  private static func glyph(of character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex, !isMark(first) { return Glyph(first) }
    var kept = String.UnicodeScalarView()
    if isMark(first) { kept.append("\u{25CC}") }
    kept.append(contentsOf: scalars)
    return Glyph(cluster: kept)
  }

  private static func cleaned(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
    var kept = String.UnicodeScalarView()
    var marks = 0
    for scalar in scalars {
      marks = isMark(scalar) ? marks + 1 : 0
      switch fate(of: scalar) {
      case .kept: if marks <= Text.marksPerLetter { kept.append(scalar) }
      case .space: kept.append(" ")
      case .escaped: kept.append(contentsOf: escape(scalar).unicodeScalars)
      case .leftOut: marks = max(0, marks - 1)
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
    case 0xFEFF, 0xFFF9...0xFFFB, 0x1D173...0x1D17A, 0xE0000...0xE00FF: .leftOut
    default: .kept
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return digits.count < 2 ? "\\x0" + digits : "\\x" + digits
  }

  /// Whether the scalar joins the letter before it; a joiner and a variation selector count like an accent.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.isGraphemeExtend
  }
}
