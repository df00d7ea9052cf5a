import Engine
import Learning
import WordGame

/// How much of a deck is known, as a line that grows. The figure beside it tells what it means.
struct KnownBar {
  /// How many of them are known.
  let count: Int
  /// How many there are.
  let all: Int

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let width = (rect.width * count + all - 1) / max(1, all)
    canvas.fill(rect, Mark.good.step(canvas.ornaments), Style(canvas.theme.muted))
    let known = Rect(rect.left, rect.top, width, 1)
    canvas.fill(known, Mark.strong.step(canvas.ornaments), Style(canvas.theme.right))
  }
}
