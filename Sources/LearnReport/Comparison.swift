import Learners

/// Babble beside plain reviews.
struct Comparison {
  private let pairs: [[Pair]]

  init(_ pairs: [[Pair]]) { self.pairs = pairs }

  var table: Table {
    var rows = [[""] + Column.all.map(\.title) + ["mean"]]
    rows.append(row("words begun", 0) { Double($0.today.begun.reduce(0, +)) })
    rows.append(row("words kept", 1, \.today.kept))
    rows.append(row("  plain reviews", 1, \.plain.kept))
    rows.append(row("minutes", 0, \.today.allMinutes))
    rows.append(row("  foretold", 0) { Double($0.today.foretold) })
    rows.append(row("  plain reviews", 0, \.plain.allMinutes))
    rows.append(row("words a minute", 2, \.today.yield))
    rows.append(row("  plain reviews", 2, \.plain.yield))
    rows.append(row("ratio", 2, \.ratio))
    for transfer in Column.transfers {
      rows.append(row("  transfer \(transfer)", 2, \.ratio) { $0.transfer == transfer })
    }
    rows.append(row("in the same minutes", 1, \.hurried.kept))
    rows.append(row("  minutes", 0, \.hurried.allMinutes))
    rows.append(row("  ratio", 2, \.hurriedRatio))
    for transfer in Column.transfers {
      rows.append(row("    transfer \(transfer)", 2, \.hurriedRatio) { $0.transfer == transfer })
    }
    return Table(rows)
  }

  /// What misses the goal, as a sentence each.
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
