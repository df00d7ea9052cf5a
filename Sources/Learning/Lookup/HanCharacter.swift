/// Which letters are Chinese characters, in whatever language they stand.
public enum HanCharacter {
  /// Whether a scalar is one, as Unicode's blocks of unified and compatible ideographs say.
  public static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether a letter is one.
  public static func isHan(_ letter: Character) -> Bool { letter.unicodeScalars.first.map(isHan) ?? false }

  /// The one that a text is; nil for any other text.
  public static func one(in text: String) -> Character? {
    text.count == 1 ? text.first.flatMap { isHan($0) ? $0 : nil } : nil
  }

  /// Those of a text, in their order, each once.
  public static func all(in text: String) -> [Character] {
    var seen = Set<Character>()
    return text.filter { isHan($0) && seen.insert($0).inserted }
  }
}
