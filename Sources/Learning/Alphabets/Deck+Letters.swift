/// A deck of letters, romanised by the system that the player has chosen.
extension Deck {
  /// The romanisation systems to choose from, the default first; empty where the deck names none.
  public var systems: [Alphabet.System] { alphabet?.systems ?? [] }

  /// The deck with its letters' meanings in another system, so that everything that shows, offers or judges
  /// them follows it. A letter that the system doesn't cover stays as it is.
  public func romanized(by system: String) -> Deck {
    var deck = self
    deck.words = words.map { word in
      guard let latin = word.letter?.romanizations[system] else { return word }
      var word = word
      word.meanings = [latin]
      word.romanization = latin
      return word
    }
    return deck
  }

  /// The prompt that asks for a letter by its sound. Where several letters share the sound, their names tell
  /// them apart.
  public func prompt(forSoundOf word: Word) -> LetterPrompt {
    let isShared = words.contains { $0.id != word.id && $0.sharesMeaning(with: word) }
    return LetterPrompt(sound: word.meanings.first ?? "", name: isShared ? word.reading : nil)
  }

  /// The letters with nothing but their romanisations, for a round in which words are typed.
  public var asTable: Deck {
    let letters = words.map { word in
      Word(
        id: word.id, term: word.term, meanings: word.meanings,
        letter: Letter(capital: word.letter?.capital, romanizations: word.letter?.romanizations ?? [:]))
    }
    var table = Deck(id: id, name: name, language: language, kind: kind, words: letters)
    table.alphabet = alphabet.map { Alphabet(systems: $0.systems, units: $0.units) }
    return table
  }
}

/// Upper and lower case share one card but are quizzed separately: each form is a word of its own, with its
/// own figures in the save.
extension Deck {
  /// The deck with each capital added as a word after its lower case.
  public var withCapitals: Deck {
    if words.contains(where: \.isCapital) { return self }
    var deck = self
    deck.words = words.flatMap(\.forms)
    return deck
  }
}

extension Word {
  /// The letter and its capital, which are quizzed separately; any other word alone.
  public var forms: [Word] { [self] + [capital].compactMap(\.self) }

  /// Appended to a letter's id to make its capital's.
  package static let capitalMark = "#upper"

  /// The letter's capital as a word; nil where it has none.
  public var capital: Word? {
    guard let letter, let form = letter.capital, !isCapital else { return nil }
    var word = self
    word.id += Self.capitalMark
    word.term = form
    word.letter?.similar = letter.similar.map { $0 + Self.capitalMark }
    return word
  }

  public var isCapital: Bool { id.hasSuffix(Self.capitalMark) }

  /// The id of the letter's card, which is that of its lower case.
  public var letterID: String { isCapital ? String(id.dropLast(Self.capitalMark.count)) : id }
}
