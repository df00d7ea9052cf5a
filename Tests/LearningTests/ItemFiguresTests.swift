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

  private func count(_ answer: Answer, in figures: inout ItemFigures, on day: Int64) {
    figures.count(answer, .good, on: Day(number: day), MemoryModel())
  }

  @Test("only answers from knowledge are evidence", arguments: Certainty.allCases)
  func evidence(certainty: Certainty) {
    var figures = ItemFigures()
    count(answer(true, certainty), in: &figures, on: 50)
    count(answer(false, certainty), in: &figures, on: 60)
    let counts = certainty == .known ? 1 : 0
    figures.skills = [:]
    #expect(figures == ItemFigures(seen: 2, right: counts, wrong: counts, lastSeen: Day(number: 60)))
  }

  @Test("the last sight is on the day of the last one that was told, also after a clock that was ahead")
  func clock() {
    var figures = ItemFigures()
    figures.countSight(on: Day(number: 4000))
    figures.countSight(on: Day(number: 10))
    #expect(figures == ItemFigures(seen: 2, lastSeen: Day(number: 10)))
  }

  @Test("a reference is read back from its text; slashes after the first belong to the word")
  func keys() {
    #expect(WordReference("d/he/she") == WordReference(deck: "d", word: "he/she"))
    #expect(WordReference(deck: "d", word: "he/she").text == "d/he/she")
    for text in ["", "d", "d/", "/w", "/"] { #expect(WordReference(text) == nil) }
  }
}
