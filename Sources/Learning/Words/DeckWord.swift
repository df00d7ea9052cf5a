/// A word with its origin.
public struct DeckWord: Hashable, Sendable {
  public var word: Word
  public var origin: WordOrigin

  public init(_ word: Word, of origin: WordOrigin) {
    self.word = word
    self.origin = origin
  }

  public var reference: WordReference { WordReference(deck: origin.deck, word: word.id) }
}
