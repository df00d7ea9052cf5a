import Learners
import Learning

/// A column of the table: so many words to learn, so many minutes a day.
struct Column {
  static let all = [(150, 5), (150, 15), (1_000, 5), (1_000, 15)].map { Column(size: $0.0, minutes: $0.1) }
  /// How much a chosen answer does of what a typed one would: nobody knows, so each is tried.
  static let transfers = [0.3, 0.5, 0.8]

  let size: Int
  let minutes: Int

  var title: String { "\(size) words, \(minutes) min" }

  /// The months of some learners.
  func months(days: Int, seeds: Int, _ rules: CourseRules = CourseRules()) -> [Month] {
    let deck = Deck.madeUp(size)
    return Self.transfers.flatMap { transfer in
      (1...UInt64(seeds)).map { seed in
        var month = Month(deck)
        (month.days, month.minutes, month.seed, month.rules) = (days, minutes, seed, rules)
        month.traits.transfer = transfer
        return month
      }
    }
  }
}

/// One learner's month with Babble and with plain reviews.
struct Pair {
  let transfer: Double
  let today: MonthFigures
  /// Plain reviews in the minutes that were asked for, and in those that Babble took.
  let plain, hurried: MonthFigures

  init(_ month: Month) {
    transfer = month.traits.transfer
    today = TodayPlayer.play(month)
    plain = PlainPlayer.play(month, beside: today)
    hurried = PlainPlayer.play(month, beside: today, isHurried: true)
  }

  var ratio: Double { today.yield / plain.yield }
  var hurriedRatio: Double { today.yield / hurried.yield }
}
