import Learning
import Testing

@Suite("What a round has changed")
struct MarkChangesTests {
  private static let deck = Deck(
    id: "d", name: "D", language: .init(term: "es", meaning: "en"),
    words: ["agua", "pan", "sal"].map { Word(id: $0, term: $0, meanings: ["m-" + $0]) })
  private static let items = deck.words.map {
    RoundSetup.Item($0, of: deck.origin, isNew: true, shown: .term)
  }

  private static func answer(_ learner: inout Learner, _ index: Int, on day: Int64, isRight: Bool = true) {
    let answer = items[index].answer(
      showing: .term, .typed, shown: "x", given: "y", verdict: isRight ? .right : .wrong, milliseconds: 1000,
      certainty: .known)
    _ = learner.answer(answer, on: day)
  }

  @Test(
    "a word that was never met counts as met, one that was held is good, and one that was missed has not risen"
  )
  func rises() {
    var learner = Learner()
    Self.answer(&learner, 1, on: 100)
    let before = MarkChanges(Self.items + Self.items, learner.knowledge)
    #expect(before.rises(learner.knowledge) == [])
    Self.answer(&learner, 0, on: 103)
    Self.answer(&learner, 1, on: 103)
    #expect(before.rises(learner.knowledge).map(\.term) == ["agua", "pan"])
    #expect(before.rises(learner.knowledge).map(\.mark) == [.met, .good])
    let after = MarkChanges(Self.items, learner.knowledge)
    Self.answer(&learner, 1, on: 104, isRight: false)
    #expect(after.rises(learner.knowledge) == [])
  }

  @Test("what comes back is counted by days, each word once")
  func comingBack() {
    var learner = Learner()
    Self.answer(&learner, 0, on: 100)
    Self.answer(&learner, 1, on: 100)
    Self.answer(&learner, 2, on: 100, isRight: false)
    let (knowledge, day) = (learner.knowledge, Day(number: 100))
    let counts = MarkChanges(Self.items + Self.items, knowledge).comingBack(knowledge, on: day)
    #expect(counts.map(\.days) == [1, 2] && counts.map(\.count) == [1, 2])
  }
}
