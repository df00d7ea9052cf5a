/// A search result, and why it was found.
public struct DictionaryHit: Hashable, Sendable {
  /// How an entry matches the query, the closest first.
  public enum Match: Hashable, Sendable {
    /// The query is the term or its reading.
    case term
    /// The query is one of the meanings.
    case meaning
    /// The query is an inflected form of the term: "polite past".
    case form(String)
    /// The term or reading begins with the query.
    case beginning
    /// The term contains the query.
    case inside
    /// A meaning contains the query's words.
    case words
  }

  public let entry: DictionaryEntry
  public let match: Match
  /// Its frequency rank among the entries of its language, from 1.
  public let number: Int

  public init(_ entry: DictionaryEntry, _ match: Match, number: Int) {
    (self.entry, self.match, self.number) = (entry, match, number)
  }
}
