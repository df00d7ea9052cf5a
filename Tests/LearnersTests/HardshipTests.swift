import Learners
import Testing

@Suite("Months that go badly")
struct HardshipTests {
  @Test(
    "who guesses, and who knows what the last minute showed, has no good word next morning",
    arguments: [Hardship.guesses, .guessesAll, .lastMinute], [1 as UInt64, 2, 3])
  func luck(hardship: Hardship, seed: UInt64) {
    let month = TodayPlayer.play(hardship.month(days: 3, seed: seed))
    #expect(month.goodNextMorning == 0, "seed \(seed)")
  }

  @Test(
    "no day is longer than twice the minutes that are asked for, and nothing that is due waits for over a week",
    arguments: Hardship.allCases)
  func stands(hardship: Hardship) {
    let month = hardship.month(days: 24, seed: 1)
    let figures = TodayPlayer.play(month)
    #expect(figures.longestDay <= 2 * Double(month.minutes))
    #expect(figures.longestWait <= 7)
  }
}
