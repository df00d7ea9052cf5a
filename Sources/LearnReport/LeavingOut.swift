import Learners

/// What is lost where a rule is left out, with the same learners.
struct LeavingOut {
  private let usual: [[MonthFigures]]
  private let days: Int
  private let seeds: Int

  init(_ usual: [[MonthFigures]], days: Int, seeds: Int) {
    (self.usual, self.days, self.seeds) = (usual, days, seeds)
  }

  var table: Table {
    Table([["left out"] + Column.all.map(\.title)] + LeftOut.all.map(row))
  }

  private func row(_ rule: LeftOut) -> [String] {
    [rule.name]
      + Column.all.enumerated().map { place, column in
        let others = column.months(days: days, seeds: seeds, rule.rules).map { TodayPlayer.play($0) }
        return change(usual[place], others, \.kept) + " / " + change(usual[place], others, \.yield)
      }
  }

  private func change(
    _ usual: [MonthFigures], _ others: [MonthFigures], _ value: (MonthFigures) -> Double
  ) -> String {
    Sample(zip(usual, others).map { value($1) / value($0) - 1 }).mean.percent
  }
}
