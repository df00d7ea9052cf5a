import Formats

/// Words by how their terms, readings and meanings begin, without case and accents: what finds them without a walk.
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

  /// The beginnings of some words. Ten thousand take some milliseconds.
  public init(_ words: [Word]) {
    entries = words.enumerated().flatMap { place, word in
      ([word.term] + [word.reading].compactMap(\.self) + word.meanings).map {
        Entry(key: Self.key($0), place: place)
      }
    }.sorted(by: Entry.isBefore)
  }

  /// The places of the first words that begin with a text, each once, at most `limit`. The first is found in so many
  /// steps as their number has binary digits.
  public func find(_ beginning: String, limit: Int) -> [Int] {
    let key = Self.key(beginning)
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    var (found, taken) = ([Int](), Set<Int>())
    for entry in entries[low...] {
      guard found.count < limit, entry.key.starts(with: key) else { break }
      if taken.insert(entry.place).inserted { found.append(entry.place) }
    }
    return found
  }

  private static func key(_ text: String) -> [UInt8] { Array(NormalForm.folded(text).utf8) }
}
