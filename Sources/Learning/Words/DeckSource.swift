/// A deck as a source of words, with what finds them quickly. Made once for a deck, and shared.
public struct DeckSource: WordSource {
  /// The deck.
  public let deck: Deck
  /// Tells the deck from others, and from other editions of it.
  public let tag: DeckTag
  private let places: [String: Int]
  private let beginnings: @Sendable ([Word]) -> WordBeginnings

  /// The source of a deck's words.
  /// - Parameter beginnings: makes what is searched in, when somebody searches; who means to search again keeps it.
  public init(
    _ deck: Deck, beginnings: @escaping @Sendable ([Word]) -> WordBeginnings = { WordBeginnings($0) }
  ) {
    self.deck = deck
    self.beginnings = beginnings
    tag = DeckTag(deck)
    places = Dictionary(
      deck.words.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The deck itself.
  public var origin: WordOrigin { deck.origin }

  /// A capital counts as a word where the deck has it as one.
  public var count: Int { deck.words.count }

  /// Of two words with one id the first.
  public func word(_ id: String) -> Word? { places[id].map { deck.words[$0] } }

  /// In the order of the deck.
  public func page(_ places: Range<Int>) -> [Word] { Array(deck.words[places.clamped(to: 0..<count)]) }

  /// In the order of what begins so.
  public func search(_ beginning: String, limit: Int) -> [Word] {
    places(of: beginning, limit: limit).map { deck.words[$0] }
  }

  /// The places in the deck of what a search finds.
  public func places(of beginning: String, limit: Int) -> [Int] {
    beginnings(deck.words).find(beginning, limit: limit)
  }
}
