/// How long a repeated task takes, in nanoseconds.
struct StageTimes: Hashable {
  private static let span = 1_000_000_000

  private(set) var last = 0
  /// The candidates for the worst, in decreasing order.
  private var worsts: [Sample] = []

  private struct Sample: Hashable {
    let moment, time: Int
  }

  /// The longest time in the last second.
  var worst: Int { worsts.first?.time ?? 0 }

  mutating func note(_ time: Int, at moment: Int) {
    last = time
    worsts.removeAll { $0.moment <= moment - Self.span || $0.time <= time }
    worsts.append(Sample(moment: moment, time: time))
  }
}
