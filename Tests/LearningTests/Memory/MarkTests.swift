import Learning
import Testing

@Suite("The mark of a word")
struct MarkTests {
  private let model = MemoryModel()

  private func mark(_ learner: Learner) -> Mark { model.mark(of: learner.figures) }

  private func isFading(_ learner: Learner, on day: Int64) -> Bool {
    model.isFading(learner.figures, on: Day(number: day))
  }

  /// Somebody who began a word on day 0 and knew it so often, each time when it was due.
  private func learner(_ times: Int, _ mode: Mode = .typed, _ skill: Skill = .recall) -> Learner {
    var learner = Learner()
    for _ in 0...times {
      let due = learner.figures.skills[skill]?.memory?.due.number
      learner.answer(AnswerSamples.answer(.right, mode, skill), on: due ?? 0)
    }
    return learner
  }

  @Test("what was never met is new; a lesson alone changes nothing, a sight or an answer by chance does")
  func new() {
    var learner = Learner()
    #expect(mark(learner) == .new)
    learner.take(.lesson(AnswerSamples.word, isKnown: false), on: Day(number: 0))
    #expect(mark(learner) == .new)
    learner.take(.met(AnswerSamples.word), on: Day(number: 0))
    for certainty in Certainty.allCases where certainty != .known {
      learner.answer(AnswerSamples.answer(certainty: certainty), on: 0)
    }
    #expect(mark(learner) == .met)
  }

  @Test("what games alone have asked is met, however often")
  func met() {
    var learner = Learner()
    for day in 0..<40 as Range<Int64> {
      learner.answer(AnswerSamples.answer(.right, .chosen), on: day, game: "challenge")
      #expect(mark(learner) == .met)
    }
  }

  @Test("what the course has begun is shaky, right or wrong, the whole first day")
  func shaky() {
    for verdict in [Verdict.right, .wrong] {
      var learner = Learner()
      for _ in 0..<3 { learner.answer(AnswerSamples.answer(verdict), on: 0) }
      #expect(mark(learner) == .shaky)
    }
  }

  @Test("right unaided on a later day is good; told before is not unaided; a wrong answer takes it back")
  func good() {
    var told = learner(0)
    told.take(.met(AnswerSamples.word), on: Day(number: 2))
    told.answer(AnswerSamples.answer(), on: 2)
    #expect(mark(told) == .shaky)
    var learner = learner(1)
    #expect(mark(learner) == .good)
    learner.answer(AnswerSamples.answer(.wrong), on: 13)
    #expect(mark(learner) == .shaky)
    learner.answer(AnswerSamples.answer(), on: 15)
    #expect(mark(learner) == .good)
  }

  @Test("held for three weeks and once produced from its meaning is strong")
  func strong() {
    #expect((learner(1).memory?.stability ?? 99) < 21 && (learner(2).memory?.stability ?? 0) >= 21)
    #expect(mark(learner(2)) == .strong)
    #expect(mark(learner(5, .chosen)) == .good, "it was never produced")
    #expect(mark(learner(5, .typed, .recognise)) == .good, "its meaning was")
    var missed = learner(5)
    missed.answer(AnswerSamples.answer(.wrong), on: missed.memory?.due.number ?? 0)
    #expect(mark(missed) == .shaky)
  }

  @Test("with a second skill begun it is good still, and strong when both are")
  func secondSkill() {
    var learner = learner(4, .chosen, .recognise)
    let first = learner.knowledge.lastDay?.number ?? 0
    #expect(mark(learner) == .good)
    learner.answer(AnswerSamples.answer(), on: first + 1)
    #expect(mark(learner) == .good, "what was strong in one skill is not so in the other")
    for _ in 0..<3 { learner.answer(AnswerSamples.answer(), on: learner.memory?.due.number ?? 0) }
    #expect(mark(learner) == .strong)
    learner.answer(AnswerSamples.answer(.wrong), on: learner.memory?.due.number ?? 0)
    #expect(mark(learner) == .good, "the first skill is held")
  }

  @Test("a good one fades when its recall sinks, and stays good")
  func fading() {
    let good = learner(1)
    #expect(!isFading(good, on: 13) && isFading(good, on: 300) && mark(good) == .good)
    #expect(!isFading(learner(0), on: 300), "what was never held doesn't fade")
    var again = good
    again.answer(AnswerSamples.answer(), on: 300)
    #expect(!isFading(again, on: 300))
  }

  @Test("a letter of two forms has the mark of the weaker, and is met where only one form was")
  func forms() {
    #expect(Mark(ofForms: [.strong, .shaky]) == .shaky && Mark(ofForms: [.good, .strong]) == .good)
    #expect(Mark(ofForms: [.new, .strong]) == .met && Mark(ofForms: [.met, .good]) == .met)
    #expect(Mark(ofForms: [.new, .new]) == .new && Mark(ofForms: []) == .new)
  }
}
