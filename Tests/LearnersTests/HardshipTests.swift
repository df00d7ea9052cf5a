import Learners
import Testing

@Suite("Months that go badly")
struct HardshipTests {
  private static let seeds: [UInt64] = [1, 2]

  private func months(_ hardship: Hardship, days: Int = 16) -> [MonthFigures] {
    Self.seeds.map { TodayPlayer.play(hardship.month(days: days, seed: $0)) }
  }

  @Test(
    "who guesses, and who knows what the last minute showed, has no good word next morning",
    arguments: [Hardship.guesses, .guessesAll, .lastMinute])
  func luck(hardship: Hardship) {
    #expect(months(hardship, days: 3).allSatisfy { $0.good.prefix(2) == [0, 0] })
  }

  @Test("no day is longer than twice the minutes that are asked for", arguments: Hardship.allCases)
  func length(hardship: Hardship) {
    for month in months(hardship) {
      #expect(month.longestDay <= 2 * Double(hardship.month(seed: 1).minutes))
    }
  }

  @Test("nothing that is due waits for more than a week", arguments: Hardship.allCases)
  func stuck(hardship: Hardship) {
    for month in months(hardship, days: 24) { #expect(month.longestWait <= 7) }
  }
}
