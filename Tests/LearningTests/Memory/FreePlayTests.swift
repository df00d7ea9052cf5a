import Learning
import Testing

/// Where memories begin, and what an answer proves that no day's course has asked for.
@Suite("Grades outside the day's course, and first ones in it")
struct FreePlayTests {
  private static let games = ["memory", "bubbles", "challenge", "letters", "practice"]

  @Test("no memory begins in a game", arguments: games)
  func begins(game: String) {
    var learner = Learner()
    for (day, verdict) in Verdict.allCases.enumerated() {
      #expect(learner.answer(AnswerSamples.answer(verdict), on: Int64(day), game: game) == nil)
    }
    #expect(learner.memory == nil && learner.figures.seen == Verdict.allCases.count)
    #expect(learner.knowledge.record == CourseRecord())
    #expect(learner.knowledge.model.mark(of: learner.figures) == .met)
  }

  @Test("what is due is graded in a game as in the course")
  func due() {
    for (verdict, mode, grade) in [
      (Verdict.right, Mode.chosen, Grade.good), (.right, .dragged, .good), (.wrong, .chosen, .again),
      (.accent, .typed, .hard),
    ] {
      var learner = Learner(AnswerSamples.memory(2.3065))
      #expect(learner.answer(AnswerSamples.answer(verdict, mode), on: 2, game: "bubbles") == grade)
    }
  }

  @Test("what isn't due: right proves nothing", arguments: Mode.allCases)
  func early(mode: Mode) {
    var learner = Learner(AnswerSamples.memory(10))
    #expect(learner.answer(AnswerSamples.answer(.right, mode), on: 5, game: "bubbles") == nil)
    #expect(learner.memory == AnswerSamples.memory(10))
  }

  @Test("what isn't due: typed or drawn wrong is again at once", arguments: [Mode.typed, .drawn])
  func earlyTyped(mode: Mode) {
    var learner = Learner(AnswerSamples.memory(10))
    #expect(learner.answer(AnswerSamples.answer(.wrong, mode), on: 5, game: "x") == .again)
    #expect(learner.skill.lapses == 1)
  }

  @Test("what isn't due: chosen wrong is again only twice", arguments: [Mode.chosen, .dragged, .judged])
  func earlyChosen(mode: Mode) {
    var learner = Learner(AnswerSamples.memory(10))
    #expect(learner.answer(AnswerSamples.answer(.wrong, mode), on: 5, game: "x") == nil)
    #expect(learner.memory == AnswerSamples.memory(10))
    #expect(learner.answer(AnswerSamples.answer(.right, mode), on: 5, game: "x") == nil)
    #expect(learner.answer(AnswerSamples.answer(.wrong, mode), on: 6, game: "x") == nil)
    #expect(learner.answer(AnswerSamples.answer(.wrong, mode), on: 6, game: "x") == .again)
  }

  @Test("the first answer of the course begins a memory")
  func first() {
    for (verdict, stability, due) in [(Verdict.right, 2.3065, 2), (.slip, 2.3065, 2), (.wrong, 0.212, 1)] {
      var learner = Learner()
      learner.take(.lesson(AnswerSamples.word, isKnown: false), on: Day(number: 0))
      learner.answer(AnswerSamples.answer(verdict), on: 0)
      #expect(learner.memory?.stability == stability && learner.memory?.due == Day(number: Int64(due)))
    }
  }

  @Test("who said to know it and types it is believed; only then, and it is met until a later day")
  func claimed() {
    func claimed(_ answer: Answer) -> Learner {
      var learner = Learner()
      learner.take(.lesson(AnswerSamples.word, isKnown: true), on: Day(number: 0))
      learner.answer(answer, on: 0)
      return learner
    }
    func mark(_ learner: Learner) -> Mark? {
      learner.knowledge.item(of: AnswerSamples.word.reference).map { learner.knowledge.model.mark(of: $0) }
    }
    var known = claimed(AnswerSamples.answer())
    #expect(known.memory?.stability == 8.2956 && known.memory?.due == Day(number: 8))
    #expect(mark(known) == .met)
    known.answer(AnswerSamples.answer(), on: 8)
    #expect(mark(known) == .strong)
    #expect(claimed(AnswerSamples.answer(.right, .chosen)).memory?.stability == 1.2931)
    #expect(claimed(AnswerSamples.answer(.slip)).memory?.stability == 2.3065)
    #expect(claimed(AnswerSamples.answer(.accent)).memory?.stability == 1.2931)
    let wrong = claimed(AnswerSamples.answer(.wrong))
    #expect(wrong.memory?.stability == 0.212 && mark(wrong) == .shaky)
  }
}
