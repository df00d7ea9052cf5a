import Engine
import Interface

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
