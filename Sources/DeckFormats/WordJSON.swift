import Formats
import Learning

/// Reads words one by one, for files that say more about each than a deck does. The words of one reader are
/// checked together like those of a deck: no id is used twice.
public struct WordReader {
  private var list = WordList()

  public init() {}

  /// Reads a word in the format of decks.
  public mutating func read(_ json: JSONValue) throws(TextError) -> Word {
    try list.add(DeckJSON.entry(json))
    return list.words[list.words.count - 1]
  }

  /// A text without white space at its ends; empty if nothing in it is visible.
  public static func text(_ json: JSONValue) throws(TextError) -> String {
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
  public static let keys: Set<String> = [
    "id", "term", "meanings", "reading", "romanization", "partOfSpeech", "mnemonic", "notes", "tags",
    "distractors", "contrast", "letter", "terms", "readings", "sentence", "sentenceReading",
    "sentenceMeaning", "list", "rank", "source", "licence", "sound",
  ]

  /// The word in the format of decks.
  public var json: JSONObject { DeckJSON.members(of: self) }
}
