/// The contents of one cell or two: a scalar with its marks, or an emoji sequence. A mark that takes a
/// column, as in Devanagari, is a glyph of its own, since terminals give it a cell of its own.
struct Glyph: Hashable, Sendable {
  /// The scalar; 0 if there are several.
  private(set) var scalar: UInt32
  /// All scalars if there are several; otherwise empty.
  private(set) var cluster: String
  /// 1 or 2.
  let width: UInt8

  /// A glyph of one scalar, which must take at least one column.
  init(_ scalar: Unicode.Scalar) {
    // A disputed one goes through the grapheme table, which marks it as risky for screens.
    let isDisputed = GlyphWidth.isDisputed(scalar)
    self.scalar = isDisputed ? 0 : scalar.value
    cluster = isDisputed ? String(scalar) : ""
    width = UInt8(
      isDisputed ? GlyphWidth.columns(of: cluster.unicodeScalars) : GlyphWidth.columns(of: scalar))
  }

  init(ascii: UInt8) {
    scalar = UInt32(ascii)
    cluster = ""
    width = 1
  }

  init(cluster: String.UnicodeScalarView) {
    scalar = 0
    self.cluster = String(cluster)
    width = UInt8(GlyphWidth.columns(of: cluster))
  }

  /// Adds a mark, which takes no column, unless the letter has enough of them.
  mutating func add(mark: Unicode.Scalar) {
    var scalars = self.scalars
    guard scalars.count <= Text.marksPerLetter else { return }
    scalars.append(mark)
    scalar = 0
    cluster = String(scalars)
  }

  var isSpace: Bool { scalar == 32 }
  /// Chinese and Japanese may break between any two glyphs.
  var breaksAround: Bool { width == 2 && !isHangul }

  func append(to bytes: inout [UInt8]) {
    // Most text is ASCII, for which `UTF8.encode` takes several times as long.
    if 1..<0x80 ~= scalar {
      bytes.append(UInt8(scalar))
    } else if let single = Unicode.Scalar(scalar), scalar != 0 {
      UTF8.encode(single).map { bytes.append(contentsOf: $0) }
    } else {
      bytes += cluster.utf8
    }
  }

  private var isHangul: Bool {
    let first = scalars.first?.value ?? 0
    return 0xAC00...0xD7A3 ~= first || 0x1100...0x115F ~= first
  }

  private var scalars: String.UnicodeScalarView {
    guard let single = Unicode.Scalar(scalar), scalar != 0 else { return cluster.unicodeScalars }
    return String(single).unicodeScalars
  }
}

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
