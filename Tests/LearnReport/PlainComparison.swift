import Learners
import Learning

/// Compares Babble with plain reviews.
struct PlainComparison {
  private let pairs: [[Pair]]

  init(_ pairs: [[Pair]]) { self.pairs = pairs }

  var table: LearnTable {
    var rows = [[""] + LearnLoad.all.map(\.title) + ["mean"]]
    rows.append(row("words begun", 0) { Double($0.today.begun.reduce(0, +)) })
    rows.append(row("words kept", 1, \.today.kept))
    rows.append(row("  plain reviews", 1, \.plain.kept))
    rows.append(row("minutes", 0, \.today.allMinutes))
    rows.append(row("  foretold", 0) { Double($0.today.foretold) })
    rows.append(row("  plain reviews", 0, \.plain.allMinutes))
    rows.append(row("words a minute", 2, \.today.yield))
    rows.append(row("  plain reviews", 2, \.plain.yield))
    rows.append(row("ratio", 2, \.ratio))
    for transfer in LearnLoad.transfers {
      rows.append(row("  transfer \(transfer)", 2, \.ratio) { $0.transfer == transfer })
    }
    rows.append(row("in the same minutes", 1, \.hurried.kept))
    rows.append(row("  minutes", 0, \.hurried.allMinutes))
    rows.append(row("  ratio", 2, \.hurriedRatio))
    for transfer in LearnLoad.transfers {
      rows.append(row("    transfer \(transfer)", 2, \.hurriedRatio) { $0.transfer == transfer })
    }
    return LearnTable(rows)
  }

  /// One sentence for each missed goal.
  var faults: [String] {
    Goal.faults("words a minute", pairs.map { Sample($0.map(\.ratio)).mean })
      + Goal.faults("words a minute in the same minutes", pairs.map { Sample($0.map(\.hurriedRatio)).mean })
  }

  private func row(
    _ name: String, _ digits: Int, _ value: (Pair) -> Double, where condition: (Pair) -> Bool = { _ in true }
  ) -> [String] {
    let samples = pairs.map { Sample($0.filter(condition).map(value)) }
    return [name] + samples.map { $0.text(digits) } + [Sample(samples.map(\.mean)).mean.text(digits)]
  }
}

/// A column of the table: the words to learn and the minutes a day.
struct LearnLoad {
  static let all = [(150, 5), (150, 15), (1_000, 5), (1_000, 15)].map { LearnLoad(size: $0.0, minutes: $0.1) }
  /// How much a chosen answer trains of what a typed one would: unknown, so several are tried.
  static let transfers = [0.3, 0.5, 0.8]

  let size: Int
  let minutes: Int

  var title: String { "\(size) words, \(minutes) min" }

  /// One month per transfer and seed.
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
  /// Plain reviews in the minutes asked for, and in those that Babble took.
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

/// What Babble must reach in comparison with plain reviews.
private enum Goal {
  private static let (each, mean) = (1.0, 1.1)

  /// One sentence for each ratio that misses the goal; none where it is reached.
  static func faults(_ name: String, _ ratios: [Double]) -> [String] {
    let below = zip(LearnLoad.all, ratios).filter { $0.1 < each }.map {
      "\(name): \($0.1.text(2)) with \($0.0.title), below \(each.text(2))"
    }
    let all = Sample(ratios).mean
    return below + (all < mean ? ["\(name): \(all.text(2)) in the mean, below \(mean.text(2))"] : [])
  }
}
