import Engine
import Learning

/// Checks a term that the player is about to add.
extension Learner {
  /// - Parameter language: its tag; nil guesses it from the letters, preferring the language that is being
  ///   learned.
  func found(_ typed: String, in language: String?) -> TermFound {
    let term = BracketReading.split(typed)?.term ?? typed
    let languages = languages
    let fitting = languages.filter { Script.fit(term, language: $0) }
    let tag = language ?? likeliest(of: fitting, for: term) ?? languages.first ?? Deck.Languages().term
    guard !term.isEmpty else { return TermFound(term, language: tag, of: languages) }
    let there = words(spelled: term, in: tag)
    let entries = there.isEmpty ? library.lookUp(term, tag) : nil
    return TermFound(
      typed, language: tag, isCertain: fitting == [tag], of: languages,
      Text(sentence(of: term, tag, there, entries)),
      isThere: !there.isEmpty, meanings: entries?.first?.meanings ?? [])
  }

  /// The first language that is known to have the term, of those without a dictionary by their commonest words; else the
  /// first that isn't known to lack it.
  private func likeliest(of languages: [String], for term: String) -> String? {
    guard languages.count > 1, !term.isEmpty else { return languages.first }
    let entries = languages.map { words(spelled: term, in: $0).isEmpty ? library.lookUp(term, $0)?.count : 1 }
    if let place = entries.firstIndex(where: { ($0 ?? 0) > 0 }) { return languages[place] }
    let open = zip(languages, entries).filter { $1 == nil }.map(\.0)
    return open.first { library.common.contains(term, in: $0) } ?? open.first ?? languages[0]
  }

  /// The languages of all decks of words, the one being learned first.
  private var languages: [String] {
    let learned = (courseDeck?.outline).map { [$0.language.term] } ?? []
    var seen = Set<String>()
    let outlines = library.decks.shelved.map(\.outline).filter { $0.kind == .words }
    return (learned + outlines.map(\.language.term)).filter { seen.insert($0).inserted }
  }

  /// A remark if the term exists already, or is in no dictionary; empty otherwise.
  func sentence(
    of term: String, _ tag: String, _ there: [DeckWord], _ entries: [DictionaryEntry]?
  ) -> String {
    if let word = there.first {
      let place = library.decks.shelved(word.origin.deck)?.outline.name ?? word.origin.deck
      let known = "\(term) is in \(place) already: \(word.word.meanings.joined(separator: ", "))."
      return WordBank.isOwn(word.origin.deck) ? known + " What you write is added to that." : known
    }
    guard let entries else {
      let name = LanguageName.of(tag).map { "\($0) dictionary" } ?? "dictionary of its language"
      return "No \(name) is installed: write what it means."
    }
    return entries.isEmpty ? "\(term) is in no dictionary with that spelling: write what it means." : ""
  }
}

/// How terms are read.
extension Learner {
  /// A word of a deck with the readings that a dictionary has for its term. Only characters need any.
  var withReadings: @Sendable (DeckWord) -> Word {
    { [lookUp = library.lookUp] word in
      guard word.origin.kind == .words, word.word.term.contains(where: HanCharacter.isHan) else {
        return word.word
      }
      let entries = lookUp(word.word.term, word.origin.language.term) ?? []
      return word.word.adding(readings: entries.compactMap(\.shownReading))
    }
  }
}

/// Refuses to add a word that the player has.
extension Learner {
  /// - Throws: where the word is, unless a word of the player's own lacks one of the meanings, or none of the
  ///   words with this spelling shares one with it.
  func requireNew(_ typed: String, meanings: [String], language: String) throws(Failure) {
    let term = BracketReading.split(typed)?.term ?? typed
    let there = words(spelled: term, in: language)
    let own = there.filter { WordBank.isOwn($0.origin.deck) }
    let word = Word(id: term, term: term, meanings: meanings)
    let had = (own.isEmpty ? there : own).first { there in
      meanings.isEmpty
        || (own.isEmpty
          ? word.sharesMeaning(with: there.word) : Set(meanings).isSubset(of: there.word.meanings))
    }
    if let had { throw refusal(of: had) }
  }

  /// - Parameter isRead: whether it was found in a text. Then only words that were met count, as in the text.
  /// - Throws: where the word is.
  func requireNew(_ entry: DictionaryEntry, isRead: Bool) throws(Failure) {
    let had = words(of: entry).first { word in
      word.word.isRead(as: entry)
        && (!isRead || WordBank.isOwn(word.origin.deck) || save.knowledge.figures(of: word).isMet)
    }
    if let had { throw refusal(of: had) }
  }

  private func refusal(of word: DeckWord) -> Failure {
    let place = library.decks.shelved(word.origin.deck)?.outline.name ?? word.origin.deck
    let meanings = word.word.meanings.joined(separator: ", ")
    return Failure(
      description: "\(word.word.term) is in \(place) already: \(meanings). Nothing was added.")
  }
}

extension Word {
  /// Whether an entry with the same spelling may be this word: the reading of one of them is unknown, or both
  /// have the same, however its syllables are parted.
  fileprivate func isRead(as entry: DictionaryEntry) -> Bool {
    guard let reading = entry.reading, !readings.isEmpty else { return true }
    return isRead(reading)
  }
}

extension Script {
  /// Whether the term's letters belong to a language.
  ///
  /// - Parameter language: a BCP 47 tag.
  fileprivate static func fit(_ term: String, language: String) -> Bool {
    let scripts = Language.of(language).scripts
    return term.unicodeScalars.allSatisfy { scalar in
      Script(scalar).map { $0 == .other || scripts.contains($0) } ?? true
    }
  }
}
