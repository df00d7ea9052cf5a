import Course
import Engine
import Interface

/// What was answered in a course of stages, as lines to print.
extension StageStatistics {
  private static let (chartWidth, chartHeight) = (62, 6)

  /// Nothing before the first answer.
  func printed(_ ornaments: Ornaments) -> [Text] {
    guard isPlayed else { return [] }
    let sum = Text.joined([Text(name), kits, exams, answered], by: " · ")
    let chart = chart(width: Self.chartWidth)
    let rows = zip(
      chart.scale(height: Self.chartHeight),
      chart.rows(width: Self.chartWidth, height: Self.chartHeight, ornaments))
    let lines = [.empty, sum] + table + [Self.legend(ornaments)] + rows.map { $0 + " " + $1 }
    return lines.map(ornaments.spelled)
  }

  /// The kits and exams that were answered.
  private var table: [Text] {
    let rows = parts.flatMap { part in
      part.lines.filter { $0.results != nil }.map { line in
        [Text(part.name), Text(line.name)] + line.figures.map(Self.ending)
      }
    }
    let heads: [Text] = ["stage", "kit"] + Line.heads.map(Self.ending)
    return rows.isEmpty ? [] : Columns([heads] + rows).lines
  }

  private static func ending(_ text: Text) -> Text {
    text.led(to: 6)
  }
}
