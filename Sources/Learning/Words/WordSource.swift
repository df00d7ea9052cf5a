import Deterministic
import Formats

/// A sequence of words: a deck, or a dictionary with a hundred thousand. Words are accessed by place, id or
/// beginning, and never all at once.
public protocol WordSource: Sendable {
  var origin: WordOrigin { get }
  var count: Int { get }
  /// The word with an id; nil where there is none.
  func word(_ id: String) -> Word?
  /// The words at these places; places beyond the last word are left out.
  func page(_ places: Range<Int>) -> [Word]
  /// The first words, at most `limit`, whose term, reading or meaning begins with a text, ignoring case and
  /// accents, sorted by the matching text; after them those with a later word that matches, such as agua in
  /// el agua.
  func search(_ beginning: String, limit: Int) -> [Word]
}

extension WordSource {
  /// Random words that meet a condition: at most `count`, without repetition.
  ///
  /// - Parameter tries: the most words to look at.
  public func sample(
    _ count: Int, tries: Int, _ chance: inout Chance, where condition: (Word) -> Bool
  ) -> [Word] {
    var (words, tried) = ([Word](), Set<Int>())
    for _ in 0..<(self.count > 0 ? tries : 0) where words.count < count {
      let place = chance.below(self.count)
      guard tried.insert(place).inserted, let word = page(place..<place + 1).first else { continue }
      if condition(word) { words.append(word) }
    }
    return words
  }
}

/// A deck as a source of words, with search indexes. Made once per deck and shared.
public struct DeckSource: WordSource {
  public let deck: Deck
  /// Tells the deck from others, and from other editions of it.
  public let tag: DeckTag
  private let places: [String: Int]
  private let beginnings: @Sendable ([Word]) -> WordBeginnings

  /// - Parameter beginnings: makes the search index at each search; the caller caches it if needed.
  public init(
    _ deck: Deck, beginnings: @escaping @Sendable ([Word]) -> WordBeginnings = { WordBeginnings($0) }
  ) {
    self.deck = deck
    self.beginnings = beginnings
    tag = DeckTag(deck)
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

/// An index of words by the beginnings of their terms, readings and meanings, and of each word within these,
/// ignoring case and accents.
public struct WordBeginnings: Sendable {
  private struct Entry: Sendable {
    let key: [UInt8]
    let place: Int

    static func isBefore(_ one: Entry, _ other: Entry) -> Bool {
      one.key == other.key ? one.place < other.place : one.key.lexicographicallyPrecedes(other.key)
    }
  }

  /// Sorted by key.
  private let entries: [Entry]
  /// The same for each later word of a text, so that articles hide nothing: agua in el agua.
  private let inner: [Entry]

  /// Ten thousand words take a few milliseconds.
  public init(_ words: [Word]) {
    let whole = words.enumerated().flatMap { place, word in
      ([word.term] + Self.spellings(word.reading) + word.meanings).map {
        Entry(key: Self.key($0), place: place)
      }
    }
    entries = whole.sorted(by: Entry.isBefore)
    inner = whole.flatMap { entry in
      Self.innerWords(entry.key).map { Entry(key: $0, place: entry.place) }
    }.sorted(by: Entry.isBefore)
  }

  /// The places of the first words that begin with a text, at most `limit`, without repetition; after them
  /// those in which a later word does. A binary search finds the first.
  func find(_ beginning: String, limit: Int) -> [Int] {
    let key = Self.key(beginning)
    var (found, taken) = ([Int](), Set<Int>())
    for entries in [entries, inner] {
      for entry in entries[Self.start(of: key, in: entries)...] {
        guard found.count < limit, entry.key.starts(with: key) else { break }
        if taken.insert(entry.place).inserted { found.append(entry.place) }
      }
    }
    return found
  }

  /// The first entry that isn't before the key.
  private static func start(of key: [UInt8], in entries: [Entry]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The text from each word but the first on. Words end at spaces, hyphens, apostrophes and the like.
  private static func innerWords(_ key: [UInt8]) -> [[UInt8]] {
    key.indices.dropFirst().filter { !isBetween(key[$0]) && isBetween(key[$0 - 1]) }.map { Array(key[$0...]) }
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: false
    default: true
    }
  }

  private static func key(_ text: String) -> [UInt8] { Array(NormalForm.folded(text).utf8) }

  /// A reading, also without what separates its syllables: nǚ'ér is typed nuer.
  private static func spellings(_ reading: String?) -> [String] {
    guard let reading else { return [] }
    let joined = reading.filter { !"'’ -".contains($0) }
    return joined == reading ? [reading] : [reading, joined]
  }
}
