import Engine
import Interface
import Learning

/// The next days as columns with a scale and figures; what has waited stands hatched on top of what is due.
package struct OutlookChart {
  private static let widest = 6

  private let chart: Chart

  /// A chart of the days from today on.
  package init(_ outlook: Outlook, on today: Day) {
    chart = Chart(
      outlook.days.enumerated().map { index, share in
        let name = WeekLine.names[(today.weekday + index) % WeekLine.names.count]
        return Chart.Column(share.due, name, hatched: share.late)
      })
  }

  /// What stands left of each row: how high the columns are there.
  package func scale(height: Int) -> [Text] {
    let width = Figure.grouped(chart.highest).count
    let (bars, hasMiddle) = (height - 2, chart.highest % 2 == 0 && height % 2 == 0 && height >= 6)
    return (0..<height).map { row in
      let isMiddle = hasMiddle && row == 1 + bars / 2
      let figure = row == 1 ? chart.highest : isMiddle ? chart.highest / 2 : row == bars ? 0 : nil
      let text = figure.map(Figure.grouped) ?? ""
      return Text(String(repeating: " ", count: width - text.count) + text)
    }
  }

  /// The figures, the columns and the names of the days, in so many rows of at most so many cells, the scale left out.
  package func rows(width: Int, height: Int, _ ornaments: Ornaments) -> [Text] {
    let column = max(3, min(Self.widest, width / max(1, chart.columns.count)))
    let figures = chart.columns.map { Self.figure($0.value + $0.hatched, column - 1) }
    return [Text.joined(figures, by: " ")] + chart.rows(height: height - 2, width: column, ornaments)
  }

  /// A figure as long as there is room for it.
  private static func figure(_ count: Int, _ width: Int) -> Text {
    let text = Figure.grouped(count)
    return Text(count == 0 || text.count > width ? "" : text).padded(to: width)
  }
}
