import Engine
import Interface

/// The line above a course screen, in muted colours: where the words come from, and the progress.
struct CourseHead {
  private static let barWidth = 12

  let title: Text
  /// As in "7 of 29" or "once more · 7 of 29".
  let place: Text
  /// Progress from 0 to 1; nil for no bar.
  var share: Double?

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let style = Style(canvas.theme.muted)
    let place = canvas.ornaments.spelled(place)
    canvas.put(place, in: rect, .trailing, style)
    var right = rect.right - place.width - 2
    if let share {
      right -= Self.barWidth
      canvas.bar(share, in: Rect(right, rect.top, Self.barWidth, 1), canvas.theme.muted)
      right -= 2
    }
    let left = Rect(rect.left, rect.top, right - rect.left, 1)
    canvas.put(canvas.ornaments.spelled(title).sentences(fitting: left.width), in: left, .leading, style)
  }
}
