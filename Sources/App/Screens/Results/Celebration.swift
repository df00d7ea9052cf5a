import Engine

/// Sparks for something to be glad of. They are decoration only, and off with reduced motion; the
/// words beside them carry the information.
struct Celebration {
  private static let length: Tick = 36

  private var sparks = Particles(seed: 1, stream: 0)

  mutating func begin(around place: Rect, at tick: Tick) {
    let middle = Point(place.left + place.width / 2, place.top + 1)
    for (index, x) in [-14, 14, -24, 24, 0].enumerated() {
      let center = Point(2 * (middle.x + x), 4 * (middle.y + (index < 2 ? 0 : 2 - index)))
      let start = tick + 6 * index
      sparks.burst(18, at: center, reach: 26, for: Self.length, tint: index, from: start)
    }
  }

  func isOver(at tick: Tick) -> Bool { tick >= sparks.end }

  func draw(on canvas: inout Canvas, at tick: Tick, _ fraction: Double) {
    let theme = canvas.theme
    let colors = [theme.accent, theme.right, theme.second]
    sparks.draw(on: &canvas, at: tick, fraction: fraction) { colors[$0 % colors.count] }
  }
}
