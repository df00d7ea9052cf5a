import Formats

/// Folds text for searching: only letters and digits stay, in lower case, without accents, in hiragana.
///
/// Works on bytes and scalars, because a dictionary has millions of them.
enum Folding {
  /// The most bytes of a key; a longer text is found by its beginning.
  static let longest = 96

  /// Appends the folded text without any gaps.
  static func squash(_ text: some StringProtocol, into key: inout [UInt8]) {
    let end = key.count + longest
    for scalar in text.unicodeScalars where key.count < end { append(scalar, to: &key) }
  }

  /// The folded text without any gaps.
  static func squashed(_ text: some StringProtocol) -> [UInt8] {
    var key: [UInt8] = []
    squash(text, into: &key)
    return key
  }

  /// The words of a text, each folded. Anything but letters and digits separates words, except an apostrophe.
  static func words(of text: String) -> [[UInt8]] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    return words.map { squashed($0) }.filter { !$0.isEmpty }
  }

  /// Appends a scalar if it is a letter or a digit.
  static func append(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: key.append(UInt8(scalar.value))
    case 0x41...0x5A: key.append(UInt8(scalar.value | 0x20))
    case 0..<0x80: break
    // Katakana to hiragana.
    case 0x30A1...0x30F6: key += UTF8.encode(shifted(scalar, by: -0x60))
    case 0x3005, 0x3041...0x3096, 0x30FC, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF:
      key += UTF8.encode(scalar)
    // Full-width to ASCII.
    case 0xFF10...0xFF5A: append(shifted(scalar, by: -0xFEE0), to: &key)
    default: appendFolded(scalar, to: &key)
    }
  }

  private static func shifted(_ scalar: Unicode.Scalar, by distance: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(Int(scalar.value) + distance)) ?? scalar
  }

  private static func appendFolded(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    for scalar in NormalForm.folded(String(scalar)).unicodeScalars
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      key += UTF8.encode(scalar)
    }
  }
}

extension UTF8 {
  /// The bytes of a scalar; unlike `UTF8.encode` in the standard library not optional.
  fileprivate static func encode(_ scalar: Unicode.Scalar) -> EncodedScalar {
    guard let encoded: EncodedScalar = encode(scalar) else { return EncodedScalar() }
    return encoded
  }
}
