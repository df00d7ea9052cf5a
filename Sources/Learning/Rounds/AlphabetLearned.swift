/// The last letter of an alphabet was learned: practice opens.
public struct AlphabetLearned: Hashable, Sendable {
  /// The id of the alphabet's deck.
  public let deck: String

  public init(deck: String) {
    self.deck = deck
  }
}
