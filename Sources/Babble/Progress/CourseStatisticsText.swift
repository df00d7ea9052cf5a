import Course
import Engine
import Interface
import WordGame

/// What the days of learning come to, as sections of lines to print.
extension CourseStatistics {
  private static let barWidth = 40

  func sections(_ ornaments: Ornaments) -> [[Text]] {
    guard hasBoxes || reviews > 0 else { return [] }
    let parts = [[standing, wayOn], ahead(ornaments), foretelling(ornaments), boxTable(ornaments)]
    return parts.filter { !$0.isEmpty }
  }

  private func ahead(_ ornaments: Ornaments) -> [Text] {
    guard hasOutlook else { return [] }
    let (chart, height) = (OutlookChart.chart(outlook, on: today), 8)
    let late: Text = waiting.isEmpty ? .empty : Text("   " + Chart.hatch(ornaments) + " ") + waiting
    let rows = zip(chart.scale(height: height), chart.rows(width: 14 * 5, height: height, ornaments))
    return ["reviews of the next 14 days" + late] + rows.map { $0 + " " + $1 }
  }

  private func foretelling(_ ornaments: Ornaments) -> [Text] {
    guard reviews > 0 else { return training }
    let rows = CalibrationChart(tenths).rows(width: Self.barWidth, ornaments)
    let scale = String(repeating: " ", count: 10) + CalibrationChart.scale(width: Self.barWidth).string
    return [foretold] + rows.map { $0.name + "  " + $0.bar + "  " + $0.figures } + [Text(scale)] + training
  }

  private func boxTable(_ ornaments: Ornaments) -> [Text] {
    let rows = BoxRow.all(boxes).map { row in
      let bar = String(repeating: ornaments.isASCII ? "#" : "█", count: Int((row.share * 20).rounded()))
      return [row.name, row.wait, row.figure, Text(bar)]
    }
    return Columns(rows).lines + [scheduling]
  }
}
