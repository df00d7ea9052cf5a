/// What somebody looks up.
public enum LookUpQuestion: Hashable, Sendable {
  /// What is found by a text that was typed.
  case text(String)
  /// All about an entry: its characters, and the words that have it in them.
  case entry(DictionaryEntry)
  /// All about a character.
  case character(Character)
}
