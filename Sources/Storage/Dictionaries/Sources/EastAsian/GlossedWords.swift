import Learning

/// Finds the entries that the words of a list mean. ある alone has a dozen entries; the meanings on the list
/// tell them apart.
struct GlossedWords {
  /// The indices of entries by their terms, other spellings and readings.
  private var places: [String: [Int]] = [:]

  init(_ entries: [DictionaryEntry]) {
    guard Self.areGlossed(entries) else { return }
    for (place, entry) in entries.enumerated() {
      for name in Set([entry.term] + entry.spellings + [entry.reading].compactMap(\.self)) {
        places[name, default: []].append(place)
      }
    }
  }

  /// The lists are Japanese.
  private static func areGlossed(_ entries: [DictionaryEntry]) -> Bool {
    entries.first.map { Language.of($0.language).reading } == .kana
  }

  /// Adds the list, its sentence and its meanings, before all others, to the words' entries. A word without
  /// an entry becomes one.
  func mark(_ entries: inout [DictionaryEntry], with words: [GlossedWord], _ frequencies: WordFrequencies?) {
    guard Self.areGlossed(entries) else { return }
    var check = check(of: entries, words)
    // Backwards, from N1 to N5, so that the beginners' meanings come first in the entry.
    let sorted = words.enumerated().sorted {
      ($0.element.list, $1.offset) < ($1.element.list, $0.offset)
    }
    for word in sorted.flatMap(\.element.read) {
      mark(&entries, word, frequencies) { check.first(of: $0, with: [$1]) }
    }
  }

  /// - Parameter example: returns the first of some sentences that has a word, in its spelling.
  private func mark(
    _ entries: inout [DictionaryEntry], _ word: GlossedWord, _ frequencies: WordFrequencies?,
    example: ([Sentence], String) -> Sentence?
  ) {
    if let place = place(of: word, in: entries) {
      entries[place].add(word, example)
    } else if let term = word.names.first, !word.meanings.isEmpty {
      var entry = DictionaryEntry(
        language: "ja", term: term, spellings: Array(word.names.dropFirst()), reading: word.readings.first,
        senses: [])
      entry.zipf = frequencies?.zipf(of: term)
      entry.add(word, example)
      entries.append(entry)
    }
  }

  /// What tells whether a sentence has a word: the dictionary, and the words that it lacks.
  private func check(of entries: [DictionaryEntry], _ words: [GlossedWord]) -> SentenceCheck {
    let lacking = Set(words.flatMap(\.names)).filter { places[$0] == nil }
    return SentenceCheck { [places] text in
      if lacking.contains(text) { return [DictionaryEntry(language: "ja", term: text, senses: [])] }
      return places[text]?.map { entries[$0] } ?? []
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
  fileprivate mutating func add(_ word: GlossedWord, _ example: ([Sentence], String) -> Sentence?) {
    if !word.meanings.isEmpty {
      let own = Set(word.meanings)
      let rest = senses.map { Sense($0.meanings.filter { !own.contains($0) }, partOfSpeech: $0.partOfSpeech) }
      senses =
        [Sense(word.meanings, partOfSpeech: senses.first?.partOfSpeech)]
        + rest.filter { !$0.meanings.isEmpty }
    }
    if !lists.contains(word.list) { lists.append(word.list) }
    spell(as: word)
    self.example = example(word.examples + [self.example].compactMap(\.self), term)
  }

  /// Spells the entry as the list does: 十日 for １０日, せっけん for 石鹸. What is usually written in kana stays so.
  private mutating func spell(as word: GlossedWord) {
    guard word.isForBeginners, let name = word.names.first, name != term, !term.allSatisfy(Kana.isKana) else {
      return
    }
    if name == reading {
      (spellings, term, reading) = ([term] + spellings, name, nil)
    } else if let place = spellings.firstIndex(of: name) {
      (term, spellings[place]) = (name, term)
    }
  }
}
