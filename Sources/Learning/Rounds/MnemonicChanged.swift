/// The player has written a hint of their own for a word, or, with nil, taken it away.
public struct MnemonicChanged: Hashable, Sendable {
  /// The word; for a capital, the letter whose card it stands on.
  public let word: WordMet
  /// The hint; nil for none.
  public let text: String?

  /// A change of a word's hint.
  public init(word: WordMet, text: String?) {
    self.word = word
    self.text = text
  }
}
