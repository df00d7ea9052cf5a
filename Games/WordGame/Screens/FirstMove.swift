import Engine

extension RoundScene {
  /// Whether the first move is shown: in a first game, until something was right.
  package var showsFirstMove: Bool { setup.round.presentation.explains && score.right == 0 }
}

/// What shows a first move. It decides nothing, and it never tells an answer that would count as known.
extension Canvas {
  /// The colour of a key, or of a place, that waits to be pressed: in reverse, so that it stands out without colours,
  /// too.
  package var firstMove: Style { Style(theme.accent, on: theme.ground, [.bold, .reverse]) }

  /// A dotted line from one cell to another, with a head there.
  package mutating func dottedLine(from start: Point, to end: Point, head: Text) {
    let style = Style(theme.accent)
    let (from, way) = (
      Point(2 * start.x + 1, 4 * start.y), Point(2 * (end.x - start.x), 4 * (end.y - start.y))
    )
    let count = max(1, max(abs(way.x), abs(way.y)) / 3)
    var dots = DotCanvas(size)
    for step in 0..<count {
      let dot = Point(from.x + way.x * step / count, from.y + way.y * step / count)
      if ornaments.isASCII {
        put(".", at: Point(dot.x / 2, dot.y / 4), style)
      } else {
        dots.set(dot.x, dot.y)
      }
    }
    draw(dots, at: .zero, style)
    put(head, at: end, style.bold)
  }
}
