import Learning
import Testing

@Suite("Figures of a word")
struct WordFiguresTests {
  private func answer(_ isRight: Bool, _ certainty: Certainty = .known) -> Answer {
    Answer(
      deck: "d", word: "w", direction: .term, shown: "a", given: "b", isRight: isRight, milliseconds: 900,
      certainty: certainty)
  }

  @Test("only answers from knowledge are evidence", arguments: Certainty.allCases)
  func evidence(certainty: Certainty) {
    var figures = WordFigures()
    figures.count(answer(true, certainty), at: 50)
    figures.count(answer(false, certainty), at: 60)
    let counts = certainty == .known ? 1 : 0
    figures.directions = [:]
    #expect(figures == WordFigures(seen: 2, right: counts, wrong: counts, lastSeen: 60))
  }

  @Test("a clock that runs backwards does not move the last sight back")
  func clock() {
    var figures = WordFigures()
    figures.countSight(at: 100)
    figures.countSight(at: 10)
    #expect(figures == WordFigures(seen: 2, lastSeen: 100))
  }

  @Test("a key is read back from its text; slashes after the first belong to the word")
  func keys() {
    #expect(WordKey("d/he/she") == WordKey(deck: "d", word: "he/she"))
    #expect(WordKey(deck: "d", word: "he/she").text == "d/he/she")
    for text in ["", "d", "d/", "/w", "/"] { #expect(WordKey(text) == nil) }
  }
}
