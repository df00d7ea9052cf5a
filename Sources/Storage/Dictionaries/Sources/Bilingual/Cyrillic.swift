/// Russian letters, as opposed to English ones.
enum Cyrillic {
  /// Whether a scalar is a Russian letter.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { (0x410...0x451).contains(scalar.value) }

  /// Whether a text contains one.
  static func isIn(_ text: some StringProtocol) -> Bool { text.unicodeScalars.contains(where: isLetter) }
}
