/// The last letter of an alphabet was learned: practice opens.
public struct AlphabetLearned: Hashable, Sendable {
  /// The id of the deck of its letters.
  public let deck: String

  /// The alphabet of a deck.
  public init(deck: String) {
    self.deck = deck
  }
}
