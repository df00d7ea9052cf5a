import Deterministic
import Learning
import Testing

@Suite("Undoing the last answer")
struct UndoTests {
  /// Answers, undoes that, and returns the knowledge. Its last day is reset, since an undo doesn't restore
  /// it.
  private func undone(_ learner: Learner, _ answer: Answer, on day: Int64, game: String) throws -> Knowledge {
    var learner = learner
    let body = learner.knowledge.event(answer, game: game, on: Day(number: day))
    let event = Event(number: 900, moment: Learner.noon(Day(number: day)), day: Day(number: day), body)
    let undo = try #require(learner.knowledge.undoing(event))
    learner.knowledge.apply(event)
    for body in learner.knowledge.consequences(of: event) { learner.apply(body, on: Day(number: day)) }
    learner.apply(.undo(undo), on: Day(number: day))
    return learner.knowledge
  }

  private func isSame(_ before: Knowledge, _ after: Knowledge, _ day: Int64) -> Bool {
    let expected = Knowledge(
      items: before.items.all, hours: before.hours, openedPractice: before.openedPractice,
      record: before.record,
      lastDay: Day(number: day), lastOffset: after.lastOffset)
    return after == expected
  }

  @Test("whatever was answered, undoing restores everything", arguments: 0..<50 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    var learner = Learner()
    var day: Int64 = 0
    for _ in 0..<40 {
      day += Int64(chance.below(6))
      let word = WordMet(
        item: ItemID(rawValue: "letter:es:\(chance.below(3))"),
        reference: WordReference(deck: "d", word: "\(chance.below(3))"), meanings: ["m"])
      let answer = AnswerSamples.answer(
        Verdict.allCases[chance.below(7)], Mode.allCases[chance.below(6)],
        [Skill.recall, .read][chance.below(2)],
        of: learner.knowledge.short(word), milliseconds: chance.below(9000),
        certainty: Certainty.allCases[chance.below(5) % 4])
      let game = ["today", "letters"][chance.below(2)]
      let after = try undone(learner, answer, on: day, game: game)
      #expect(isSame(learner.knowledge, after, day), "seed \(seed), day \(day)")
      learner.answer(answer, on: day, game: game)
    }
  }

  @Test("the question is then graded as if it had never been asked")
  func again() throws {
    var learner = Learner(AnswerSamples.memory(2.3065))
    learner.knowledge = try undone(learner, AnswerSamples.answer(.wrong), on: 2, game: "today")
    #expect(learner.answer(AnswerSamples.answer(), on: 2) == .good && learner.skill.isHeld)
  }

  @Test("the letter that the answer taught is no longer learned; one learned before stays so")
  func letter() throws {
    let letter = WordMet(
      item: ItemID(rawValue: "letter:ka:ა"), reference: WordReference(deck: "l", word: "ა"))
    var learner = Learner()
    let answer = AnswerSamples.answer(.right, .chosen, .read, of: letter)
    learner.answer(answer, on: 0, game: "letters")
    let after = try undone(learner, answer, on: 0, game: "letters")
    #expect(!after.isLearned(letter.reference) && after.items[letter.item]?.isLearned == false)
    learner.apply(.learned(letter), on: Day(number: 0))
    #expect(try undone(learner, answer, on: 0, game: "letters").items[letter.item]?.isLearned == true)
  }

  @Test("what was written about the word since is kept, and so is its card")
  func since() throws {
    var learner = Learner()
    let body = learner.knowledge.event(AnswerSamples.answer(.wrong), game: "x", on: Day(number: 0))
    let event = Event(number: 1, moment: Learner.noon(Day(number: 0)), day: Day(number: 0), body)
    let undo = try #require(learner.knowledge.undoing(event))
    learner.knowledge.apply(event)
    learner.apply(.hint(AnswerSamples.word, "a case"), on: Day(number: 0))
    learner.apply(.undo(undo), on: Day(number: 0))
    #expect(learner.figures == ItemFigures())
    #expect(learner.knowledge.item(of: AnswerSamples.word.reference)?.hint == "a case")
    var taught = Learner()
    taught.apply(.lesson(AnswerSamples.word, isKnown: false), on: Day(number: 0))
    let after = try undone(taught, AnswerSamples.answer(), on: 0, game: "today")
    #expect(after.item(of: AnswerSamples.word.reference) != nil && isSame(taught.knowledge, after, 0))
  }

  @Test("only an answer can be undone")
  func others() {
    let event = Event(
      number: 1, moment: Moment(0), day: Day(number: 0), .met(AnswerSamples.word))
    #expect(Knowledge().undoing(event) == nil)
  }
}

@Suite("The record of a learner's days")
struct CourseRecordTests {
  @Test("a day's sums: begun, reviewed, known and expected")
  func sums() throws {
    var learner = Learner()
    learner.answer(AnswerSamples.answer(), on: 0)
    learner.answer(AnswerSamples.answer(.right, .typed, .recognise), on: 0)
    learner.answer(AnswerSamples.answer(), on: 2)
    learner.answer(AnswerSamples.answer(.wrong, .chosen, .recognise), on: 2)
    learner.answer(AnswerSamples.answer(), on: 2)
    let record = learner.knowledge.record
    #expect(record.days.keys.map(\.number).sorted() == [0, 2])
    #expect(record.days[Day(number: 0)] == .init(begun: 1, begunKnown: 1, opened: 1))
    let expected = MemoryModel().recall(AnswerSamples.memory(2.3065), on: Day(number: 2))
    #expect(record.days[Day(number: 2)] == .init(reviews: 2, known: 1, expected: 2 * expected, retries: 1))
    #expect(record.typed.tenths[expected / 100] == .init(reviews: 1, known: 1))
    #expect(record.chosen.tenths[expected / 100] == .init(reviews: 1))
    #expect(record.reviews == 2 && record.typed.expected == expected && record.chosen.expected == expected)
  }

  @Test("every tenth has its reviews, including certainty and impossibility")
  func tenths() {
    for (stability, days, tenth) in [(0.001, 36_000, 0), (10, 100, 6), (10, 20, 8), (100, 1, 9)] {
      var learner = Learner(AnswerSamples.memory(stability))
      let recall = MemoryModel().recall(AnswerSamples.memory(stability), on: Day(number: Int64(days)))
      #expect(min(recall / 100, 9) == tenth)
      learner.answer(AnswerSamples.answer(.wrong), on: Int64(days))
      #expect(learner.knowledge.record.typed.tenths[tenth] == .init(reviews: 1))
    }
    #expect(Calibration([.init(reviews: 3)]).tenths.count == 10)
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

  @Test("answers that prove nothing aren't in it")
  func nothing() {
    var learner = Learner(AnswerSamples.memory(10))
    learner.answer(AnswerSamples.answer(), on: 3, game: "bubbles")
    learner.answer(AnswerSamples.answer(.right, .matched), on: 10)
    learner.answer(AnswerSamples.answer(.right, .chosen, .recognise), on: 10, game: "bubbles")
    #expect(learner.knowledge.record == CourseRecord())
  }
}
