import Learners
import Learning
import Testing

@Suite("Simulated learners")
struct LearnerTests {
  private func month(seed: UInt64 = 1, days: Int = 12) -> Month {
    var month = Month(.madeUp(100))
    (month.days, month.seed) = (days, seed)
    return month
  }

  @Test("the same seed gives the same results")
  func same() {
    let (once, again) = (TodayPlayer.play(month()), TodayPlayer.play(month()))
    #expect(once.kept == again.kept && once.minutes == again.minutes)
    #expect(TodayPlayer.play(month(seed: 2)).minutes != once.minutes)
  }

  @Test("plain reviews introduce the same words on the same days")
  func plain() {
    let today = TodayPlayer.play(month())
    let plain = PlainPlayer.play(month(), beside: today)
    #expect(plain.begun == today.begun && plain.minutes.count == today.minutes.count)
    #expect(plain.kept > 0 && plain.kept <= 100)
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
