import Learning
import Testing

/// The table of grades, row by row.
@Suite("The grade of an answer")
struct GradeTests {
  private let model = MemoryModel()
  private let dueDay = Day(number: 2)

  /// The grade of an answer to a skill that is due with a recall of 0.9.
  private func grade(_ answer: Answer, usual: Int? = nil) -> Grade? {
    let figures = AnswerSamples.figures(AnswerSamples.memory(2.3065))
    return model.grade(
      of: answer, .init(figures, on: dueDay, isCourse: true, usualMilliseconds: usual))
  }

  private func first(_ answer: Answer, isCourse: Bool = true, isClaimed: Bool = false) -> Grade? {
    model.grade(
      of: answer, .init(ItemFigures(seen: 1), on: dueDay, isCourse: isCourse, isClaimed: isClaimed))
  }

  @Test("typed or drawn, right: good, never easy", arguments: [Mode.typed, .drawn])
  func right(mode: Mode) {
    #expect(grade(AnswerSamples.answer(.right, mode, milliseconds: 1)) == .good)
    #expect(first(AnswerSamples.answer(.right, mode, milliseconds: 1)) == .good)
  }

  @Test("later than three times the usual is hard; over a minute the time is ignored")
  func slow() {
    func grade(_ milliseconds: Int, _ mode: Mode = .typed, usual: Int? = 2000) -> Grade? {
      self.grade(AnswerSamples.answer(.right, mode, milliseconds: milliseconds), usual: usual)
    }
    #expect(grade(6000) == .good && grade(6001) == .hard && grade(60_000) == .hard)
    #expect(grade(60_001) == .good && grade(6001, usual: nil) == .good && grade(6001, .chosen) == .good)
  }

  @Test("the usual pace is known after twenty answers")
  func usual() {
    var learner = Learner()
    for day in 0..<19 as Range<Int64> {
      let word = WordMet(
        item: ItemID(rawValue: "es:\(day)"), reference: WordReference(deck: "d", word: "\(day)"))
      learner.answer(AnswerSamples.answer(of: word), on: day)
    }
    #expect(learner.answer(AnswerSamples.answer(milliseconds: 30_000), on: 20) == .good)
    #expect(learner.answer(AnswerSamples.answer(milliseconds: 3001), on: 22) == .hard)
  }

  @Test("a slip is good, an accent hard")
  func nearly() {
    #expect(grade(AnswerSamples.answer(.slip)) == .good && first(AnswerSamples.answer(.slip)) == .good)
    #expect(grade(AnswerSamples.answer(.accent)) == .hard && first(AnswerSamples.answer(.accent)) == .hard)
  }

  @Test(
    "asked again for another form or a slip that is a word: hard at most",
    arguments: [Verdict.otherForm, .slip])
  func askedAgain(before: Verdict) {
    for verdict in [Verdict.right, .slip, .accent] {
      #expect(grade(AnswerSamples.answer(verdict, after: before)) == .hard)
      #expect(first(AnswerSamples.answer(verdict, after: before), isClaimed: true) == .hard)
    }
    #expect(grade(AnswerSamples.answer(.wrong, after: before)) == .again)
    #expect(grade(AnswerSamples.answer(.otherForm, after: before)) == .again)
  }

  @Test("a synonym was typed first: the full grade")
  func otherTerm() {
    #expect(grade(AnswerSamples.answer(.right, after: .otherWord)) == .good)
    #expect(grade(AnswerSamples.answer(.accent, after: .otherWord)) == .hard)
    #expect(grade(AnswerSamples.answer(.wrong, after: .otherWord)) == .again)
  }

  @Test("another item's answer, wrong and given up: again", arguments: [Verdict.otherWord, .wrong, .givenUp])
  func wrong(verdict: Verdict) {
    for mode in Mode.allCases where mode != .matched {
      #expect(grade(AnswerSamples.answer(verdict, mode)) == .again)
    }
    #expect(first(AnswerSamples.answer(verdict)) == .again)
  }

  @Test("chosen and right is good, in a list and among bubbles", arguments: [Mode.chosen, .dragged])
  func chosen(mode: Mode) { #expect(grade(AnswerSamples.answer(.right, mode)) == .good) }

  @Test("judged by oneself: as judged")
  func judged() {
    let said = [Verdict.right, .accent, .wrong].map { grade(AnswerSamples.answer($0, .judged)) }
    #expect(said == [.good, .hard, .again])
  }

  @Test("pairs prove nothing, nor does an answer by chance, elimination or a hint")
  func none() {
    for verdict in Verdict.allCases {
      #expect(grade(AnswerSamples.answer(verdict, .matched)) == nil)
      #expect(first(AnswerSamples.answer(verdict, .matched)) == nil)
      for certainty in Certainty.allCases where certainty != .known {
        #expect(grade(AnswerSamples.answer(verdict, certainty: certainty)) == nil)
        #expect(first(AnswerSamples.answer(verdict, certainty: certainty)) == nil)
      }
    }
  }

  @Test("one answer a day settles a skill: later ones prove nothing")
  func settled() {
    for verdict in [Verdict.right, .slip, .wrong] {
      var learner = Learner(AnswerSamples.memory(2.3065))
      #expect(learner.answer(AnswerSamples.answer(verdict), on: 2) != nil)
      let settled = learner.memory
      for later in Verdict.allCases { #expect(learner.answer(AnswerSamples.answer(later), on: 2) == nil) }
      #expect(learner.memory == settled)
    }
  }

  @Test("told earlier the same day: no more than the same-day factor, and not held by that")
  func told() throws {
    var (told, untold) = (Learner(AnswerSamples.memory(2.3065)), Learner(AnswerSamples.memory(2.3065)))
    told.apply(.met(AnswerSamples.word), on: dueDay)
    told.answer(AnswerSamples.answer(), on: 2)
    untold.answer(AnswerSamples.answer(), on: 2)
    #expect(told.memory?.stability == 2.3065 && !told.skill.isHeld)
    #expect(try #require(untold.memory).stability > 10 && untold.skill.isHeld)
    var other = Learner(AnswerSamples.memory(2.3065))
    other.answer(AnswerSamples.answer(.right, .chosen, .recognise), on: 2, game: "bubbles")
    other.answer(AnswerSamples.answer(), on: 2)
    #expect(other.memory?.stability == 2.3065 && !other.skill.isHeld, "the other skill has told it")
  }
}

/// A right choice where recall was unlikely.
@Suite("Luck must strike twice")
struct LuckTests {
  private let chosen = AnswerSamples.answer(.right, .chosen)

  private func recall(_ stability: Double, after days: Int64) -> Int {
    MemoryModel().recall(AnswerSamples.memory(stability), on: Day(number: days))
  }

  @Test("one choice after ninety days leaves 2.3 days where typing would make 50")
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

  @Test("a memory of less than a day becomes one of a day")
  func least() {
    var learner = Learner(AnswerSamples.memory(0.212))
    learner.answer(chosen, on: 40)
    #expect(learner.memory?.stability == 1 && learner.memory?.due == Day(number: 41))
    #expect(learner.answer(chosen, on: 41) == .good)
    #expect((learner.memory?.stability ?? 0) > 1)
  }

  @Test("a late return needs luck again")
  func lateAgain() {
    var learner = Learner(AnswerSamples.memory(2.3065))
    learner.answer(chosen, on: 90)
    learner.answer(chosen, on: 180)
    #expect(learner.memory?.stability == 2.3065 && learner.memory?.due == Day(number: 181))
  }

  @Test("wrong is again, and luck leaves held words held")
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
    "a memory that begins with a choice begins as hard, and is asked again the next day",
    arguments: [Mode.chosen, .dragged])
  func first(mode: Mode) {
    var learner = Learner()
    #expect(learner.answer(AnswerSamples.answer(.right, mode), on: 2) == .hard)
    #expect(learner.memory?.due == Day(number: 3) && !learner.skill.isHeld)
    #expect(learner.answer(AnswerSamples.answer(.right, mode), on: 3) == .good && learner.skill.isHeld)
  }

  @Test("a claim that is chosen right isn't proved yet, unless each choice is believed")
  func claimed() {
    let claim = MemoryModel.Circumstances(
      ItemFigures(seen: 1), on: Day(number: 2), isCourse: true, isClaimed: true)
    #expect(MemoryModel().grade(of: chosen, claim) == .hard)
    #expect(MemoryModel().grade(of: AnswerSamples.answer(), claim) == .easy)
    var rules = CourseRules()
    rules.luckBelow = 0
    #expect(MemoryModel(rules: rules).grade(of: chosen, claim) == .good)
  }

  @Test(
    "a claim begins as Easy only if its meaning wasn't seen on the same day", arguments: [1, 2] as [Int64])
  func claimedBesideItsMeaning(seen: Int64) {
    let claim = MemoryModel.Circumstances(
      ItemFigures(seen: 1, lastSeen: Day(number: seen)), on: Day(number: 2), isCourse: true, isClaimed: true)
    #expect(MemoryModel().grade(of: AnswerSamples.answer(), claim) == (seen == 2 ? .good : .easy))
  }
}
