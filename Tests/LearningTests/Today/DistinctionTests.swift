import Learning
import Testing

@Suite("Telling words with one meaning apart in their prompts")
struct DistinctionTests {
  private func distinctions(_ words: Word...) -> [Distinction?] {
    let deck = Deck(id: "d", name: "D", language: .init(term: "es", meaning: "en"), words: words)
    let checker = AnswerChecker(deck, side: .term)
    return words.map(checker.distinction)
  }

  private func word(
    _ term: String, _ meanings: [String], _ part: String? = nil, notes: String? = nil, contrast: [String] = []
  ) -> Word {
    Word(id: term, term: term, meanings: meanings, partOfSpeech: part, notes: notes, contrast: contrast)
  }

  @Test("words with a meaning of their own need no clue, nor do those that parentheses tell apart")
  func none() {
    #expect(distinctions(word("pan", ["bread"]), word("mesa", ["table"])) == [nil, nil])
    let be = distinctions(
      word("ser", ["to be (by nature)"], contrast: ["estar"]), word("estar", ["to be (at the moment)"]))
    #expect(be == [nil, nil])
  }

  @Test(
    "the clue is the notes, else the part of speech, else the first letters that differ, without the article")
  func order() {
    let notes = distinctions(
      word("la casa", ["house", "home"], notes: "the building"),
      word("el hogar", ["home"], notes: "where one feels at home; of a fire: hearth"))
    #expect(notes == [.note("the building"), .note("where one feels at home")])
    let parts = distinctions(word("trabajo", ["work"], "noun"), word("trabajar", ["to work"], "verb"))
    #expect(parts == [.partOfSpeech("noun"), .partOfSpeech("verb")])
    let letters = distinctions(
      word("el coche", ["car"], "noun"), word("el carro", ["car"], "noun"), word("el auto", ["car"], "noun"))
    #expect(letters == [.beginning("co"), .beginning("ca"), .beginning("a")])
  }

  @Test("no note gives the word away: not by a word like it, by its forms, or in its own script")
  func secrets() {
    #expect(
      distinctions(
        word("bonito", ["pretty"], notes: "feminine bonita"),
        word("lindo", ["pretty"], notes: "linda, lindos"))
        == [.beginning("b"), .beginning("l")])
    let deck = Deck(
      id: "d", name: "D", language: .init(term: "ja", meaning: "en"),
      words: [word("家", ["house"], notes: "うち uchi"), word("住宅", ["house"])])
    #expect(AnswerChecker(deck, side: .term).distinction(of: deck.words[0]) == .length(1))
    #expect(AnswerChecker(deck, side: .term).distinction(of: deck.words[1]) == .beginning("住"))
  }

  @Test("for a word that another one begins with, the length is the clue")
  func prefix() {
    #expect(
      distinctions(word("rey", ["king"]), word("reyes", ["king"])) == [.length(3), .beginning("reye")])
  }

  @Test("a word that is answered by its meaning needs no clue")
  func otherSide() {
    let deck = Deck(
      id: "d", name: "D", language: .init(term: "es", meaning: "en"),
      words: [word("casa", ["home"]), word("hogar", ["home"])])
    #expect(AnswerChecker(deck, side: .meaning).distinction(of: deck.words[0]) == nil)
  }
}
