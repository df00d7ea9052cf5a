import Engine
import Interface

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
