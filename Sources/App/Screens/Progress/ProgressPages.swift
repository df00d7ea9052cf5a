import Engine
import Interface
import Learning

/// The rank, and the reviews of the next two weeks.
struct AheadPage {
  /// The maximum width of the bar and height of the chart.
  private static let (widest, highest) = (20, 20)

  let course: CourseStatistics

  func draw(on canvas: inout Canvas, in body: Rect) {
    let theme = canvas.theme
    let standing = canvas.ornaments.spelled(course.standing)
    canvas.put(standing, in: row(0, body), .leading, Style(theme.text).bold)
    let bar = Rect(body.left, body.top + 1, min(Self.widest, body.width / 6), 1)
    canvas.bar(course.wayToNext, in: bar, theme.accent)
    let way = Rect(bar.right + 2, bar.top, body.right - bar.right - 2, 1)
    canvas.put(course.wayOn, in: way, .leading, Style(theme.muted))
    guard course.hasOutlook else {
      let place = Rect(body.left, body.top + 3, body.width, 2)
      canvas.put(CourseStatistics.nothingAhead, wrappedIn: place, .leading, .top, Style(theme.muted))
      return
    }
    canvas.put(OutlookChart.legend, in: row(3, body), .leading, Style(theme.muted))
    if !course.waiting.isEmpty {
      let waiting = Text(Chart.hatch(canvas.ornaments) + " ") + course.waiting
      canvas.put(waiting, in: row(3, body), .trailing, Style(theme.text))
    }
    let place = Rect(body.left, body.top + 4, body.width, min(body.height - 4, Self.highest))
    OutlookChart.chart(course.outlook, on: course.today).drawColumns(on: &canvas, in: place)
  }

  private func row(_ index: Int, _ body: Rect) -> Rect {
    Rect(body.left, body.top + index, body.width, 1)
  }
}

/// The five Leitner boxes, and whether they decide what is due.
struct BoxesPage {
  private static let (before, behind, widest) = (24, 8, 50)

  let course: CourseStatistics

  func draw(on canvas: inout Canvas, in body: Rect) {
    let theme = canvas.theme
    let sentence = Rect(body.left, body.bottom - 2, body.width, 2)
    canvas.put(course.scheduling, wrappedIn: sentence, .leading, .top, Style(theme.muted))
    guard course.hasBoxes else {
      let place = Rect(body.left, body.top, body.width, 2)
      canvas.put(CourseStatistics.noBoxes, wrappedIn: place, .leading, .top, Style(theme.muted))
      return
    }
    for (index, row) in BoxRow.all(course.boxes).enumerated() {
      let line = Rect(body.left, body.top + 2 * index, body.width, 1)
      let width = min(Self.widest, body.width - Self.before - Self.behind)
      let bar = Rect(line.left + Self.before, line.top, width, 1)
      canvas.put(row.name, at: line.origin, Style(theme.text))
      canvas.put(row.wait, at: line.origin + Point(8, 0), Style(theme.muted))
      canvas.bar(row.share, in: bar, theme.second)
      canvas.put(row.figure, at: Point(bar.right + 2, line.top), Style(theme.text))
    }
    let width = min(Self.widest, body.width - Self.before - Self.behind)
    drawScale(on: &canvas, in: Rect(body.left + Self.before, body.top + 2 * course.boxes.count - 1, width, 1))
  }

  /// The scale of the bars, from nothing to the fullest box.
  private func drawScale(on canvas: inout Canvas, in row: Rect) {
    let muted = Style(canvas.theme.muted)
    canvas.put("0", in: row, .leading, muted)
    canvas.put("in each box", in: row, .center, muted)
    canvas.put(Text(Figure.grouped(course.boxes.max() ?? 0)), in: row, .trailing, muted)
  }
}

/// A Leitner box as a row, on the screen and in print.
struct BoxRow {
  /// As in "box 2", "after 3 days", "34".
  let name, wait, figure: Text
  /// Relative to the fullest box, from 0 to 1.
  let share: Double

  /// - Parameter boxes: the number of skills in each, first box first.
  static func all(_ boxes: [Int]) -> [BoxRow] {
    let most = max(1, boxes.max() ?? 1)
    return zip(boxes, Leitner.waits).enumerated().map { index, box in
      BoxRow(
        name: Text("box \(index + 1)"), wait: Text("after \(Figure.count(Int(box.1), "day", "days"))"),
        figure: Text(Figure.grouped(box.0)), share: Double(box.0) / Double(most))
    }
  }
}
