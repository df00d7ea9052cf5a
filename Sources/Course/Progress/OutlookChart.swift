import Engine
import Interface
import Learning

/// The next days as columns with a scale and figures; what has waited stands hatched on top of what is due.
package enum OutlookChart {
  /// What it shows, on a screen and on paper.
  package static let legend: Text = "reviews of the next 14 days"

  /// A chart of the days from today on.
  package static func chart(_ outlook: Outlook, on today: Day) -> ScaledChart {
    let columns = outlook.days.enumerated().map { index, share in
      let name = WeekLine.names[(today.weekday + index) % WeekLine.names.count]
      return Chart.Column(share.due, name, hatched: share.late)
    }
    return ScaledChart(Chart(columns), legend: legend)
  }
}
