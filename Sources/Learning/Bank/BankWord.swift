public struct BankWord: Hashable, Sendable {
  /// The word; its id is unique among the bank's words in its language.
  public var word: Word
  public var language: Deck.Languages
  /// When it was added, in seconds since 1970 UTC; 0 where unknown.
  public var added: Int64

  public init(_ word: Word, language: Deck.Languages, added: Int64) {
    (self.word, self.language, self.added) = (word, language, added)
  }

  public var reference: WordReference {
    WordReference(deck: WordBank.deck(ofLanguage: language.term), word: word.id)
  }
}
