/// A column of a deck's table and the names that people give it. Names are compared without case, spaces,
/// punctuation and a number at the end, so that `Part of speech` and `meaning 2` are found.
enum TableColumn: String, CaseIterable {
  case id, term, meanings, reading, romanization, partOfSpeech, mnemonic, notes, tags

  init?(heading: String) {
    let letters = heading.lowercased().filter { $0.isLetter || $0.isNumber }
    let name = String(letters.reversed().drop(while: \.isNumber).reversed())
    guard let column = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = column
  }

  private var names: [String] {
    switch self {
    case .id: ["id", "key"]
    case .term: ["term", "word", "front", "question", "expression", "headword"]
    case .meanings:
      ["meaning", "meanings", "translation", "translations", "definition", "definitions", "back", "answer"]
    case .reading: ["reading", "kana", "pinyin", "pronunciation"]
    case .romanization: ["romanization", "romanisation", "romaji", "transliteration", "transcription"]
    case .partOfSpeech: ["partofspeech", "pos", "wordclass"]
    case .mnemonic: ["mnemonic", "hint"]
    case .notes: ["notes", "note", "comment"]
    case .tags: ["tags", "tag"]
    }
  }
}
