import Learning

/// Changes to the player's own words.
enum OwnWords: Hashable, Sendable {
  /// Import a file whose path was pasted, or that was dropped on the terminal. The language of its words is given
  /// once it was asked.
  case file(String, language: String? = nil)
  /// Add a typed word. The language is a BCP 47 tag.
  case word(String, meaning: String, language: String)
  /// Add a dictionary entry, with the sentence the player met it in.
  case entry(DictionaryEntry, sentence: String? = nil)
  /// Change one of the player's words or annotations.
  case change(BankChange)
  /// Undo the last change.
  case undo
  /// Make a deck from a dictionary.
  case make(deck: String)
}
