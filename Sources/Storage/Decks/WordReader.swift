import Formats
import Learning

/// Reads words one by one, for files that say more about each than a deck does. The words of one reader are
/// checked together like those of a deck: no id is used twice.
struct WordReader {
  private var list = WordList()

  init() {}

  /// Reads a word in the format of decks.
  mutating func read(_ json: JSONValue) throws(TextError) -> Word {
    try list.add(DeckJSON.entry(json))
    return list.words[list.words.count - 1]
  }

  /// A text without white space at its ends; empty if nothing in it is visible.
  static func text(_ json: JSONValue) throws(TextError) -> String {
    let text = try json.string()
    if text.utf8.contains(0) { throw TextError(.nul, at: json.place) }
    if text.unicodeScalars.count > WordList.longestText {
      throw TextError(.longText(limit: WordList.longestText), at: json.place)
    }
    return text.isBlank ? "" : text.trimmed
  }
}

extension Word {
  /// All keys that a word can have in JSON.
  static let keys: Set<String> = [
    "id", "term", "meanings", "reading", "romanization", "partOfSpeech", "mnemonic", "notes", "tags",
    "distractors", "contrast", "letter", "terms", "readings", "sentence", "sentenceReading",
    "sentenceMeaning", "list", "rank", "source", "licence", "sound",
  ]

  /// The word in the format of decks.
  public var json: JSONObject { DeckJSON.members(of: self) }
}

extension Sentence {
  /// Nil if the word has no sentence.
  init?(of word: JSONValue) throws(TextError) {
    guard let text = try word.optional("sentence")?.string() else { return nil }
    self.init(
      text, reading: try word.optional("sentenceReading")?.string(),
      meaning: try word.optional("sentenceMeaning")?.string())
  }

  /// The members of the word's JSON.
  var members: [(String, JSONValue)] {
    [("sentence", text)].map { ($0, .string($1)) }
      + [("sentenceReading", reading), ("sentenceMeaning", meaning)].compactMap { key, text in
        text.map { (key, .string($0)) }
      }
  }
}

extension Provenance {
  /// The highest rank; no language has more words.
  private static let highestRank: Int64 = 10_000_000

  /// Reads the members of the word's JSON.
  init(of word: JSONValue) throws(TextError) {
    self.init(
      list: try word.optional("list")?.string(),
      rank: try word.optional("rank").map { (rank) throws(TextError) in
        Int(try rank.integer(in: 1...Self.highestRank))
      }, source: try word.optional("source")?.string(), licence: try word.optional("licence")?.string())
  }

  /// Reads the rank from a table's field.
  static func rank(_ field: String, at place: TextPlace) throws(TextError) -> Int {
    guard let rank = Int64(field), (1...highestRank).contains(rank) else {
      throw TextError(.expected("a whole number from 1 on"), at: place)
    }
    return Int(rank)
  }

  /// The members of the word's JSON.
  var members: [(String, JSONValue)] {
    [("list", list), ("source", source), ("licence", licence)].compactMap { key, text in
      text.map { (key, .string($0)) }
    } + (rank.map { [("rank", .integer(Int64($0)))] } ?? [])
  }
}
