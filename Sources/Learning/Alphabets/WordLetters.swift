import Formats

/// A word as the sequence of letters to look up in a `LetterTable`.
struct WordLetters {
  enum Script {
    /// Letters in a row.
    case line
    /// Syllables; small kana change their neighbours.
    case kana
    /// Letters grouped into syllable blocks.
    case hangul
  }

  /// Each letter as written in the word.
  let sources: [Unicode.Scalar]
  /// The same in lower case, as in the tables; of Hangul, conjoining letters after liaison.
  let keys: [Unicode.Scalar]
  /// The keys as spelled, before Hangul's liaison.
  let written: [Unicode.Scalar]

  init(_ word: String, _ script: Script) {
    self.init(composed: NormalForm.composed(word), script)
  }

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

  func isCapital(_ index: Int) -> Bool {
    sources[index] != keys[index] && sources[index].properties.isUppercase
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped[mapped.startIndex] : scalar
  }

  /// Liaison: a syllable's final consonant is spoken as the next one's initial where that is silent.
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
  /// The script of a deck, told by its first letter.
  init(of deck: Deck) {
    switch deck.words.first?.term.unicodeScalars.first?.value ?? 0 {
    case 0x3041...0x30FF: self = .kana
    case 0x3131...0x3163: self = .hangul
    default: self = .line
    }
  }
}
