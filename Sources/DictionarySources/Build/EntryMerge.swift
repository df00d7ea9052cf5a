import Learning

/// Merges the entries of one language from several sources.
struct EntryMerge {
  private(set) var entries: [DictionaryEntry] = []
  private var places: [String: Int] = [:]
  private var sources = 0

  /// Adds the entries of a source. If a word is there already, it only gets the meanings that are new.
  mutating func add(_ more: [DictionaryEntry]) {
    sources += 1
    // A single source knows best which of its entries are one word.
    if sources == 1 { return entries = more }
    if sources == 2 {
      for (place, entry) in entries.enumerated() where places[entry.term] == nil {
        places[entry.term] = place
      }
    }
    for entry in more {
      if let place = places[entry.term] {
        merge(entry, into: place)
      } else {
        places[entry.term] = entries.count
        entries.append(entry)
      }
    }
  }

  private mutating func merge(_ entry: DictionaryEntry, into place: Int) {
    let known = Set(entries[place].meanings.map(Self.plain))
    for sense in entry.senses {
      let new = sense.meanings.filter { !known.contains(Self.plain($0)) }
      if !new.isEmpty { entries[place].senses.append(.init(new, partOfSpeech: sense.partOfSpeech)) }
    }
    entries[place].reading = entries[place].reading ?? entry.reading
  }

  /// "to go" and "go" are one meaning.
  private static func plain(_ meaning: String) -> Substring {
    meaning.hasPrefix("to ") ? meaning.dropFirst(3) : meaning[...]
  }

  /// Gives each word its frequency, the lists that it is on, and their example sentence.
  mutating func rate(by frequencies: WordFrequencies?, _ lists: LearnerLists) {
    for place in entries.indices {
      entries[place].lists += lists.lists(of: entries[place])
      if let frequencies { Self.rate(&entries[place], by: frequencies) }
    }
    GlossedWords(entries).mark(&entries, with: lists.glossed, frequencies)
  }

  /// A Japanese term without a frequency is replaced by the first of its spellings that has one.
  private static func rate(_ entry: inout DictionaryEntry, by frequencies: WordFrequencies) {
    entry.zipf = frequencies.zipf(of: entry.term)
    guard entry.zipf == nil, entry.language == "ja" else { return }
    for (place, spelling) in entry.spellings.enumerated() {
      guard let zipf = frequencies.zipf(of: spelling) else { continue }
      (entry.term, entry.spellings[place]) = (spelling, entry.term)
      return entry.zipf = zipf
    }
  }
}
