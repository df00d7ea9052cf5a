import Formats

/// Text as it is compared in a search: letters and digits alone, in lower case, without marks, in hiragana.
///
/// On bytes and scalars, since a dictionary has millions of them.
enum Folding {
  /// No key is longer, in bytes: who types more finds by what stands first.
  static let longest = 96

  /// Adds the letters and digits of a text, and nothing between them.
  static func squash(_ text: some StringProtocol, into key: inout [UInt8]) {
    let end = key.count + longest
    for scalar in text.unicodeScalars where key.count < end { append(scalar, to: &key) }
  }

  /// The letters and digits of a text.
  static func squashed(_ text: some StringProtocol) -> [UInt8] {
    var key: [UInt8] = []
    squash(text, into: &key)
    return key
  }

  /// The words of a text, each folded; what is neither letter nor digit divides them, but for an apostrophe.
  static func words(of text: String) -> [[UInt8]] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    return words.map { squashed($0) }.filter { !$0.isEmpty }
  }

  /// Adds a scalar, where it is a letter or a digit.
  static func append(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: key.append(UInt8(scalar.value))
    case 0x41...0x5A: key.append(UInt8(scalar.value | 0x20))
    case 0..<0x80: break
    // Katakana as hiragana.
    case 0x30A1...0x30F6: key += UTF8.encode(shifted(scalar, by: -0x60))
    case 0x3005, 0x3041...0x3096, 0x30FC, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF:
      key += UTF8.encode(scalar)
    // Latin letters and digits as wide as Chinese characters.
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
  /// The bytes of a scalar, without an optional.
  fileprivate static func encode(_ scalar: Unicode.Scalar) -> EncodedScalar {
    guard let encoded: EncodedScalar = encode(scalar) else { return EncodedScalar() }
    return encoded
  }
}
