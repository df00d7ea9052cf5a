import Deterministic

extension DictionaryEntry: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([language, term, reading, example?.text])
    if let meaning = example?.meaning { hash.combine(meaning) }
    hash.combine([spellings, lists])
    for sense in senses {
      hash.combine(sense.partOfSpeech)
      hash.combine(sense.meanings)
    }
    hash.combine(zipf)
  }
}

extension DictionaryHit: StateHashable {
  /// Hashes the entry; why it was found follows from the search.
  public func hash(into hash: inout StateHash) {
    hash.combine(entry)
    hash.combine(number)
  }
}

extension CharacterEntry: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([String(character), decomposition])
    hash.combine([radical, strokes])
    hash.combine([pinyin, onReadings, kunReadings, meanings, lists])
    if !japaneseMeanings.isEmpty { hash.combine(japaneseMeanings) }
    hash.combine(zipf)
  }
}
