import Learning
import Testing

@Suite("Figures of an item")
struct ItemFiguresTests {
  private func answer(_ isRight: Bool, _ certainty: Certainty = .known) -> Answer {
    Answer(
      item: ItemID(rawValue: "es:w"), skill: .recognise, reference: WordReference(deck: "d", word: "w"),
      mode: .chosen, shown: "a", given: "b", verdict: isRight ? .right : .wrong, milliseconds: 900,
      certainty: certainty)
  }

  private func count(_ answer: Answer, in figures: inout ItemFigures, at time: Int64) {
    let model = MemoryModel()
    figures.count(answer, model.grade(of: answer), at: time, model)
  }

  @Test("only answers from knowledge are evidence", arguments: Certainty.allCases)
  func evidence(certainty: Certainty) {
    var figures = ItemFigures()
    count(answer(true, certainty), in: &figures, at: 50)
    count(answer(false, certainty), in: &figures, at: 60)
    let counts = certainty == .known ? 1 : 0
    figures.skills = [:]
    #expect(figures == ItemFigures(seen: 2, right: counts, wrong: counts, lastSeen: 60))
  }

  @Test("a clock that runs backwards does not move the last sight back")
  func clock() {
    var figures = ItemFigures()
    figures.countSight(at: 100)
    figures.countSight(at: 10)
    #expect(figures == ItemFigures(seen: 2, lastSeen: 100))
  }

  @Test("a reference is read back from its text; slashes after the first belong to the word")
  func keys() {
    #expect(WordReference("d/he/she") == WordReference(deck: "d", word: "he/she"))
    #expect(WordReference(deck: "d", word: "he/she").text == "d/he/she")
    for text in ["", "d", "d/", "/w", "/"] { #expect(WordReference(text) == nil) }
  }
}
