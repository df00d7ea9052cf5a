/// How many words a learner says they know without having shown it on two days, which is when they count as known.
public struct Claims: Hashable, Sendable {
  /// Those that were asked, and right.
  public var proved = 0
  /// Those that are still to be asked.
  public var toProve = 0

  /// None.
  public init() {}
}

extension Knowledge {
  /// The words of a deck that the learner says they know, and that weren't asked yet.
  public func claimed(of deck: DeckOutline) -> [WordReference] {
    deck.words.joined().map { WordReference(deck: deck.id, word: $0) }.filter {
      item(of: $0)?.isToProve ?? false
    }
  }

  /// What the learner says they know of a deck.
  public func claims(of deck: DeckOutline) -> Claims {
    deck.words.reduce(into: Claims()) { claims, forms in
      let items = forms.compactMap { item(of: WordReference(deck: deck.id, word: $0)) }
      if items.contains(where: \.isToProve) {
        claims.toProve += 1
      } else if items.contains(where: { $0.isClaimed && !$0.isUnlearned && model.mark(of: $0) == .met }) {
        claims.proved += 1
      }
    }
  }
}
