import Learning

/// The words that a card can page through, of one deck or of several.
struct CardWords: Sendable {
  private var decks: [DeckKnowledge]
  private let places: [WordPlace]

  init(_ decks: [DeckKnowledge], _ places: [WordPlace]) { (self.decks, self.places) = (decks, places) }

  /// Leaves out words that the decks don't have.
  init(_ decks: [DeckKnowledge], _ words: [WordReference]) {
    self.init(decks, words.compactMap(WordPlaces(decks).place))
  }

  var count: Int { places.count }

  subscript(row: Int) -> Word { deck(row).deck.words[places[row].word] }

  /// The deck of a word, with what is known of it.
  func deck(_ row: Int) -> DeckKnowledge { decks[places[row].deck] }

  func reference(_ row: Int) -> WordReference { WordReference(deck: deck(row).deck.id, word: self[row].id) }

  /// Shows a changed hint.
  mutating func apply(_ change: MnemonicChanged) {
    for index in decks.indices { decks[index].apply(change) }
  }

  var references: [WordReference] { places.indices.map(reference) }
}
