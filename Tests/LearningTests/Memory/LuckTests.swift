import Learning
import Testing

/// A right choice where recall was unlikely.
@Suite("Luck must strike twice")
struct LuckTests {
  private let chosen = AnswerSamples.answer(.right, .chosen)

  private func recall(_ stability: Double, after days: Int64) -> Int {
    MemoryModel().recall(AnswerSamples.memory(stability), on: Day(number: days))
  }

  @Test("one choice after ninety days leaves 2.3 days where typing makes 50 of it")
  func ninetyDays() throws {
    var (lucky, typed) = (Learner(AnswerSamples.memory(2.3065)), Learner(AnswerSamples.memory(2.3065)))
    #expect(lucky.answer(chosen, on: 90) == .good && typed.answer(AnswerSamples.answer(), on: 90) == .good)
    #expect(lucky.memory?.stability == 2.3065 && lucky.memory?.due == Day(number: 91))
    #expect(lucky.memory?.difficulty == 2.118 && !lucky.skill.isHeld)
    #expect((45...55).contains(try #require(typed.memory).stability))
    #expect(lucky.answer(chosen, on: 91) == .good)
    let after = try #require(lucky.memory)
    #expect(after.stability > 4 && after.stability < 10 && lucky.skill.isHeld)
  }

  @Test("the bound is a recall of .8", arguments: [Mode.chosen, .dragged])
  func bound(mode: Mode) throws {
    let last = try #require((1...400).last { recall(10, after: $0) >= 800 })
    var (proven, lucky) = (Learner(AnswerSamples.memory(10)), Learner(AnswerSamples.memory(10)))
    proven.answer(AnswerSamples.answer(.right, mode), on: last)
    lucky.answer(AnswerSamples.answer(.right, mode), on: last + 1)
    #expect(try #require(proven.memory).stability > 20 && lucky.memory?.stability == 10)
  }

  @Test("what was known for less than a day is known for a day")
  func least() {
    var learner = Learner(AnswerSamples.memory(0.212))
    learner.answer(chosen, on: 40)
    #expect(learner.memory?.stability == 1 && learner.memory?.due == Day(number: 41))
    #expect(learner.answer(chosen, on: 41) == .good)
    #expect((learner.memory?.stability ?? 0) > 1)
  }

  @Test("who comes back late again needs luck again")
  func lateAgain() {
    var learner = Learner(AnswerSamples.memory(2.3065))
    learner.answer(chosen, on: 90)
    learner.answer(chosen, on: 180)
    #expect(learner.memory?.stability == 2.3065 && learner.memory?.due == Day(number: 181))
  }

  @Test("wrong is again, and what was held stays held by luck")
  func held() {
    var learner = Learner(AnswerSamples.memory(2.3065))
    learner.answer(AnswerSamples.answer(), on: 2)
    #expect(learner.skill.isHeld)
    learner.answer(chosen, on: 500)
    #expect(learner.skill.isHeld)
    #expect(learner.answer(AnswerSamples.answer(.wrong, .chosen), on: 501) == .again)
    #expect(!learner.skill.isHeld)
  }

  @Test(
    "a memory that begins with a choice begins as hard, and comes again on the next day",
    arguments: [Mode.chosen, .dragged])
  func first(mode: Mode) {
    var learner = Learner()
    #expect(learner.answer(AnswerSamples.answer(.right, mode), on: 2) == .hard)
    #expect(learner.memory?.due == Day(number: 3) && !learner.skill.isHeld)
    #expect(learner.answer(AnswerSamples.answer(.right, mode), on: 3) == .good && learner.skill.isHeld)
  }

  @Test("who says they know it and chooses it right has no proof yet, and who believes each choice has one")
  func claimed() {
    let claim = MemoryModel.Circumstances(
      ItemFigures(seen: 1), on: Day(number: 2), isCourse: true, isClaimed: true)
    #expect(MemoryModel().grade(of: chosen, claim) == .hard)
    #expect(MemoryModel().grade(of: AnswerSamples.answer(), claim) == .easy)
    var rules = CourseRules()
    rules.luckBelow = 0
    #expect(MemoryModel(rules: rules).grade(of: chosen, claim) == .good)
  }
}
