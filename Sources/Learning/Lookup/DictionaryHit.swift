/// What a look-up has found, and why.
public struct DictionaryHit: Hashable, Sendable {
  /// How an entry answers to what was typed, the closest first.
  public enum Match: Hashable, Sendable {
    /// Term or reading is what was typed.
    case term
    /// One of the meanings is what was typed.
    case meaning
    /// What was typed is a form of the term: "polite past".
    case form(String)
    /// Term or reading begins so.
    case beginning
    /// The term has it in it.
    case inside
    /// A meaning has the words in it.
    case words
  }

  /// The entry.
  public let entry: DictionaryEntry
  /// Why it was found.
  public let match: Match
  /// Its number among the entries of its language, from 1: how common it is.
  public let number: Int

  /// An entry that was found.
  public init(_ entry: DictionaryEntry, _ match: Match, number: Int) {
    (self.entry, self.match, self.number) = (entry, match, number)
  }
}
