import Engine

/// How accurate the predictions were: what was expected beside what was known.
struct MemoryPage {
  /// The columns beside the bars: names before, figures behind.
  private static let (before, behind, widest) = (10, 16, 50)

  let course: CourseStatistics

  func draw(on canvas: inout Canvas, in body: Rect) {
    let theme = canvas.theme
    var line = Rect(body.left, body.top, body.width, 1)
    if course.reviews == 0 {
      line = drawSentence(CourseStatistics.noReviews, on: &canvas, from: line)
    } else {
      for text in course.foretold {
        canvas.put(text, in: line, .leading, Style(theme.text).bold)
        line = line.moved(by: Point(0, 1))
      }
      line = drawChart(on: &canvas, from: line)
    }
    if body.bottom - line.top > 2 { line = line.moved(by: Point(0, 1)) }
    for text in course.training { line = drawSentence(text, on: &canvas, from: line) }
  }

  /// Returns the line below; a text that is too long takes two.
  private func drawSentence(_ text: Text, on canvas: inout Canvas, from line: Rect) -> Rect {
    let rows = text.width > line.width ? 2 : 1
    let place = Rect(line.left, line.top, line.width, rows)
    canvas.put(text, wrappedIn: place, .leading, .top, Style(canvas.theme.muted))
    return line.moved(by: Point(0, rows))
  }

  /// Returns the line below.
  private func drawChart(on canvas: inout Canvas, from line: Rect) -> Rect {
    let theme = canvas.theme
    let width = min(Self.widest, line.width - Self.before - Self.behind)
    let bars = Rect(line.left + Self.before, line.top, width, 1)
    canvas.put("expected", at: line.origin, Style(theme.muted))
    let legend = Text("known; \(canvas.ornaments.isASCII ? "|" : "│") is where it should end")
    canvas.put(legend, at: bars.origin, Style(theme.muted))
    var below = line.moved(by: Point(0, 1))
    for row in CalibrationChart(course.charted).rows(width: width, canvas.ornaments) {
      let color = row.isFaint ? theme.muted : theme.second
      canvas.put(row.name, at: below.origin, Style(row.isFaint ? theme.muted : theme.text))
      canvas.put(row.bar, at: Point(bars.left, below.top), Style(color))
      let figures = Rect(bars.right + 2, below.top, Self.behind - 2, 1)
      canvas.put(row.figures, in: figures, .leading, Style(row.isFaint ? theme.muted : theme.text))
      below = below.moved(by: Point(0, 1))
    }
    canvas.put(CalibrationChart.scale(width: width), at: Point(bars.left, below.top), Style(theme.muted))
    return below.moved(by: Point(0, 1))
  }
}
