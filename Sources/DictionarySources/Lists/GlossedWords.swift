import Learning

/// A word of a learners' list that has meanings.
struct GlossedWord: Sendable {
  var language: String
  /// Its spellings, the usual one first.
  var names: [String]
  /// The usual one first; empty if a spelling is one.
  var readings: [String]
  var meanings: [String]
  var list: String
  var example: Sentence?
}

/// Finds the entries that the words of a list mean. ある alone has a dozen entries; the meanings on the list
/// tell them apart.
struct GlossedWords {
  /// The indices of entries by their terms, other spellings and readings.
  private var places: [String: [Int]] = [:]

  init(_ entries: [DictionaryEntry]) {
    guard entries.first?.language == "ja" else { return }
    for (place, entry) in entries.enumerated() {
      for name in Set([entry.term] + entry.spellings + [entry.reading].compactMap(\.self)) {
        places[name, default: []].append(place)
      }
    }
  }

  /// Adds the list, its sentence and its meanings, before all others, to the words' entries. A word without
  /// an entry becomes one.
  func mark(_ entries: inout [DictionaryEntry], with words: [GlossedWord], _ frequencies: WordFrequencies?) {
    let words = words.filter { $0.language == entries.first?.language }.enumerated()
    // What is learned first goes last, so that its meanings come first in the entry: N5 is the list for
    // beginners.
    for (_, word) in words.sorted(by: { ($0.element.list, $1.offset) < ($1.element.list, $0.offset) }) {
      if let place = place(of: word, in: entries) {
        entries[place].take(word)
      } else if let term = word.names.first, !word.meanings.isEmpty {
        var entry = DictionaryEntry(
          language: word.language, term: term, spellings: Array(word.names.dropFirst()),
          reading: word.readings.first, senses: [])
        entry.zipf = frequencies?.zipf(of: term)
        entry.take(word)
        entries.append(entry)
      }
    }
  }

  private func place(of word: GlossedWord, in entries: [DictionaryEntry]) -> Int? {
    let found = word.names.flatMap { places[$0] ?? [] }.filter { entries[$0].isRead(as: word) }
    let wanted = Self.words(word.meanings)
    let shares = found.map { (place: $0, share: wanted.intersection(Self.words(entries[$0].meanings)).count) }
    // The first of the best.
    return shares.max { $0.share < $1.share || $0.share == $1.share && $0.place > $1.place }?.place
  }

  private static func words(_ meanings: [String]) -> Set<Substring> {
    let words = meanings.flatMap { $0.lowercased().split { !$0.isLetter } }
    return Set(words).subtracting(["to", "a", "an", "the", "of", "for", "used"])
  }
}

extension DictionaryEntry {
  fileprivate func isRead(as word: GlossedWord) -> Bool {
    word.readings.isEmpty || word.readings.contains { $0 == reading || $0 == term }
  }

  /// If a word is on several lists, the last one that is added goes first.
  fileprivate mutating func take(_ word: GlossedWord) {
    if !word.meanings.isEmpty {
      let own = Set(word.meanings)
      let rest = senses.map { Sense($0.meanings.filter { !own.contains($0) }, partOfSpeech: $0.partOfSpeech) }
      senses =
        [Sense(word.meanings, partOfSpeech: senses.first?.partOfSpeech)]
        + rest.filter { !$0.meanings.isEmpty }
    }
    if !lists.contains(word.list) { lists.append(word.list) }
    example = word.example ?? example
  }
}
