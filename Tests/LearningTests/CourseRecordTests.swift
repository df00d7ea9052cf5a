import Learning
import Testing

@Suite("The record of a learner's days")
struct CourseRecordTests {
  @Test("a day's sums: what was begun, reviewed, known and to be expected")
  func sums() throws {
    var learner = Learner()
    learner.answer(AnswerSamples.answer(), on: 0)
    learner.answer(AnswerSamples.answer(.right, .typed, .recognise), on: 0)
    learner.answer(AnswerSamples.answer(), on: 2)
    learner.answer(AnswerSamples.answer(.wrong, .chosen, .recognise), on: 2)
    learner.answer(AnswerSamples.answer(), on: 2)
    let record = learner.knowledge.record
    #expect(record.days.keys.map(\.number).sorted() == [0, 2])
    #expect(record.days[Day(number: 0)] == .init(begun: 1, opened: 1))
    let expected = MemoryModel().recall(AnswerSamples.memory(2.3065), on: Day(number: 2))
    #expect(record.days[Day(number: 2)] == .init(reviews: 2, known: 1, expected: 2 * expected, retries: 1))
    #expect(record.tenths[expected / 100] == .init(reviews: 2, known: 1))
    #expect(record.tenths.map(\.reviews).reduce(0, +) == 2)
  }

  @Test("every tenth has its reviews, certainty and impossibility too")
  func tenths() {
    for (stability, days, tenth) in [(0.001, 36_000, 0), (10, 100, 6), (10, 20, 8), (100, 1, 9)] {
      var learner = Learner(AnswerSamples.memory(stability))
      let recall = MemoryModel().recall(AnswerSamples.memory(stability), on: Day(number: Int64(days)))
      #expect(min(recall / 100, 9) == tenth)
      learner.answer(AnswerSamples.answer(.wrong), on: Int64(days))
      #expect(learner.knowledge.record.tenths[tenth] == .init(reviews: 1))
    }
    #expect(CourseRecord(tenths: [.init(reviews: 3)]).tenths.count == 10)
  }

  @Test("the usual pace is the median of the last fifty typed right answers, from twenty on")
  func pace() {
    var learner = Learner()
    func answer(_ milliseconds: Int, _ mode: Mode = .typed, _ verdict: Verdict = .right) {
      let number = learner.knowledge.items.count
      let word = WordMet(
        item: ItemID(rawValue: "es:\(number)"), reference: WordReference(deck: "d", word: "\(number)"))
      learner.answer(AnswerSamples.answer(verdict, mode, of: word, milliseconds: milliseconds), on: 0)
    }
    for index in 0..<19 { answer(1000 + index) }
    answer(9000, .chosen)
    answer(9000, .typed, .wrong)
    answer(60_001)
    #expect(learner.knowledge.record.usualPace == nil && learner.knowledge.record.paces.count == 19)
    answer(1019)
    #expect(learner.knowledge.record.usualPace == 1010)
    for _ in 0..<50 { answer(3000) }
    #expect(learner.knowledge.record.paces == Array(repeating: 3000, count: 50))
  }

  @Test("what proves nothing isn't in it")
  func nothing() {
    var learner = Learner(AnswerSamples.memory(10))
    learner.answer(AnswerSamples.answer(), on: 3, game: "bubbles")
    learner.answer(AnswerSamples.answer(.right, .matched), on: 10)
    learner.answer(AnswerSamples.answer(.right, .chosen, .recognise), on: 10, game: "bubbles")
    #expect(learner.knowledge.record == CourseRecord())
  }
}
