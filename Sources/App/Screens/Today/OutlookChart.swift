import Engine
import Interface
import Learning

/// The next days as columns with a scale and numbers; overdue reviews are hatched, on top of those that
/// become due.
enum OutlookChart {
  static let legend: Text = "reviews of the next 14 days"

  /// A chart of the days from today on.
  static func chart(_ outlook: Outlook, on today: Day) -> ScaledChart {
    let columns = outlook.days.enumerated().map { index, share in
      let name = Dates.weekdays[(today.weekday + index) % Dates.weekdays.count]
      return Chart.Column(share.due, name, hatched: share.late)
    }
    return ScaledChart(Chart(columns), legend: legend)
  }
}
