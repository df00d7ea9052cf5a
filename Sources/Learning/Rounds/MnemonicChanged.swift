/// The player wrote or removed a hint of their own.
public struct MnemonicChanged: Hashable, Sendable {
  /// The word; for a capital, the letter that has the card.
  public let word: WordMet
  /// Nil for none.
  public let text: String?

  public init(word: WordMet, text: String?) {
    self.word = word
    self.text = text
  }
}
