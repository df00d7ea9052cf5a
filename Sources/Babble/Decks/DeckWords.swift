import Learning

/// All words of some decks by their references, capitals as words of their own.
struct DeckWords: Sendable {
  private let decks: [String: Deck]
  private let words: [WordReference: Word]

  init(_ decks: [Deck]) {
    self.decks = Dictionary(decks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let all = decks.flatMap { deck in
      deck.withCapitals.words.map { (WordReference(deck: deck.id, word: $0.id), $0) }
    }
    words = Dictionary(all, uniquingKeysWith: { first, _ in first })
  }

  func find(_ reference: WordReference) -> (word: Word, deck: Deck)? {
    guard let word = words[reference], let deck = decks[reference.deck] else { return nil }
    return (word, deck)
  }
}
