import Learners

/// What is lost where a rule is left out, with the same learners.
struct LeavingOut {
  /// A month by the rules as they are and one with a rule left out.
  private struct Change {
    let transfer: Double
    let usual: MonthFigures
    let other: MonthFigures
  }

  private let usual: [[Pair]]
  private let days: Int
  private let seeds: Int

  init(_ usual: [[Pair]], days: Int, seeds: Int) {
    (self.usual, self.days, self.seeds) = (usual, days, seeds)
  }

  var table: Table {
    let leastTransfer = "transfer \(Column.transfers[0])"
    return Table([["left out"] + Column.all.map(\.title) + ["mean", leastTransfer]] + LeftOut.all.map(row))
  }

  private func row(_ rule: LeftOut) -> [String] {
    let changes = Column.all.indices.map { self.changes(by: rule, in: $0) }
    let all = changes.flatMap(\.self)
    let least = all.filter { $0.transfer == Column.transfers[0] }
    return [rule.name] + (changes + [all, least]).map { text($0, \.kept) + " / " + text($0, \.yield) }
  }

  private func changes(by rule: LeftOut, in place: Int) -> [Change] {
    let months = Column.all[place].months(days: days, seeds: seeds, rule.rules)
    return zip(usual[place], months).map {
      Change(transfer: $0.transfer, usual: $0.today, other: TodayPlayer.play($1))
    }
  }

  private func text(_ changes: [Change], _ value: (MonthFigures) -> Double) -> String {
    Sample(changes.map { value($0.other) / value($0.usual) - 1 }).mean.percent
  }
}
