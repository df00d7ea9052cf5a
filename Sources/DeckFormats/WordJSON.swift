import Formats
import Learning

/// Reads words one by one, for files that say more of each than a deck does. What is true of a deck's words is true of
/// all that one reader has read: no id stands twice.
public struct WordReader {
  private var list = WordList()

  /// A reader that has read nothing.
  public init() {}

  /// The word that an object describes, as it would stand in a deck.
  public mutating func read(_ json: JSONValue) throws(TextError) -> Word {
    try list.add(DeckJSON.entry(json))
    return list.words[list.words.count - 1]
  }

  /// A text of a word, without white space at its ends; empty where there is nothing to see.
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
  /// The keys of its JSON, whether a word has them or not.
  public static let keys: Set<String> = [
    "id", "term", "meanings", "reading", "romanization", "partOfSpeech", "mnemonic", "notes", "tags",
    "distractors", "contrast", "letter", "terms", "readings", "sentence", "sentenceReading",
    "sentenceMeaning", "list", "rank", "source", "licence", "sound",
  ]

  /// The word as a deck in JSON has it.
  public var json: JSONObject { DeckJSON.members(of: self) }
}
