import Formats

/// A word taken apart into what is looked up in a `LetterTable`, letter by letter.
struct WordLetters {
  /// How the letters of a script make words.
  enum Script {
    /// One after the other.
    case line
    /// Syllables; small ones change those beside them.
    case kana
    /// Letters packed into syllables.
    case hangul
  }

  /// Each letter as it stands in the word.
  let sources: [Unicode.Scalar]
  /// The same in lower case, as tables have them; of hangul conjoining letters.
  let keys: [Unicode.Scalar]
  /// The keys as they are written, before hangul is spoken together.
  let written: [Unicode.Scalar]

  init(_ word: String, _ script: Script) {
    self.init(composed: NormalForm.composed(word), script)
  }

  /// The letters of a word in Unicode's form C.
  init(composed word: String, _ script: Script) {
    let scalars = Array(word.unicodeScalars)
    if script == .hangul {
      written = scalars.flatMap { Hangul.parts(of: $0) ?? [$0] }
      keys = Self.linked(written)
      sources = keys.map { Hangul.letter(of: $0) ?? $0 }
    } else {
      written = scalars.map(Self.lower)
      (keys, sources) = (written, scalars)
    }
  }

  /// Whether a letter is a capital.
  func isCapital(_ index: Int) -> Bool {
    sources[index] != keys[index] && sources[index].properties.isUppercase
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped[mapped.startIndex] : scalar
  }

  /// The end of a syllable is spoken as the start of the next one, where that has no sound there.
  private static func linked(_ written: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var keys = written
    for index in keys.indices.dropFirst() where keys[index] == Hangul.silent {
      guard let lead = Hangul.lead(ofTail: keys[index - 1]) else { continue }
      keys[index - 1] = lead
      keys[index] = Hangul.silent
    }
    return keys
  }
}

extension WordLetters.Script {
  /// How the letters of a deck make words, told by the first of them.
  init(of deck: Deck) {
    switch deck.words.first?.term.unicodeScalars.first?.value ?? 0 {
    case 0x3041...0x30FF: self = .kana
    case 0x3131...0x3163: self = .hangul
    default: self = .line
    }
  }
}
