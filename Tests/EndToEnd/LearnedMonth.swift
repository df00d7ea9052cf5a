import Learners

/// What came of some days of a simulated learner.
struct LearnedMonth: Sendable {
  /// The minutes a day that were asked for.
  let minutes: Int
  /// The first day, from 0, on which enough is due for the minutes to be used.
  let settled: Int
  let figures: MonthFigures
  /// How many words the program counts as known at the end.
  let known: Int

  /// How much of the minutes asked for is used, once the days are settled.
  var share: Double { figures.minutes.dropFirst(settled).mean / Double(minutes) }

  /// The longest day, as a share of the minutes asked for.
  var longest: Double { figures.longestDay / Double(minutes) }

  /// How much of the minutes that the program announced was used.
  var announced: Double { figures.allMinutes / Double(max(1, figures.foretold)) }

  /// The minutes of a day in each of four weeks. The last days of a month are in the fourth.
  private var weeks: [Double] {
    stride(from: 0, to: figures.minutes.count, by: 7).prefix(4).map { first in
      figures.minutes.dropFirst(first).prefix(first == 21 ? .max : 7).mean
    }
  }

  private var printed: [(name: String, value: Double)] {
    weeks.enumerated().map { ("week \($0 + 1)", $1) } + [
      ("used from day \(settled + 1) on", share), ("longest day", figures.longestDay),
      ("of what is announced", announced), ("begun", Double(figures.begun.reduce(0, +))),
      ("known", Double(known)),
    ]
  }

  /// The means of some months of equal length.
  static func text(of months: [LearnedMonth]) -> String {
    let all = months.map(\.printed)
    let figures = (all.first ?? []).enumerated().map { place, figure in
      let mean = all.map { $0[place].value }.mean
      return "\(figure.name) \((mean * 100).rounded() / 100)"
    }
    return "\(months.count) learners, \(months.first?.minutes ?? 0) minutes: "
      + figures.joined(separator: ", ")
  }
}

extension Collection<Double> {
  fileprivate var mean: Double { reduce(0, +) / Double(Swift.max(1, count)) }
}
