import Engine
import Games
import Learning

/// A bar of how much of a deck is known, drawn below the figure.
struct KnownBar {
  let count: Int
  let all: Int

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let width = (rect.width * count + all - 1) / max(1, all)
    canvas.fill(rect, Mark.good.step(canvas.ornaments), Style(canvas.theme.muted))
    let known = Rect(rect.left, rect.top, width, 1)
    canvas.fill(known, Mark.strong.step(canvas.ornaments), Style(canvas.theme.right))
  }
}
