import Formats

/// Words by how their terms, readings and meanings begin, and each word in these, without case and accents: what finds
/// them without a walk.
public struct WordBeginnings: Sendable {
  private struct Entry: Sendable {
    let key: [UInt8]
    let place: Int

    static func isBefore(_ one: Entry, _ other: Entry) -> Bool {
      one.key == other.key ? one.place < other.place : one.key.lexicographicallyPrecedes(other.key)
    }
  }

  /// In the order of their keys.
  private let entries: [Entry]
  /// The same of each further word, so that no article hides one: agua in el agua.
  private let inner: [Entry]

  /// The beginnings of some words. Ten thousand take some milliseconds.
  public init(_ words: [Word]) {
    let whole = words.enumerated().flatMap { place, word in
      ([word.term] + [word.reading].compactMap(\.self) + word.meanings).map {
        Entry(key: Self.key($0), place: place)
      }
    }
    entries = whole.sorted(by: Entry.isBefore)
    inner = whole.flatMap { entry in
      Self.innerWords(entry.key).map { Entry(key: $0, place: entry.place) }
    }.sorted(by: Entry.isBefore)
  }

  /// The places of the first words that begin with a text, each once, at most `limit`; behind them those in which a later
  /// word does. The first is found in so many steps as their number has binary digits.
  public func find(_ beginning: String, limit: Int) -> [Int] {
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

  /// Where the entries begin that aren't before a key.
  private static func start(of key: [UInt8], in entries: [Entry]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What begins with each word but the first. Words end at blanks, hyphens, apostrophes and the like.
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
}
