import Learning
import Testing

@Suite("What is known of a word")
struct MarkTests {
  private let day: Int64 = 86_400

  private func answer(
    _ isRight: Bool, _ skill: Skill = .recognise, milliseconds: Int = 1000, confusedWith: String? = nil
  ) -> Answer {
    Answer(
      item: ItemID(rawValue: "es:w"), skill: skill, reference: WordReference(deck: "d", word: "w"),
      mode: .chosen, shown: "a", given: "b", verdict: isRight ? .right : .wrong,
      milliseconds: milliseconds, certainty: .known,
      confusedWith: confusedWith.map { WordReference(deck: "d", word: $0) })
  }

  private let model = MemoryModel()

  private func count(_ answer: Answer, in figures: inout ItemFigures, at time: Int64) {
    figures.count(answer, model.grade(of: answer), at: time, model)
  }

  /// Figures after right answers on each due date.
  private func figures(rightAnswers: Int, _ skills: Skill...) -> ItemFigures {
    var figures = ItemFigures()
    for skill in skills {
      for _ in 0..<rightAnswers {
        count(answer(true, skill), in: &figures, at: figures.skills[skill]?.memory?.due ?? 0)
      }
    }
    return figures
  }

  private func lastDue(_ figures: ItemFigures) -> Int64 {
    figures.skills.values.compactMap { $0.memory?.due }.max() ?? 0
  }

  @Test("a word is new, shaky, good and strong in turn")
  func marks() {
    #expect(model.mark(of: ItemFigures(), at: 0) == .new)
    #expect(model.mark(of: ItemFigures(seen: 2, lastSeen: 0), at: 0) == .shaky)
    #expect(model.mark(of: figures(rightAnswers: 1, .recognise), at: 600) == .shaky)
    #expect(model.mark(of: figures(rightAnswers: 2, .recognise), at: 600) == .good)
    #expect(model.mark(of: figures(rightAnswers: 3, .recognise), at: 3 * day) == .good)
    #expect(model.mark(of: figures(rightAnswers: 4, .recognise), at: 20 * day) == .strong)
  }

  @Test("a wrong answer makes a strong word shaky at once")
  func wrong() {
    var strong = figures(rightAnswers: 6, .recognise)
    count(answer(false), in: &strong, at: lastDue(strong))
    #expect(model.mark(of: strong, at: lastDue(strong)) == .shaky)
  }

  @Test("a word fades when it is not met for long")
  func fading() {
    let good = figures(rightAnswers: 2, .recognise)
    #expect(model.mark(of: good, at: 2 * day) == .good)
    #expect(model.mark(of: good, at: 300 * day) == .shaky)
  }

  @Test("a word is hard before it was recalled often, after wrong answers, and when it fades")
  func hardness() throws {
    #expect(model.hardness(of: ItemFigures(), .recognise, at: 0) == nil)
    let once = try #require(model.hardness(of: figures(rightAnswers: 1, .recognise), .recognise, at: 0))
    let often = figures(rightAnswers: 6, .recognise)
    let held = try #require(model.hardness(of: often, .recognise, at: lastDue(often) - 20 * day))
    #expect((300...400).contains(once) && (100...250).contains(held))
    #expect(model.hardness(of: often, .recall, at: 0) == nil)
    let faded = try #require(model.hardness(of: often, .recognise, at: lastDue(often) + 2000 * day))
    var missed = often
    for _ in 0..<3 { count(answer(false), in: &missed, at: lastDue(often)) }
    let hard = try #require(model.hardness(of: missed, .recognise, at: lastDue(often)))
    #expect(faded > held && hard > held)
  }

  @Test("the weaker direction gives the mark")
  func weaker() {
    var figures = figures(rightAnswers: 6, .recognise)
    #expect(model.mark(of: figures, at: lastDue(figures) - day) == .strong)
    count(answer(false, .recall), in: &figures, at: lastDue(figures) - day)
    #expect(model.mark(of: figures, at: lastDue(figures) - day) == .shaky)
  }

  @Test("a due word is wanted again although it is good, and the likelier forgotten the sooner")
  func due() {
    let good = figures(rightAnswers: 3, .recognise)
    #expect(model.standing(of: good, at: lastDue(good) - 1) == .known)
    guard case .shaky(let soon) = model.standing(of: good, at: lastDue(good)),
      case .shaky(let later) = model.standing(of: good, at: lastDue(good) + 60 * day)
    else { return #expect(Bool(false), "not due") }
    #expect((90...120).contains(soon))
    #expect(later > soon)
  }

  @Test("a word just answered wrong is more urgent than one that is merely due")
  func urgent() {
    var wrong = ItemFigures()
    count(answer(false), in: &wrong, at: 0)
    #expect(model.standing(of: wrong, at: 10) == .shaky(urgency: 500))
    #expect(model.standing(of: ItemFigures(), at: 10) == .new)
    #expect(model.standing(of: ItemFigures(seen: 1), at: 10) == .shaky(urgency: 500))
  }

  @Test("the probability of recall is whole thousandths, of one direction or of the weaker")
  func recall() {
    let figures = figures(rightAnswers: 3, .recognise)
    #expect(
      model.recall(figures, .recognise, at: lastDue(figures)) == model.recall(figures, at: lastDue(figures)))
    #expect((895...905).contains(model.recall(figures, at: lastDue(figures)) ?? 0))
    #expect(model.recall(figures, .recall, at: 0) == nil)
    #expect(model.recall(ItemFigures(), at: 0) == nil)
  }

  @Test("a direction counts streak, last answers, time and confusions, and only answers from knowledge")
  func direction() {
    var figures = ItemFigures()
    for index in 0..<10 {
      count(answer(true, milliseconds: 1000 + 400 * index), in: &figures, at: Int64(index))
    }
    count(answer(false, confusedWith: "other"), in: &figures, at: 20)
    count(answer(false, confusedWith: "other"), in: &figures, at: 21)
    count(answer(true, milliseconds: 2000), in: &figures, at: 22)
    var guess = answer(true)
    guess.certainty = .elimination
    count(guess, in: &figures, at: 23)
    let term = figures.skills[.recognise]
    #expect(term?.right == 11 && term?.wrong == 2 && term?.streak == 1)
    #expect(term?.recent == [true, true, true, true, true, false, false, true])
    #expect(term?.confusions == [WordReference(deck: "d", word: "other"): 2])
    #expect((2900...3300).contains(term?.milliseconds ?? 0))
    #expect(figures.skills[.recall] == nil)
    #expect(figures.seen == 14 && figures.right == 11 && figures.wrong == 2)
  }
}
