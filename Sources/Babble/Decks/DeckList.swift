import Learning
import Synchronization

/// Decks in their order. Each is read when it is first wanted: the first screen shows one of them alone, and
/// reading them all took longer than everything else before it.
struct DeckList: RandomAccessCollection, Sendable {
  private let decks: [LazyDeck]

  init(_ decks: [LazyDeck]) {
    self.decks = decks
  }

  /// Decks that are there already.
  init(_ decks: [Deck]) {
    self.init(decks.map(LazyDeck.init))
  }

  var startIndex: Int { 0 }
  var endIndex: Int { decks.count }
  subscript(index: Int) -> Deck { decks[index].deck }

  /// The deck of an id; reads no other.
  func deck(_ id: String) -> Deck? {
    decks.first { $0.id == id }?.deck
  }
}

/// A deck that is read when it is first wanted, and then kept.
final class LazyDeck: Sendable {
  let id: String
  private let source: @Sendable () throws -> Deck
  private let known = Mutex<Deck?>(nil)

  init(_ id: String, source: @escaping @Sendable () throws -> Deck) {
    self.id = id
    self.source = source
  }

  /// A deck that is there already.
  convenience init(_ deck: Deck) {
    self.init(deck.id) { deck }
  }

  /// The deck; without words where it can't be read.
  var deck: Deck { (try? read()) ?? Deck(id: id, name: id) }

  /// The deck, or why it can't be read.
  func read() throws -> Deck {
    if let deck = known.withLock({ $0 }) { return deck }
    let deck = try source()
    known.withLock { $0 = deck }
    return deck
  }
}
