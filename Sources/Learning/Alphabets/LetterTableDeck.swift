extension Deck {
  /// The letters with nothing but how they are put into Latin letters, for a round in which words are typed.
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
