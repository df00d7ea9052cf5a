import Engine
import Interface

/// How long what was learned stays, and how much of it was still known when it came back.
struct MemoryPage {
  /// The columns before and behind the bars.
  private static let (before, behind, widest) = (20, 16, 50)

  let course: CourseStatistics

  func draw(on canvas: inout Canvas, in body: Rect) {
    var line = Rect(body.left, body.top, body.width, 1)
    let muted = Style(canvas.theme.muted)
    if course.hasBoxes {
      drawHeading(course.stay, on: &canvas, &line)
      for row in BoxRow.all(course.boxes) {
        let name = course.schedule == .leitner ? row.name + " " + row.wait : row.stay
        drawBar(name, row.share, figures: row.figure, on: &canvas, &line)
      }
    }
    line = line.moved(by: Point(0, 1))
    if course.reviews > 0 {
      let mark: Text = canvas.ornaments.isASCII ? "|" : "│"
      drawHeading("What you still knew when it came back; " + mark + " was expected", on: &canvas, &line)
      for (name, calibration) in course.calibrations {
        drawBar(
          name, calibration.share, mark: calibration.expectedShare, figures: calibration.knownShare,
          on: &canvas,
          &line)
      }
      line = line.moved(by: Point(0, 1))
    }
    let sentences =
      (course.hasBoxes ? [] : [CourseStatistics.nothingLearned]) + [course.adaptation, course.scheduling]
    let rest = Rect(body.left, line.top, body.width, body.bottom - line.top)
    canvas.put(Text.joined(sentences, by: " "), wrappedIn: rest, .leading, .top, muted)
  }

  private func drawHeading(_ text: Text, on canvas: inout Canvas, _ line: inout Rect) {
    canvas.put(text, in: line, .leading, Style(canvas.theme.text).bold)
    line = line.moved(by: Point(0, 1))
  }

  /// - Parameter mark: the share that was expected.
  private func drawBar(
    _ name: Text, _ share: Double, mark: Double? = nil, figures: Text, on canvas: inout Canvas,
    _ line: inout Rect
  ) {
    let theme = canvas.theme
    let bar = Rect(
      line.left + Self.before, line.top, min(Self.widest, line.width - Self.before - Self.behind), 1)
    canvas.put(name, at: line.origin, Style(theme.muted))
    canvas.bar(share, in: bar, theme.second)
    if let mark {
      let place = Point(bar.left + min(bar.width - 1, Int(mark * Double(bar.width))), bar.top)
      canvas.put(canvas.ornaments.isASCII ? "|" : "│", at: place, Style(theme.accent))
    }
    canvas.put(figures, at: Point(bar.right + 2, line.top), Style(theme.text))
    line = line.moved(by: Point(0, 1))
  }
}
