import Learning
import Testing

/// The figures by which words and wrong answers are chosen.
@Suite("The standing of a word")
struct StandingTests {
  private let model = MemoryModel()

  private func learner(_ times: Int) -> Learner {
    var learner = Learner()
    for _ in 0...times { learner.answer(AnswerSamples.answer(), on: learner.memory?.due.number ?? 0) }
    return learner
  }

  private func standing(_ figures: ItemFigures, on day: Int64) -> Standing {
    model.standing(of: figures, on: Day(number: day))
  }

  @Test("a word is hard before it was often recalled, after wrong answers, and when it fades")
  func hardness() throws {
    func hardness(_ learner: Learner, _ skill: Skill = .recall, on day: Int64) -> Int? {
      model.hardness(of: learner.figures, skill, on: Day(number: day))
    }
    #expect(hardness(Learner(), on: 0) == nil)
    let once = try #require(hardness(learner(0), on: 0))
    let often = learner(5)
    let due = try #require(often.memory).due.number
    let held = try #require(hardness(often, on: due - 300))
    #expect((300...400).contains(once) && (100...250).contains(held))
    #expect(hardness(often, .recognise, on: 0) == nil)
    let faded = try #require(hardness(often, on: due + 2000))
    var missed = often
    for later in 0..<3 { missed.answer(AnswerSamples.answer(.wrong), on: due + Int64(later)) }
    let hard = try #require(hardness(missed, on: due + 3))
    #expect(faded > held && hard > held)
  }

  @Test("a due word is wanted again although it is good, sooner the likelier it is forgotten")
  func due() {
    let good = learner(2)
    let due = good.memory?.due.number ?? 0
    #expect(standing(good.figures, on: due - 1) == .known)
    guard case .shaky(let soon) = standing(good.figures, on: due),
      case .shaky(let later) = standing(good.figures, on: due + 60)
    else { return #expect(Bool(false), "not due") }
    #expect((90...120).contains(soon) && later > soon)
  }

  @Test("a word just answered wrong is more urgent than one merely due; shown ones are, too")
  func urgent() {
    var wrong = Learner()
    wrong.answer(AnswerSamples.answer(.wrong), on: 0)
    #expect(standing(wrong.figures, on: 0) == .shaky(urgency: 500))
    #expect(standing(ItemFigures(), on: 0) == .new)
    #expect(standing(ItemFigures(seen: 1), on: 0) == .shaky(urgency: 500))
  }

  @Test("the probability of recall is whole thousandths, of one skill or of the weakest")
  func recall() throws {
    let figures = learner(2).figures
    let due = try #require(figures.skills[.recall]?.memory).due
    #expect(model.recall(figures, .recall, on: due) == model.recall(figures, on: due))
    #expect((895...905).contains(try #require(model.recall(figures, on: due))))
    #expect(model.recall(figures, .recognise, on: due) == nil)
    #expect(model.recall(ItemFigures(), on: due) == nil)
  }

  @Test("a skill counts streak, last answers, time, confusions and lapses, and only answers from knowledge")
  func counts() {
    var learner = Learner()
    func answer(_ verdict: Verdict, _ milliseconds: Int = 1000, _ certainty: Certainty = .known) -> Answer {
      var answer = AnswerSamples.answer(verdict, milliseconds: milliseconds, certainty: certainty)
      answer.confusedWith = verdict == .otherWord ? WordReference(deck: "d", word: "other") : nil
      return answer
    }
    for index in 0..<10 { learner.answer(answer(.right, 1000 + 400 * index), on: Int64(10 * index)) }
    for day in [200, 201] as [Int64] { learner.answer(answer(.otherWord), on: day) }
    learner.answer(answer(.right, 2000), on: 202)
    learner.answer(answer(.right, 2000, .elimination), on: 203)
    let recall = learner.skill
    #expect(recall.right == 11 && recall.wrong == 2 && recall.streak == 1 && recall.lapses == 2)
    #expect(recall.recent == [true, true, true, true, true, false, false, true])
    #expect(recall.confusions == [WordReference(deck: "d", word: "other"): 2])
    #expect((2900...3300).contains(recall.milliseconds))
    #expect(learner.figures.skills.count == 1)
    #expect(learner.figures.seen == 14 && learner.figures.right == 11 && learner.figures.wrong == 2)
  }
}

/// Where memories begin, and what an answer proves that the day's course didn't ask for.
@Suite("Grades outside the day's course, and the first grades in it")
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

  @Test("a due item is graded in a game as in the course")
  func due() {
    for (verdict, mode, grade) in [
      (Verdict.right, Mode.chosen, Grade.good), (.right, .dragged, .good), (.wrong, .chosen, .again),
      (.accent, .typed, .hard),
    ] {
      var learner = Learner(AnswerSamples.memory(2.3065))
      #expect(learner.answer(AnswerSamples.answer(verdict, mode), on: 2, game: "bubbles") == grade)
    }
  }

  @Test("not due: right proves nothing", arguments: Mode.allCases)
  func early(mode: Mode) {
    var learner = Learner(AnswerSamples.memory(10))
    #expect(learner.answer(AnswerSamples.answer(.right, mode), on: 5, game: "bubbles") == nil)
    #expect(learner.memory == AnswerSamples.memory(10))
  }

  @Test("not due: typed or drawn wrong is again at once", arguments: [Mode.typed, .drawn])
  func earlyTyped(mode: Mode) {
    var learner = Learner(AnswerSamples.memory(10))
    #expect(learner.answer(AnswerSamples.answer(.wrong, mode), on: 5, game: "x") == .again)
    #expect(learner.skill.lapses == 1)
  }

  @Test("not due: chosen wrong is again only the second time", arguments: [Mode.chosen, .dragged, .judged])
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
      learner.apply(.lesson(AnswerSamples.word, isKnown: false), on: Day(number: 0))
      learner.answer(AnswerSamples.answer(verdict), on: 0)
      #expect(learner.memory?.stability == stability && learner.memory?.due == Day(number: Int64(due)))
    }
  }

  @Test("a claim that is typed right is believed; only then, and it is met until a later day")
  func claimed() {
    func claimed(_ answer: Answer) -> Learner {
      var learner = Learner()
      learner.apply(.lesson(AnswerSamples.word, isKnown: true), on: Day(number: 0))
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
