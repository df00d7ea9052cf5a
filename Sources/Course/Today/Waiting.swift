import Engine
import Interface

/// Says in the last line that the host is making what was asked for, which takes longer than a tick.
enum Waiting {
  static func draw(on canvas: inout Canvas) {
    let line = Rect(0, canvas.size.height - 1, canvas.size.width, 1)
    canvas.fill(line, canvas.theme.ground)
    canvas.put("One moment.", in: Page(canvas.size).foot, .leading, Style(canvas.theme.muted))
  }
}
