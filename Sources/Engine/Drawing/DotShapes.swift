extension Canvas {
  /// Lays a closed outline over the canvas: what stands behind it is hidden up to its edge. The cells of the edge, which
  /// it fills in part, keep their ground where the style has none.
  public mutating func draw(outline dots: DotCanvas, at origin: Point, _ style: Style, fill: Color) {
    for y in 0..<dots.size.height {
      let marked = (0..<dots.size.width).filter { dots.pattern($0, y) != 0 }
      guard let first = marked.first, let last = marked.last else { continue }
      for x in first...last where dots.pattern(x, y) == 0 {
        self.fill(Rect(origin.x + x, origin.y + y, 1, 1), fill)
      }
    }
    draw(dots, at: origin, style)
  }
}

/// Shapes of dots for things that move in steps finer than a cell. They stand on whole dots, so that a shape
/// looks the same wherever it is and doesn't waver while it moves.
extension DotCanvas {
  /// Sets the dots of a rectangle's outline with round corners. The rectangle is in dots, as the radius is; a
  /// radius of half the height makes a pill.
  public mutating func roundedBox(_ box: Rect, radius: Int) {
    guard box.width > 1, box.height > 1 else { return }
    let radius = min(max(0, radius), min(box.width, box.height) / 2)
    let (right, bottom) = (box.right - 1, box.bottom - 1)
    line(from: Point(box.left + radius, box.top), to: Point(right - radius, box.top))
    line(from: Point(box.left + radius, bottom), to: Point(right - radius, bottom))
    line(from: Point(box.left, box.top + radius), to: Point(box.left, bottom - radius))
    line(from: Point(right, box.top + radius), to: Point(right, bottom - radius))
    for step in 0..<radius {
      let reach = Self.corner(step, radius)
      for (x, y) in [(step, reach), (reach, step)] {
        set(box.left + x, box.top + y)
        set(right - x, box.top + y)
        set(box.left + x, bottom - y)
        set(right - x, bottom - y)
      }
    }
  }

  /// How far the arc of a corner lies from one edge at so many dots from the other.
  private static func corner(_ step: Int, _ radius: Int) -> Int {
    let (radius, way) = (Double(radius), Double(radius) - Double(step) - 0.5)
    return Int((radius - 0.5 - max(0, (radius - 0.5) * (radius - 0.5) - way * way).squareRoot()).rounded())
  }
}
