/// A deck as a source of words, with search indexes. Made once per deck and shared.
public struct DeckSource: WordSource {
  public let deck: Deck
  /// Tells the deck from others, and from other editions of it.
  public var tag: DeckTag { lazyTag.value { DeckTag(deck) } }
  private let lazyTag = Lazy<DeckTag>()
  private let places: [String: Int]
  private let beginnings: @Sendable ([Word]) -> WordBeginnings

  /// - Parameter beginnings: makes the search index at each search; the caller caches it if needed.
  public init(
    _ deck: Deck, beginnings: @escaping @Sendable ([Word]) -> WordBeginnings = { WordBeginnings($0) }
  ) {
    self.deck = deck
    self.beginnings = beginnings
    places = Dictionary(
      deck.words.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public var origin: WordOrigin { deck.origin }

  /// Counts a capital where the deck has it as a word.
  public var count: Int { deck.words.count }

  /// Of two words with one id, the first.
  public func word(_ id: String) -> Word? { places[id].map { deck.words[$0] } }

  /// In the deck's order.
  public func page(_ places: Range<Int>) -> [Word] { Array(deck.words[places.clamped(to: 0..<count)]) }

  /// Sorted by the matching text.
  public func search(_ beginning: String, limit: Int) -> [Word] {
    places(of: beginning, limit: limit).map { deck.words[$0] }
  }

  /// The places of the found words in the deck.
  public func places(of beginning: String, limit: Int) -> [Int] {
    let index = beginnings(deck.words)
    guard let pinyin = TypedPinyin(beginning) else { return index.find(beginning, limit: limit) }
    let fits = deck.words.map { $0.reading.map(pinyin.begins) }
    let spelled = index.find(beginning, limit: count).filter { fits[$0] ?? true }
    let read = index.find(pinyin.key, limit: count).filter { fits[$0] == true && !spelled.contains($0) }
    return Array((spelled + read).prefix(limit))
  }
}
