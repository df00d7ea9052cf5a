import Learning

/// Pinyin as people type it, with some or all of its tones: xué xiào, xue2xiao4, Xue2 xiao.
struct PinyinTones {
  /// The letters with the tone marks that were typed, in lower case.
  private let letters: [Unicode.Scalar]

  /// Nil if the text has no tone.
  init?(typed text: String) {
    letters = Self.letters(of: PinyinMarks.marked(text.lowercased()))
    guard letters.allSatisfy({ $0.value < 0x250 }), letters.contains(where: Self.hasTone) else { return nil }
  }

  /// The key without tones: a reading with only some of its tones has no key of its own.
  var key: [UInt8] { Folding.squashed(String(String.UnicodeScalarView(letters))) }

  /// Whether a reading begins like this. A syllable without a tone matches any tone.
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
