import Learning

/// Finds words in several decks.
struct WordPlaces {
  private let decks: [String: Int]
  private let words: [[String: Int]]

  init(_ decks: [DeckKnowledge]) {
    self.decks = Self.places(of: decks.map(\.deck.id))
    words = decks.map { Self.places(of: $0.deck.words.map(\.id)) }
  }

  func place(of word: WordReference) -> WordPlace? {
    guard let deck = decks[word.deck], let place = words[deck][word.word] else { return nil }
    return WordPlace(deck: deck, word: place)
  }

  private static func places(of ids: [String]) -> [String: Int] {
    Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
