import Engine
import Learning

/// The words that a card can page through, of one deck or of several.
struct CardWords: Sendable {
  /// Where a word is.
  struct Place: Hashable, Sendable {
    /// The indices of its deck, and of the word in it.
    let deck, word: Int
  }

  private var decks: [DeckKnowledge]
  private let places: [Place]

  init(_ decks: [DeckKnowledge], _ places: [Place]) {
    (self.decks, self.places) = (decks, places)
  }

  var count: Int { places.count }

  subscript(row: Int) -> Word { deck(row).deck.words[places[row].word] }

  /// The deck of a word, with what is known of it.
  func deck(_ row: Int) -> DeckKnowledge { decks[places[row].deck] }

  mutating func take(_ change: MnemonicChanged) {
    for index in decks.indices { decks[index].take(change) }
  }

  /// Takes changed words, unless some were removed, since the places would fit no longer. Returns whether that made the
  /// list out of date.
  mutating func take(_ kept: OwnWordsKept) -> Bool {
    var taken = decks
    for index in taken.indices where taken[index].take(kept) { return true }
    decks = taken
    return false
  }
}
