import Learning
import Synchronization

/// Decks in their order. Each is read when it is first wanted: the first screen shows the outline of one of them, and
/// reading them took longer than everything else before it.
struct DeckList: RandomAccessCollection, Sendable {
  /// The decks, unread.
  let shelved: [LazyDeck]

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

  /// The deck of an id; reads none.
  func shelved(_ id: String) -> LazyDeck? {
    shelved.first { $0.id == id }
  }
}

/// A deck that is read when it is first wanted, and then kept.
final class LazyDeck: Sendable {
  let id: String
  private let source: @Sendable () throws -> Deck
  private let readOutline: (@Sendable () throws -> DeckOutline)?
  private let known = Mutex<Deck?>(nil)
  private let knownOutline = Mutex<DeckOutline?>(nil)

  /// A deck from a source, and from where its outline comes sooner, if it does.
  init(
    _ id: String, outline: (@Sendable () throws -> DeckOutline)? = nil,
    source: @escaping @Sendable () throws -> Deck
  ) {
    self.id = id
    self.source = source
    readOutline = outline
  }

  /// A deck that is there already.
  convenience init(_ deck: Deck) {
    self.init(deck.id) { deck }
  }

  /// The deck; without words where it can't be read.
  var deck: Deck { (try? read()) ?? Deck(id: id, name: id) }

  /// Its outline, for which the deck need not be read.
  var outline: DeckOutline {
    if let outline = knownOutline.withLock({ $0 }) { return outline }
    let outline = readOutline.flatMap { try? $0() } ?? DeckOutline(deck)
    knownOutline.withLock { $0 = outline }
    return outline
  }

  /// The deck, or why it can't be read.
  func read() throws -> Deck {
    if let deck = known.withLock({ $0 }) { return deck }
    let deck = try source()
    known.withLock { $0 = deck }
    return deck
  }
}
