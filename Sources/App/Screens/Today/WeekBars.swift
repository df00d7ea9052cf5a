import Engine
import Interface

/// The reviews due on each of the next days, as a chart.
enum WeekBars {
  /// Nil if nothing is due.
  ///
  /// - Parameters:
  ///   - counts: from tomorrow on.
  ///   - today: the day of the week, 0 being Monday.
  static func chart(_ counts: [Int], from today: Int) -> ScaledChart? {
    guard counts.contains(where: { $0 > 0 }) else { return nil }
    let columns = counts.enumerated().map { index, count in
      Chart.Column(count, Dates.weekdays[(today + 1 + index) % Dates.weekdays.count])
    }
    return ScaledChart(Chart(columns), legend: "due on each of the next seven days")
  }
}
