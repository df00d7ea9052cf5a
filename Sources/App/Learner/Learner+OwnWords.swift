import Engine
import Formats
import Learning
import Storage

/// Files that the player drops on the screen, words that they type, and notes on words.
extension Learner {
  /// Changes words or decks of the player, and reports the result.
  mutating func change(_ own: OwnWords) -> OwnWordsKept {
    do {
      if let obstacle { throw Failure(description: obstacle) }
      switch own {
      case .file(let pasted, let language): return try add(file: pasted, in: language)
      case .word(let term, let meaning, let language):
        let meanings = ListField.parts(meaning)
        try requireNew(term, meanings: meanings, language: language)
        let change = try adding(term, meanings: meanings, language: language)
        return try made(change, isAdding: true)
      case .entry(let entry, let sentence):
        try requireNew(entry, isRead: sentence != nil)
        return try made(try adding(entry, sentence: sentence), isAdding: true)
      case .change(let change): return try made(change)
      case .undo:
        let before = self
        let (change, hints) = try undo()
        return kept(change, hints, saying: "Undone: " + sentence(of: change, before: before))
      case .make(let id): return try made(id)
      }
    } catch {
      var kept = OwnWordsKept(saying: Text("\(error)"))
      // What is wrong with a file, and the command that helps, take more room than there is.
      if case .file = own { kept.leftOut = [kept.sentence] }
      return kept
    }
  }

  private mutating func made(_ change: BankChange, isAdding: Bool = false) throws(Failure) -> OwnWordsKept {
    let before = self
    let hints = try make(change)
    let sentence = sentence(of: change, before: before) + (isAdding ? " " + whenAsked(change.words) : "")
    var kept = kept(change, hints, saying: sentence)
    if isAdding { (kept.deck, kept.added) = (change.words.first?.deck, change.words) }
    return kept
  }

  /// When words that were added, all of one language, are asked.
  func whenAsked(_ words: [WordReference]) -> String {
    let isOne = words.count == 1
    guard let deck = words.first.flatMap({ library.decks.shelved($0.deck) }), !isOfCourse(deck) else {
      return "\(isOne ? "It comes" : "They come") next in Today."
    }
    let language = LanguageName.of(deck.languageTag) ?? deck.outline.name
    return "You will see \(isOne ? "it" : "them") in Today once you switch to \(language)."
  }

  private func kept(_ change: BankChange, _ hints: [MnemonicChanged], saying sentence: String) -> OwnWordsKept
  {
    let words = change.words.compactMap { word in
      library.decks.shelved(word.deck).flatMap { deck in
        deck.word(word.word).map { DeckWord($0, of: deck.source.origin) }
      }
    }
    return OwnWordsKept(Text(sentence), words: words, all: change.words, hints: hints)
  }

  /// - Parameter language: that of the words, if the player was asked.
  private mutating func add(file pasted: String, in language: String?) throws -> OwnWordsKept {
    let loaded = try read(pasted, language)
    let deck = loaded.deck
    if loaded.isUnsure {
      let words = Text(deck.words.prefix(12).map(\.term).joined(separator: ", "))
      return OwnWordsKept(
        asking: FileLanguage(file: pasted, name: deck.name, words: words, language: deck.language.term))
    }
    try library.ownDecks.write(deck)
    library.decks = library.decks.with(deck)
    let sentence = ([ownership(of: deck)] + loaded.guesses).joined(separator: " ")
    var kept = OwnWordsKept(Text(sentence), in: deck.id)
    kept.leftOut = loaded.leftOut.lines.map { Text($0) }
    return kept
  }

  private var workshop: DeckWorkshop {
    DeckWorkshop(dictionary: library.dictionary, decks: library.decks.shelved, keep: library.ownDecks.write)
  }

  /// The decks that can be made from the player's dictionary.
  var madeDecks: [MadeDeckRow] {
    workshop.states().map { recipe, state in
      let language = LanguageName.of(recipe.languages.term) ?? recipe.languages.term
      return MadeDeckRow(id: recipe.id, name: recipe.name, language: language, state)
    }
  }

  private mutating func made(_ id: String) throws -> OwnWordsKept {
    guard let recipe = DeckRecipe.find(id) else { throw Failure(description: "There is no deck \"\(id)\".") }
    let deck = try workshop.make(recipe)
    library.decks = library.decks.with(deck)
    return OwnWordsKept(Text(ownership(of: deck)), in: deck.id)
  }

  private func ownership(of deck: Deck) -> String {
    "\(deck.name), \(deck.size.string), is now one of your decks."
  }

  private func read(_ pasted: String, _ language: String?) throws -> LoadedDeck {
    guard DroppedPath.isPlausible(pasted) else {
      throw Failure(description: "What was pasted is too long for a path.")
    }
    let loaded = try library.ownDecks.read(DroppedPath.path(in: pasted), language)
    let deck = loaded.deck
    if let obstacle = DeckShelf.obstacle(to: deck.id) { throw Failure(description: obstacle) }
    guard !library.decks.shelved.contains(where: { $0.id == deck.id }) else {
      let file = ShellWord.quoted(loaded.path)
      throw Failure(
        description:
          "There is a deck \"\(deck.id)\" already. Rename the file, or replace the deck: babble decks import \(file) --replace"
      )
    }
    return loaded
  }
}

/// Files for use elsewhere. Each function returns what to tell the player: what was written, or why nothing was.
extension Learner {
  /// Writes a deck to a file.
  func exportDeck(_ id: String) -> Text {
    sentence {
      guard let deck = library.decks.shelved(id)?.deck else {
        throw Failure(description: "There is no deck \"\(id)\".")
      }
      return "\(deck.name), \(deck.size.string), was written to \(try library.ownDecks.export(deck))."
    }
  }

  /// Notes a word as its deck has it, for whoever mends the deck.
  func noteMistake(in reference: WordReference) -> Text {
    sentence {
      guard let word = library.decks.shelved(reference.deck)?.word(reference.word) else {
        throw Failure(description: "There is no such word any more.")
      }
      let entry = [
        reference.deck, word.id, word.term, word.reading ?? "", word.meanings.joined(separator: "; "),
      ]
      try library.ownDecks.note(entry.joined(separator: " | ") + " | wrong: ")
      return "\(word.term) is noted in exports/mistakes.txt in your folder, to complete and send."
    }
  }

  private func sentence(_ write: () throws -> String) -> Text {
    do {
      if let obstacle { throw Failure(description: obstacle) }
      return Text(try write())
    } catch {
      return Text("\(error)")
    }
  }
}
