import Learning

/// Finds words of decks, in the form of dictionary hits.
enum DeckHits {
  /// The words of which the term, a reading, a meaning, or any word of these begins with a text. Exact
  /// terms and readings come first, then exact meanings.
  static func find(_ text: String, in decks: DeckList, limit: Int) -> [DictionaryHit] {
    guard !text.isEmpty else { return [] }
    var seen = Set<DictionaryEntry>()
    let hits = decks.shelved.flatMap { deck in
      deck.source.search(text, limit: limit).map { hit($0, text, of: deck) }
    }.filter { seen.insert($0.entry).inserted }
    return [.term, .meaning, .beginning].flatMap { match in hits.filter { $0.match == match } }
  }

  /// Whether a deck contains an entry's word. For most decks the outline rules that out without reading them.
  static func has(_ entry: DictionaryEntry, _ deck: LazyDeck) -> Bool {
    guard LanguageTag.primary(of: deck.outline.language.term) == LanguageTag.primary(of: entry.language)
    else {
      return false
    }
    // Many words may match by meaning before it.
    return deck.source.search(entry.term, limit: deck.source.count).contains { $0.term == entry.term }
  }

  private static func hit(_ word: Word, _ text: String, of deck: LazyDeck) -> DictionaryHit {
    let entry = DictionaryEntry(
      language: deck.outline.language.term, term: word.term, reading: word.readings.first,
      senses: [DictionaryEntry.Sense(word.meanings, partOfSpeech: word.partOfSpeech)],
      lists: [deck.outline.name])
    let isTerm = ([word.term] + word.readings).contains { $0.lowercased() == text.lowercased() }
    let isMeaning = word.meanings.contains { $0.lowercased() == text.lowercased() }
    return DictionaryHit(entry, isTerm ? .term : isMeaning ? .meaning : .beginning, number: 0)
  }
}
