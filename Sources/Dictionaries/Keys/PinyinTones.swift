import Learning

/// Pinyin as somebody types it, with some of its tones or all of them: xué xiào, xue2xiao4, Xue2 xiao.
struct PinyinTones {
  /// The letters with the marks that were typed, in lower case.
  private let letters: [Unicode.Scalar]

  /// Nil where no tone is in a text.
  init?(typed text: String) {
    letters = Self.letters(of: PinyinMarks.marked(text.lowercased()))
    guard letters.allSatisfy({ $0.value < 0x250 }), letters.contains(where: Self.hasTone) else { return nil }
  }

  /// What it is found by, since a reading whose tones were typed in part has no key of its own.
  var key: [UInt8] { Folding.squashed(String(String.UnicodeScalarView(letters))) }

  /// Whether a reading begins so. Where no tone was typed any will do.
  func fits(_ reading: String) -> Bool {
    let others = Self.letters(of: reading.lowercased())
    return others.count >= letters.count
      && zip(letters, others).allSatisfy { letter, other in
        letter == other
          || !Self.hasTone(letter) && Folding.squashed(String(letter)) == Folding.squashed(String(other))
      }
  }

  private static func letters(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter(\.properties.isAlphabetic)
  }

  private static func hasTone(_ letter: Unicode.Scalar) -> Bool { letter.value >= 0x80 && letter != "ü" }
}
