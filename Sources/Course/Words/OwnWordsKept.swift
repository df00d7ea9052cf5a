import Engine

/// What came of words that the player wanted to have among their decks.
package struct OwnWordsKept: Sendable {
  /// What happened, or why it couldn't.
  let sentence: Text
  /// All decks as they are now; nil where nothing was kept.
  let rows: [DeckRow]?
  /// The id of the deck that has the words.
  let deck: String?

  /// They are there, in this deck.
  package init(_ sentence: Text, in deck: String, of rows: [DeckRow]) {
    (self.sentence, self.deck, self.rows) = (sentence, deck, rows)
  }

  /// They couldn't be kept.
  package init(refused reason: Text) {
    (sentence, deck, rows) = (reason, nil, nil)
  }
}
