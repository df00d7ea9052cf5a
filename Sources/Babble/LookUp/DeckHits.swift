import Learning

/// Words of decks as a dictionary would have them.
enum DeckHits {
  /// The words that begin with a text, or of which a reading or a meaning does, or any word of these; those that are it
  /// come first.
  static func find(_ text: String, in decks: DeckList, limit: Int) -> [DictionaryHit] {
    guard !text.isEmpty else { return [] }
    var seen = Set<DictionaryEntry>()
    let hits = decks.shelved.flatMap { deck in
      deck.source.search(text, limit: limit).map { hit($0, text, of: deck) }
    }.filter { seen.insert($0.entry).inserted }
    return hits.filter { $0.match == .term } + hits.filter { $0.match != .term }
  }

  /// Whether a deck has the word of an entry. The outline tells of most that they haven't, without being read.
  static func has(_ entry: DictionaryEntry, _ deck: LazyDeck) -> Bool {
    guard LanguageTag.primary(of: deck.outline.language.term) == LanguageTag.primary(of: entry.language)
    else {
      return false
    }
    // Its meanings may stand before it, in many words.
    return deck.source.search(entry.term, limit: deck.source.count).contains { $0.term == entry.term }
  }

  private static func hit(_ word: Word, _ text: String, of deck: LazyDeck) -> DictionaryHit {
    let entry = DictionaryEntry(
      language: deck.outline.language.term, term: word.term, reading: word.readings.first,
      senses: [DictionaryEntry.Sense(word.meanings, partOfSpeech: word.partOfSpeech)],
      lists: [deck.outline.name])
    let isWhole = ([word.term] + word.readings + word.meanings).contains {
      $0.lowercased() == text.lowercased()
    }
    return DictionaryHit(entry, isWhole ? .term : .beginning, number: 0)
  }
}
