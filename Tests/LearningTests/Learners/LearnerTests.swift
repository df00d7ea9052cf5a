import Deterministic
import Learning
import Testing

@testable import Learners

@Suite("Simulated learners")
struct LearnerTests {
  private func month(seed: UInt64 = 1, days: Int = 12) -> Month {
    var month = Month(.madeUp(100))
    (month.days, month.seed) = (days, seed)
    return month
  }

  @Test("the same seed gives the same results", arguments: LearnerTraits.Memory.allCases)
  func same(memory: LearnerTraits.Memory) {
    let play = { (seed: UInt64) in
      var month = month(seed: seed)
      month.traits.memory = memory
      return TodayPlayer.play(month)
    }
    let (once, again) = (play(1), play(1))
    #expect(once.kept == again.kept && once.minutes == again.minutes)
    #expect(play(2).minutes != once.minutes)
  }

  @Test("plain reviews keep to their minutes and their number of new words")
  func plain() {
    let plain = PlainPlayer.play(month(), new: 4)
    #expect(plain.begun.count == 12 && plain.begun.allSatisfy { $0 <= 4 })
    #expect(plain.kept > 0 && plain.kept <= 48)
    #expect(plain.longestDay < 15.5)
  }

  @Test("with new words first, more of what is due waits")
  func newFirst() {
    var month = month()
    month.minutes = 5
    let (reviewsFirst, newFirst) = (
      PlainPlayer.play(month, new: 8), PlainPlayer.play(month, new: 8, isNewFirst: true)
    )
    #expect(newFirst.begun.reduce(0, +) > reviewsFirst.begun.reduce(0, +))
    #expect(newFirst.waiting > reviewsFirst.waiting)
  }

  @Test("from the second week on, about as many questions ask for the meaning as for the term")
  func halves() {
    var month = month(days: 21)
    month.deck = .madeUp(600)
    #expect((0.4...0.6).contains(TodayPlayer.play(month).share(of: .recognise)))
  }

  @Test("the judge takes typed answers as they were meant", arguments: [1 as UInt64, 2, 3])
  func judged(seed: UInt64) {
    #expect(TodayPlayer.play(month(seed: seed)).misjudged <= 6, "seed \(seed)")
  }

  @Test("the days take as long as predicted", arguments: [10, 15, 30])
  func foretold(minutes: Int) {
    let months = (1...3 as ClosedRange<UInt64>).map { seed in
      var month = month(seed: seed, days: 20)
      (month.deck, month.minutes) = (.madeUp(600), minutes)
      return TodayPlayer.play(month)
    }
    let (played, foretold) = (months.reduce(0) { $0 + $1.allMinutes }, months.reduce(0) { $0 + $1.foretold })
    #expect(abs(Double(foretold) / played - 1) < 0.1, "\(foretold) foretold, \(played) played")
  }

  @Test("between half and all of the words begun are kept")
  func kept() {
    let today = TodayPlayer.play(month())
    let begun = Double(today.begun.reduce(0, +))
    #expect(today.kept > begun / 2 && today.kept <= begun)
  }
}

@Suite("Memory by activation")
struct ActivationTests {
  /// A word that was practised on these days, a minute later each time.
  private func word(on days: [Int]) -> ActivationTrace {
    var chance = Chance(seed: 1)
    var trace = ActivationTrace(ActivationTrace.Parameters(), Aptitude(ease: 1, keenness: 0.65))
    for (place, day) in days.enumerated() {
      var time = SimulatedTime(day: day, &chance)
      time.seconds = Double(day * 86_400 + place * 60)
      trace.answer(.known, 1, at: time)
    }
    return trace
  }

  @Test("a word is forgotten, ever more slowly")
  func forgetting() {
    let word = word(on: [0, 1, 3])
    let recalls = [4, 13, 22].map(word.recall)
    #expect(recalls[0] > recalls[1] && recalls[1] > recalls[2] && recalls[2] > 0)
    #expect(recalls[0] - recalls[1] > recalls[1] - recalls[2])
  }

  @Test("practice on several days lasts longer than as much on one")
  func spacing() {
    let (spread, massed) = (word(on: [0, 3, 6, 9]), word(on: [9, 9, 9, 9]))
    #expect(spread.recall(on: 30) > massed.recall(on: 30))
  }

  @Test("a word that was never practised isn't known")
  func unknown() { #expect(word(on: []).recall(on: 1) == 0) }
}

@Suite("Months that go badly")
struct HardshipTests {
  @Test(
    "guessing, or knowing only what the last minute showed, makes no word good by next morning",
    arguments: [Hardship.guesses, .guessesAll, .lastMinute], [1 as UInt64, 2, 3])
  func luck(hardship: Hardship, seed: UInt64) {
    let month = TodayPlayer.play(hardship.month(days: 3, seed: seed))
    #expect(month.goodNextMorning == 0, "seed \(seed)")
  }

  @Test(
    "no day takes more than twice the minutes, and nothing due waits for over a week",
    arguments: Hardship.allCases)
  func stands(hardship: Hardship) {
    let month = hardship.month(days: 24, seed: 1)
    let figures = TodayPlayer.play(month)
    #expect(figures.longestDay <= 2 * Double(month.minutes))
    #expect(figures.longestWait <= 7)
  }
}
