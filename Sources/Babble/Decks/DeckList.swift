import Learning
import Synchronization

/// Decks in their order. Each is read when it is first wanted: the first screen shows the outline of one of them, and
/// reading them took longer than everything else before it.
struct DeckList: RandomAccessCollection, Sendable {
  /// The decks, unread.
  let shelved: [LazyDeck]
  private let spellings = Spellings()

  init(_ decks: [LazyDeck]) {
    shelved = decks
  }

  /// Decks that are there already.
  init(_ decks: [Deck]) {
    self.init(decks.map(LazyDeck.init))
  }

  var startIndex: Int { 0 }
  var endIndex: Int { shelved.count }
  subscript(index: Int) -> Deck { shelved[index].deck }

  /// How the words of all decks in a language are spelled and read. It is gathered once for a language, and shared.
  func spellings(of language: String) -> [String] {
    spellings.of(language) {
      filter { $0.kind == .words && $0.language.term == language }.flatMap(\.words)
        .flatMap { [$0.term] + [$0.reading].compactMap(\.self) }
    }
  }

  /// The deck of an id; reads none.
  func shelved(_ id: String) -> LazyDeck? {
    shelved.first { $0.id == id }
  }
}

/// Spellings by language, which are kept once they were gathered.
private final class Spellings: Sendable {
  private let gathered = Mutex<[String: [String]]>([:])

  func of(_ language: String, gather: () -> [String]) -> [String] {
    if let spellings = gathered.withLock({ $0[language] }) { return spellings }
    let spellings = gather()
    gathered.withLock { $0[language] = spellings }
    return spellings
  }
}

/// A deck that is read when it is first wanted, and then kept.
final class LazyDeck: Sendable {
  let id: String
  private let load: @Sendable () throws -> Deck
  private let loadOutline: (@Sendable () throws -> DeckOutline)?
  private let known = Mutex<Deck?>(nil)
  private let knownOutline = Mutex<DeckOutline?>(nil)
  private let indexed = Mutex<DeckSource?>(nil)

  /// A deck from a source, and from where its outline comes sooner, if it does.
  init(
    _ id: String, outline: (@Sendable () throws -> DeckOutline)? = nil,
    source: @escaping @Sendable () throws -> Deck
  ) {
    self.id = id
    load = source
    loadOutline = outline
  }

  /// A deck that is there already.
  convenience init(_ deck: Deck) {
    self.init(deck.id) { deck }
  }

  /// The deck; without words where it can't be read.
  var deck: Deck { (try? read()) ?? Deck(id: id, name: id) }

  /// The deck as a source of words, made once; without words where it can't be read.
  var source: DeckSource {
    if let source = indexed.withLock({ $0 }) { return source }
    let source = DeckSource(deck)
    indexed.withLock { $0 = source }
    return source
  }

  /// Its outline, for which the deck need not be read.
  var outline: DeckOutline {
    if let outline = knownOutline.withLock({ $0 }) { return outline }
    let outline = loadOutline.flatMap { try? $0() } ?? DeckOutline(deck)
    knownOutline.withLock { $0 = outline }
    return outline
  }

  /// The deck, or why it can't be read.
  func read() throws -> Deck {
    if let deck = known.withLock({ $0 }) { return deck }
    let deck = try load()
    known.withLock { $0 = deck }
    return deck
  }
}
