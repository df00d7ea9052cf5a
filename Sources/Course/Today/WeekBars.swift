import Engine
import Interface
import WordGame

/// How many are due on each of the next days, as a chart.
package enum WeekBars {
  /// The chart of the days from tomorrow on; nil where nothing comes.
  ///
  /// - Parameter today: the day of the week, 0 being Monday.
  package static func chart(_ counts: [Int], from today: Int) -> ScaledChart? {
    guard counts.contains(where: { $0 > 0 }) else { return nil }
    let columns = counts.enumerated().map { index, count in
      Chart.Column(count, WeekLine.names[(today + 1 + index) % WeekLine.names.count])
    }
    return ScaledChart(Chart(columns), legend: "due on each of the next seven days")
  }
}
