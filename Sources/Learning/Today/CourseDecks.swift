/// How a course gets its decks.
public struct CourseDecks: Sendable {
  /// The deck with an id, letters in the chosen romanisation; nil where there is none.
  var deck: @Sendable (String) -> Deck?
  /// The decks of letters of a language, by its tag.
  var alphabets: @Sendable (String) -> [Deck]
  /// The words that no slip may make.
  var common: CommonWords
  /// A word with the readings that dictionaries have for its term.
  public var withReadings: @Sendable (DeckWord) -> Word

  public init(
    deck: @escaping @Sendable (String) -> Deck?, alphabets: @escaping @Sendable (String) -> [Deck],
    common: CommonWords = .none, withReadings: @escaping @Sendable (DeckWord) -> Word = { $0.word }
  ) {
    self.deck = deck
    self.alphabets = alphabets
    self.common = common
    self.withReadings = withReadings
  }

  /// Looks them up in a fixed list.
  public init(_ decks: [Deck]) {
    self.init(
      deck: { id in decks.first { $0.id == id } },
      alphabets: { language in decks.filter { $0.kind == .alphabet && $0.language.term == language } })
  }
}
