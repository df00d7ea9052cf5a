/// A word that the learner has added.
public struct BankWord: Hashable, Sendable {
  /// The word. Its id is its own among the bank's words of its language.
  public var word: Word
  /// Its language, and that of its meanings.
  public var language: Deck.Languages
  /// When it was added, in seconds since 1970 UTC; 0 where nobody knows.
  public var added: Int64

  /// A word of the bank.
  public init(_ word: Word, language: Deck.Languages, added: Int64) {
    (self.word, self.language, self.added) = (word, language, added)
  }

  /// What points to it.
  public var reference: WordReference {
    WordReference(deck: WordBank.deck(ofLanguage: language.term), word: word.id)
  }
}
