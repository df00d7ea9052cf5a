import Games
import Learning
import Storage

/// The player's own words, and their notes on words of other decks.
extension Learner {
  /// Changes the word bank and writes it. Returns the hints that belong to `Knowledge`: whoever owns the
  /// journal records them there.
  ///
  /// - Throws: why nothing was changed.
  mutating func make(_ change: BankChange) throws(Failure) -> [MnemonicChanged] {
    try requireBank()
    try catchUp()
    let hints = hints(in: change)
    let before = hints.map { hint in
      BankChange.wrote(hint.word.reference, .mnemonic, save.mnemonic(of: hint.word.reference))
    }
    var file = library.bank
    guard file.bank.make(change, beside: before) else { return [] }
    try saveBank(file, after: change)
    return hints
  }

  /// Undoes the last change. Returns the change that did that, and the hints as in `make`.
  ///
  /// - Throws: why nothing was done.
  mutating func undo() throws(Failure) -> (change: BankChange, hints: [MnemonicChanged]) {
    try requireBank()
    try catchUp()
    var file = library.bank
    guard let change = file.bank.undo() else { throw Failure(description: "There is nothing to undo.") }
    let hints = hints(in: change)
    try saveBank(file, after: change)
    return (change, hints)
  }

  /// In a synced home another machine may have added words since the start. They must not be overwritten.
  private mutating func catchUp() throws(Failure) {
    do {
      guard let other = try library.ownDecks.otherBank(library.bank) else { return }
      library.bank = library.bank.united(with: other)
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    let decks = Set(
      library.bank.bank.words.map(\.reference.deck) + library.bank.bank.corrections.keys.map(\.deck))
    self.library.decks = self.library.decks.with(decks, of: library.bank.bank)
  }

  private func requireBank() throws(Failure) {
    if let obstacle = obstacle ?? library.bankObstacle { throw Failure(description: obstacle) }
  }

  private mutating func saveBank(_ file: BankFile, after change: BankChange) throws(Failure) {
    do { try library.ownDecks.keep(file) } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    library.bank = file
    library.decks = library.decks.with(Set(change.words.map(\.deck)), of: file.bank)
  }

  private func hints(in change: BankChange) -> [MnemonicChanged] {
    change.parts.compactMap { part in
      guard case .wrote(let word, .mnemonic, let texts) = part, let met = met(word) else { return nil }
      return MnemonicChanged(word: save.knowledge.short(met), text: texts?.first.flatMap(HintScene.kept))
    }
  }
}

/// Adding words.
extension Learner {
  /// The change that adds a word, or adds a meaning to one that exists already. The word gets all readings
  /// that a dictionary has for its term, those of entries with one of the meanings first.
  ///
  /// - Parameter typed: perhaps with its reading in brackets.
  /// - Throws: why it can't be a word.
  func adding(
    _ typed: String, meanings: [String], language: String, _ complete: (inout Word) -> Void = { _ in }
  ) throws(Failure) -> BankChange {
    let (term, reading) = BracketReading.split(typed).map { ($0.term, $0.reading) } ?? (typed, nil)
    let id = Word.id(ofTerm: term)
    guard Word.isValidID(id), LanguageTag.isTag(language) else {
      throw Failure(description: "\(term) can't be a word here. Try a shorter one.")
    }
    if let own = library.bank.bank.words.first(where: {
      LanguageTag.areOfOneLanguage($0.language.term, language) && $0.word.term == term
    }) {
      let new = meanings.filter { !own.word.meanings.contains($0) }
      return .wrote(own.reference, .meanings, own.word.meanings + new)
    }
    guard library.bank.bank.words.count < WordBank.mostWords else {
      throw Failure(description: "Your word bank is full: it holds \(WordBank.mostWords) words.")
    }
    var word = Word(id: freeID(id, language), term: term, meanings: meanings, reading: reading)
    let entries = library.lookUp(term, language) ?? []
    if entries.count == 1 { word.partOfSpeech = entries[0].senses.first?.partOfSpeech }
    complete(&word)
    let meant = entries.filter { !Set($0.meanings).isDisjoint(with: meanings) }
    let readings = (meant + entries).compactMap(\.shownReading)
    let languages = Deck.Languages(term: language, meaning: meaningLanguage(of: language))
    return .added(BankWord(word.adding(readings: readings), language: languages, added: now()), at: nil)
  }

  /// The change that adds a dictionary entry, under the language tag that the decks use: zh may be zh-Hans
  /// there. It takes the meanings of the first sense and, if these are few, of later ones; an answer can't
  /// cover more than a few.
  ///
  /// - Parameter sentence: where the word was found; nil takes the dictionary's example.
  /// - Throws: why it can't be a word.
  func adding(_ entry: DictionaryEntry, sentence: String? = nil) throws(Failure) -> BankChange {
    let first = entry.senses.first?.meanings ?? []
    let meanings = entry.meanings.prefix(max(Self.fewMeanings, first.count))
    return try adding(entry.term, meanings: Array(meanings), language: language(of: entry)) { word in
      (word.reading, word.partOfSpeech) = (entry.shownReading, entry.senses.first?.partOfSpeech)
      let example = [entry.example?.text, entry.example?.meaning].compactMap(\.self)
      let notes = entry.notes + [sentence ?? example.joined(separator: " ")].filter { !$0.isEmpty }
      // Only for a learner who can change it again.
      word.notes = notes.isEmpty ? nil : notes.joined(separator: "; ")
    }
  }

  private static let fewMeanings = 4

  /// The words of all decks with the spelling of an entry.
  func words(of entry: DictionaryEntry) -> [DeckWord] { words(spelled: entry.term, in: language(of: entry)) }

  private func language(of entry: DictionaryEntry) -> String {
    let tags = library.decks.shelved.filter { $0.outline.kind == .words }.map(\.outline.language.term)
    return tags.first { LanguageTag.primary(of: $0) == entry.language } ?? entry.language
  }

  /// An id that is free in the bank. A word whose spelling was corrected keeps the id of the old one.
  private func freeID(_ id: String, _ language: String) -> String {
    let deck = WordBank.deck(ofLanguage: language)
    var (free, number) = (id, 1)
    while library.bank.bank[WordReference(deck: deck, word: free)] != nil {
      number += 1
      free = "\(id)#\(number)"
    }
    return free
  }

  /// The language in which words of `language` are explained: that of its first deck.
  private func meaningLanguage(of language: String) -> String {
    library.decks.shelved.first {
      $0.outline.kind == .words && LanguageTag.areOfOneLanguage($0.outline.language.term, language)
    }?.outline.language.meaning ?? Language.home.tag
  }

  /// The words of all decks of a language with this spelling, with or without an article, the player's own
  /// first.
  func words(spelled term: String, in language: String?) -> [DeckWord] {
    let decks = library.decks.shelved.filter { deck in
      deck.outline.kind == .words
        && language.map { LanguageTag.areOfOneLanguage(deck.outline.language.term, $0) } ?? true
    }
    let own = decks.filter { WordBank.isOwn($0.id) } + decks.filter { !WordBank.isOwn($0.id) }
    return own.flatMap { shelved in
      let deck = shelved.deck
      let spelling = WordSpelling(term, language: deck.language.term)
      return deck.words.filter { $0.id == term || spelling.fits($0.term) }.map {
        DeckWord($0, of: deck.origin)
      }
    }
  }
}

extension SaveFile {
  /// The player's own hint for a word, as a list of at most one text.
  fileprivate func mnemonic(of word: WordReference) -> [String] {
    mnemonic(deck: word.deck, word: word.word).map { [$0] } ?? []
  }
}

/// Sentences about changes.
extension Learner {
  /// Describes a change that was made.
  ///
  /// - Parameter before: the learner before the change.
  func sentence(of change: BankChange, before: Learner) -> String {
    let parts = change.parts.map { sentence(ofPart: $0, before) }
    return parts.isEmpty ? "Nothing has changed." : parts.joined(separator: " ")
  }

  private func sentence(ofPart change: BankChange, _ before: Learner) -> String {
    switch change {
    case .added(let word, _): return "\(word.word.term) is in \(deckName(of: word.reference)) now."
    case .removed(let word): return "\(before.term(of: word)) is gone from \(before.deckName(of: word))."
    case .wrote(let word, .term, _): return "\(before.term(of: word)) is \(term(of: word)) now."
    case .wrote(let word, let field, let texts):
      let now = texts ?? library.decks.shelved(word.deck)?.word(word.word)?[field] ?? []
      return "\(term(of: word)): \(field.title) \(now.isEmpty ? "none" : now.joined(separator: ", "))."
    case .hinted(let character, let text):
      return "\(character): \(WordField.mnemonic.title) \(text ?? "none")."
    case .all: return ""
    }
  }

  private func term(of word: WordReference) -> String {
    library.decks.shelved(word.deck)?.word(word.word)?.term ?? word.word
  }

  private func deckName(of word: WordReference) -> String {
    library.decks.shelved(word.deck)?.outline.name ?? word.deck
  }
}
