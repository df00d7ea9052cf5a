/// Windows-1252, in which programs of Western Europe write a character as a byte.
package enum Windows1252 {
  /// From 0x80 to 0xFF; 0 for the five bytes without a meaning.
  private static let upper: [UInt32] =
    [
      0x20AC, 0, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17D,
      0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0,
      0x17E, 0x178,
    ] + Array(0xA0...0xFF)

  /// The character of a byte; nil for a byte without a meaning.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    let code = upper[Int(byte) - 0x80]
    return code == 0 ? nil : Unicode.Scalar(code)
  }

  /// The text as UTF-8, with U+FFFD for bytes without a meaning.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(scalar(byte) ?? "\u{FFFD}") }
    return Array(String(text).utf8)
  }

  /// Whether bytes that are not UTF-8 make sense as Windows-1252. In other encodings there would be signs
  /// within words, capitals behind small letters, and words without a plain letter.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    // Only old Macintoshes end a line with CR alone.
    let isOfMac = bytes.contains(0x0D) && !bytes.contains(0x0A)
    if isOfMac || bytes.contains(0) || TextCursor.text(bytes[...]) != nil { return false }
    var words = ByteWords()
    for (place, byte) in bytes.enumerated() {
      guard let kind = ByteKind(byte) else { return false }
      let next = place + 1 < bytes.count ? ByteKind(bytes[place + 1]) : nil
      words.add(byte, kind, before: next ?? .other)
    }
    words.endWord()
    return words.odd * 10 <= words.high
  }
}

private enum ByteKind {
  case small, capital
  /// Quotation marks, dashes and the like, on either side of a word.
  case point
  /// Any other sign of the upper half.
  case sign
  /// A digit or sign of ASCII.
  case other

  /// Nil for a byte without a meaning.
  init?(_ byte: UInt8) {
    guard let scalar = Windows1252.scalar(byte) else { return nil }
    switch scalar {
    case "a"..."z", "ß"..."ö", "ø"..."ÿ", "š", "œ", "ž": self = .small
    case "A"..."Z", "À"..."Ö", "Ø"..."Þ", "Š", "Œ", "Ž", "Ÿ": self = .capital
    case _ where byte < 0x80: self = .other
    default: self = Self.points.contains(scalar) ? .point : .sign
    }
  }

  private static let points = Set("‚„…‹›‘’“”–—\u{A0}¡«»¿·´\u{AD}".unicodeScalars)

  var isLetter: Bool { self == .small || self == .capital }
}

/// Counts the bytes of the upper half that are odd where they are.
private struct ByteWords {
  private(set) var high = 0
  private(set) var odd = 0
  private var last = ByteKind.other
  /// How many letters of the upper half the current word has, and whether it has any of ASCII.
  private var (letters, isPlain) = (0, false)

  mutating func add(_ byte: UInt8, _ kind: ByteKind, before next: ByteKind) {
    if byte >= 0x80 {
      high += 1
      if isOdd(byte, kind, before: next) { odd += 1 }
    }
    if !kind.isLetter { endWord() } else if byte < 0x80 { isPlain = true } else { letters += 1 }
    last = kind
  }

  mutating func endWord() {
    if letters > 1 && !isPlain { odd += letters }
    (letters, isPlain) = (0, false)
  }

  private func isOdd(_ byte: UInt8, _ kind: ByteKind, before next: ByteKind) -> Bool {
    let isInside = last.isLetter && next.isLetter
    return switch kind {
    case .capital: last == .small || last == .capital && next == .small
    case .sign:
      Self.rare.contains(byte) || last == .sign || next == .sign || isInside
        || last.isLetter && !Self.following.contains(byte)
    case .point: last == .sign || next == .sign || isInside && Self.outer.contains(byte)
    case .small, .other: false
    }
  }

  /// ª ® ™ ° ² ³ º, which follow a letter, as in m².
  private static let following: Set<UInt8> = [0xAA, 0xAE, 0x99, 0xB0, 0xB2, 0xB3, 0xBA]
  /// ƒ † ‡ ˆ ˜ ¤ ¦ ¨ ¬ ¯ ¶ ¸, which hardly any text has.
  private static let rare: Set<UInt8> = [
    0x83, 0x86, 0x87, 0x88, 0x98, 0xA4, 0xA6, 0xA8, 0xAC, 0xAF, 0xB6, 0xB8,
  ]
  /// „ ‚ ¡ ¿ « », which don't occur within a word.
  private static let outer: Set<UInt8> = [0x84, 0x82, 0xA1, 0xBF, 0xAB, 0xBB]
}
