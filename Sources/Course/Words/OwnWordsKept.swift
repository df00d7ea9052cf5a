import Engine

/// What came of words that the player wanted to have among their decks.
package struct OwnWordsKept: Sendable {
  /// What happened, or why it couldn't.
  package let sentence: Text
  /// All decks as they are now; nil where nothing was kept.
  let rows: [DeckRow]?
  /// The id of the deck that has the words.
  let deck: String?

  /// They are there, in this deck.
  package init(_ sentence: Text, in deck: String, of rows: [DeckRow]) {
    (self.sentence, self.deck, self.rows) = (sentence, deck, rows)
  }

  /// None is kept: why they couldn't be, or where they were written.
  package init(saying sentence: Text) {
    (self.sentence, deck, rows) = (sentence, nil, nil)
  }
}
