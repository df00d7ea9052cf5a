import Formats

/// Facts about Chinese.
public enum Chinese {
  static let facts = LanguageFacts(ignoresBlanks: true)

  /// How dictionaries begin what is no meaning, but says which measure word goes with a noun.
  private static let measures = ["classifier: ", "CL:", measure]
  private static let measure = "measure word: "

  /// A dictionary's senses without the measure words, and these as notes. A term that has nothing else keeps
  /// them as its meanings.
  static func parted(
    _ senses: [DictionaryEntry.Sense]
  ) -> (senses: [DictionaryEntry.Sense], notes: [String]) {
    var notes: [String] = []
    let kept = senses.compactMap { sense -> DictionaryEntry.Sense? in
      var kept = sense
      kept.meanings = sense.meanings.filter { meaning in
        guard let note = note(meaning) else { return true }
        if !notes.contains(note) { notes.append(note) }
        return false
      }
      return kept.meanings.isEmpty ? nil : kept
    }
    return kept.isEmpty ? (senses, []) : (kept, notes)
  }

  /// As in "measure word: 只 [zhī]"; nil for a meaning.
  private static func note(_ meaning: String) -> String? {
    guard let start = measures.first(where: meaning.hasPrefix) else { return nil }
    let words = meaning.dropFirst(start.count).split(separator: ",").map { $0.drop(while: \.isWhitespace) }
    return measure + words.joined(separator: ", ")
  }

  /// Whether a text is pinyin with tones, as marks or digits.
  package static func isPinyin(_ text: String) -> Bool { Pinyin(text).map { !$0.tones.isEmpty } ?? false }

  /// Pinyin as one word, as decks write it: wǒmen. An apostrophe goes where a syllable could be read as the
  /// end of the one before it: nǚ'ér.
  public static func joined(_ pinyin: String) -> String {
    pinyin.split(separator: " ").reduce(into: "") { word, syllable in
      let first = NormalForm.folded(String(syllable)).first ?? " "
      let isOpen = word.last?.isLetter == true && "aeo".contains(first)
      word += (isOpen ? "'" : "") + syllable
    }
  }
}
