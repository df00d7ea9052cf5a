import Learning
import Testing

@Suite("What is known of a word")
struct MarkTests {
  private let day: Int64 = 86_400

  private func answer(
    _ isRight: Bool, _ direction: Direction = .term, milliseconds: Int = 1000, confusedWith: String? = nil
  ) -> Answer {
    Answer(
      deck: "d", word: "w", direction: direction, shown: "a", given: "b", isRight: isRight,
      milliseconds: milliseconds, certainty: .known, confusedWith: confusedWith)
  }

  /// Figures after right answers on each due date.
  private func figures(rightAnswers: Int, _ directions: Direction...) -> WordFigures {
    var figures = WordFigures()
    for direction in directions {
      for _ in 0..<rightAnswers {
        figures.count(answer(true, direction), at: figures.directions[direction]?.memory?.due ?? 0)
      }
    }
    return figures
  }

  private func lastDue(_ figures: WordFigures) -> Int64 {
    figures.directions.values.compactMap { $0.memory?.due }.max() ?? 0
  }

  @Test("a word is new, shaky, good and strong in turn")
  func marks() {
    #expect(WordFigures().mark(at: 0) == .new)
    #expect(WordFigures(seen: 2, lastSeen: 0).mark(at: 0) == .shaky)
    #expect(figures(rightAnswers: 1, .term).mark(at: 600) == .shaky)
    #expect(figures(rightAnswers: 2, .term).mark(at: 600) == .good)
    #expect(figures(rightAnswers: 3, .term).mark(at: 3 * day) == .good)
    #expect(figures(rightAnswers: 4, .term).mark(at: 20 * day) == .strong)
  }

  @Test("a wrong answer makes a strong word shaky at once")
  func wrong() {
    var strong = figures(rightAnswers: 6, .term)
    strong.count(answer(false), at: lastDue(strong))
    #expect(strong.mark(at: lastDue(strong)) == .shaky)
  }

  @Test("a word fades when it is not met for long")
  func fading() {
    let good = figures(rightAnswers: 2, .term)
    #expect(good.mark(at: 2 * day) == .good)
    #expect(good.mark(at: 300 * day) == .shaky)
  }

  @Test("a word is hard before it was recalled often, after wrong answers, and when it fades")
  func hardness() throws {
    #expect(WordFigures().hardness(.term, at: 0) == nil)
    let once = try #require(figures(rightAnswers: 1, .term).hardness(.term, at: 0))
    let often = figures(rightAnswers: 6, .term)
    let held = try #require(often.hardness(.term, at: lastDue(often) - 20 * day))
    #expect((300...400).contains(once) && (100...250).contains(held))
    #expect(often.hardness(.meaning, at: 0) == nil)
    let faded = try #require(often.hardness(.term, at: lastDue(often) + 2000 * day))
    var missed = often
    for _ in 0..<3 { missed.count(answer(false), at: lastDue(often)) }
    let hard = try #require(missed.hardness(.term, at: lastDue(often)))
    #expect(faded > held && hard > held)
  }

  @Test("the weaker direction gives the mark")
  func weaker() {
    var figures = figures(rightAnswers: 6, .term)
    #expect(figures.mark(at: lastDue(figures) - day) == .strong)
    figures.count(answer(false, .meaning), at: lastDue(figures) - day)
    #expect(figures.mark(at: lastDue(figures) - day) == .shaky)
  }

  @Test("a due word is wanted again although it is good, and the likelier forgotten the sooner")
  func due() {
    let good = figures(rightAnswers: 3, .term)
    #expect(good.standing(at: lastDue(good) - 1) == .known)
    guard case .shaky(let soon) = good.standing(at: lastDue(good)),
      case .shaky(let later) = good.standing(at: lastDue(good) + 60 * day)
    else { return #expect(Bool(false), "not due") }
    #expect((90...120).contains(soon))
    #expect(later > soon)
  }

  @Test("a word just answered wrong is more urgent than one that is merely due")
  func urgent() {
    var wrong = WordFigures()
    wrong.count(answer(false), at: 0)
    #expect(wrong.standing(at: 10) == .shaky(urgency: 500))
    #expect(WordFigures().standing(at: 10) == .new)
    #expect(WordFigures(seen: 1).standing(at: 10) == .shaky(urgency: 500))
  }

  @Test("the probability of recall is whole thousandths, of one direction or of the weaker")
  func recall() {
    let figures = figures(rightAnswers: 3, .term)
    #expect(figures.recall(.term, at: lastDue(figures)) == figures.recall(at: lastDue(figures)))
    #expect((895...905).contains(figures.recall(at: lastDue(figures)) ?? 0))
    #expect(figures.recall(.meaning, at: 0) == nil)
    #expect(WordFigures().recall(at: 0) == nil)
  }

  @Test("a direction counts streak, last answers, time and confusions, and only answers from knowledge")
  func direction() {
    var figures = WordFigures()
    for index in 0..<10 { figures.count(answer(true, milliseconds: 1000 + 400 * index), at: Int64(index)) }
    figures.count(answer(false, confusedWith: "other"), at: 20)
    figures.count(answer(false, confusedWith: "other"), at: 21)
    figures.count(answer(true, milliseconds: 2000), at: 22)
    var guess = answer(true)
    guess.certainty = .elimination
    figures.count(guess, at: 23)
    let term = figures.directions[.term]
    #expect(term?.right == 11 && term?.wrong == 2 && term?.streak == 1)
    #expect(term?.recent == [true, true, true, true, true, false, false, true])
    #expect(term?.confusions == ["other": 2])
    #expect((2900...3300).contains(term?.milliseconds ?? 0))
    #expect(figures.directions[.meaning] == nil)
    #expect(figures.seen == 14 && figures.right == 11 && figures.wrong == 2)
  }
}
