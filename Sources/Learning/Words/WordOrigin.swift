/// Where a word comes from: the facts about its deck that asking, speaking or storing it needs.
public struct WordOrigin: Hashable, Sendable {
  public var deck: String
  public var language: Deck.Languages
  public var kind: Deck.Kind

  public init(deck: String, language: Deck.Languages = Deck.Languages(), kind: Deck.Kind = .words) {
    self.deck = deck
    self.language = language
    self.kind = kind
  }
}
