import Formats

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
