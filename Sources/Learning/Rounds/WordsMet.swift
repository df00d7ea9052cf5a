/// Words that a player was shown without being asked: from now on they are no longer new.
public struct WordsMet: Hashable, Sendable {
  /// The deck's id.
  public var deck: String
  /// The words' ids.
  public var words: [String]

  /// Words of one deck.
  public init(deck: String, words: [String]) {
    self.deck = deck
    self.words = words
  }
}
