import Formats
import Synchronization

/// A deck as a source of words, with what finds them quickly. Made once for a deck, and shared.
public final class DeckSource: WordSource {
  /// The deck.
  public let deck: Deck
  /// Tells the deck from others, and from other editions of it.
  public let tag: DeckTag
  private let places: [String: Int]
  /// Made when somebody searches first: it takes longer than everything else here.
  private let beginnings = Mutex<[Beginning]?>(nil)

  /// What a word can be found by: a text without case and accents.
  private struct Beginning: Comparable {
    let key: [UInt8]
    let place: Int

    static func < (one: Beginning, other: Beginning) -> Bool {
      one.key == other.key ? one.place < other.place : one.key.lexicographicallyPrecedes(other.key)
    }
  }

  /// The source of a deck's words.
  public init(_ deck: Deck) {
    self.deck = deck
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
  public func page(_ places: Range<Int>) -> [Word] {
    Array(deck.words[places.clamped(to: 0..<count)])
  }

  /// Finds the first in so many steps as the number of words has binary digits.
  public func search(_ beginning: String, limit: Int) -> [Word] {
    let (key, all) = (Self.key(beginning), sorted())
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].key.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    for entry in all[low...] where found.count < limit {
      guard entry.key.starts(with: key) else { break }
      if !found.contains(entry.place) { found.append(entry.place) }
    }
    return found.map { deck.words[$0] }
  }

  private func sorted() -> [Beginning] {
    beginnings.withLock { made in
      let all = made ?? Self.beginnings(of: deck.words)
      made = all
      return all
    }
  }

  private static func beginnings(of words: [Word]) -> [Beginning] {
    words.enumerated().flatMap { place, word in
      ([word.term] + [word.reading].compactMap(\.self) + word.meanings).map {
        Beginning(key: key($0), place: place)
      }
    }.sorted()
  }

  private static func key(_ text: String) -> [UInt8] { Array(NormalForm.folded(text).utf8) }
}
