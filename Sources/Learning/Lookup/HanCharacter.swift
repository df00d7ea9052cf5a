/// Tells Chinese characters from others, in any language.
public enum HanCharacter {
  /// Whether a scalar is in one of Unicode's blocks of unified or compatibility ideographs.
  public static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  public static func isHan(_ letter: Character) -> Bool { letter.unicodeScalars.first.map(isHan) ?? false }

  /// The character that makes up the whole text; nil for any other text.
  public static func one(in text: String) -> Character? {
    text.count == 1 ? text.first.flatMap { isHan($0) ? $0 : nil } : nil
  }

  /// Those in a text, in order, each once.
  public static func all(in text: String) -> [Character] {
    var seen = Set<Character>()
    return text.filter { isHan($0) && seen.insert($0).inserted }
  }
}

/// Drawing a word by hand.
extension Word {
  /// The most characters that one board has room for.
  private static let mostDrawn = 12

  /// The letters to draw, in order, without punctuation; nil where there are none, or too many.
  public var drawnCharacters: [Character]? {
    let characters = term.filter(\.isLetter)
    return characters.isEmpty || characters.count > Self.mostDrawn ? nil : Array(characters)
  }

  /// Whether all of them have a stroke order, as Chinese characters and kana do.
  public var hasStrokeOrder: Bool {
    drawnCharacters?.allSatisfy { HanCharacter.isHan($0) || Kana.isKana($0) || $0 == "々" } ?? false
  }
}
