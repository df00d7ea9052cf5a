import Glibc
import Learning

/// Chinese entries with the same spelling: 说 is shuō, to speak, and shuì, to persuade. Lists and frequencies
/// only know the spelling. How much of it belongs to each entry is estimated from how much the entry says,
/// and from how its character is read in the words of learners' lists.
struct Homographs {
  /// How often learners read a character this way, by character and reading.
  private var readings: [[String]: Double] = [:]

  /// The entries, those with one spelling sorted by likelihood in each other's places, each with its share of
  /// the frequency. Those that are hardly ever meant lose the spelling's lists.
  static func settled(_ entries: [DictionaryEntry]) -> [DictionaryEntry] {
    var homographs = Homographs()
    for entry in entries where !entry.lists.isEmpty { homographs.listen(to: entry) }
    var settled = entries
    for places in Dictionary(grouping: entries.indices, by: { entries[$0].term }).values
    where places.count > 1 {
      let group = homographs.settled(places.map { entries[$0] })
      for (place, entry) in zip(places, group) { settled[place] = entry }
    }
    return settled
  }

  /// Counts the readings of the characters of a word; words for beginners weigh more.
  private mutating func listen(to entry: DictionaryEntry) {
    guard let syllables = entry.reading?.split(separator: " "), entry.term.count > 1,
      syllables.count == entry.term.count
    else { return }
    let level = entry.lists.compactMap { $0.last?.wholeNumberValue }.filter { $0 > 0 }.min() ?? 9
    for (character, syllable) in zip(entry.term, syllables) {
      readings[[String(character), syllable.lowercased()], default: 0] += 1 / Double(level)
    }
  }

  /// Sorts entries with one spelling. The reading of a character in words has half the weight of the number
  /// of meanings: 都 alone is dōu, but dū in most words.
  private func settled(_ group: [DictionaryEntry]) -> [DictionaryEntry] {
    let said = Self.parts(group.map(Self.said))
    // Only names and variants.
    if said.allSatisfy({ $0 == 0 }) { return group }
    let heard = Self.parts(group.map { readings[[$0.term, $0.reading?.lowercased() ?? ""]] ?? 0 })
    let weights = zip(said, heard).map { $0 == 0 ? 0 : $0 + $1 / 2 }
    // The likelier of two readings is meant far more often, and mere names and variants
    // are meant now and then.
    let parts = Self.parts(weights.map { $0 * $0 }).map { max($0, 0.01) }
    let order = group.indices.sorted { parts[$0] == parts[$1] ? $0 < $1 : parts[$0] > parts[$1] }
    return order.map { place in
      var entry = group[place]
      entry.zipf = entry.zipf.map { max(0, $0 + log10(parts[place])) }
      if parts[place] < Self.least, place != order[0] { entry.lists = [] }
      return entry
    }
  }

  /// An entry with a smaller share is not the one that a list means.
  private static let least = 0.05

  /// Each value as a part of their sum; zeros if the sum is zero.
  private static func parts(_ values: [Double]) -> [Double] {
    let sum = values.reduce(0, +)
    return values.map { sum > 0 ? $0 / sum : 0 }
  }

  /// How many meanings an entry has. A particle is used far more than its meanings suggest.
  private static func said(_ entry: DictionaryEntry) -> Double {
    if entry.reading?.first?.isUppercase ?? false { return 0 }
    // 秊 is the full form of 年, and the word that is meant has an entry of its own.
    if entry.meanings.contains(where: { $0.hasPrefix("variant of \(entry.term) ") }) { return 0 }
    let own = entry.meanings.filter { meaning in !elsewhere.contains { meaning.hasPrefix($0) } }
    return isParticle(entry) ? 20 : Double(own.count)
  }

  /// Whether it is a syllable without a tone that a meaning calls a particle: 了, 着, 的.
  private static func isParticle(_ entry: DictionaryEntry) -> Bool {
    guard entry.term.count == 1, let reading = entry.reading, reading.utf8.count == reading.count else {
      return false
    }
    return entry.meanings.contains {
      ($0.contains("particle") || $0.contains("marker")) && !$0.contains("equivalent")
    }
  }

  /// How meanings begin that only refer to another entry or describe none.
  private static let elsewhere = [
    "variant of ", "old variant of ", "unofficial variant of ", "see ", "used in ", "surname ",
    "also written ",
    "classifier: ", "Taiwan pr. ", "also pr. ", "(old)",
  ]
}
