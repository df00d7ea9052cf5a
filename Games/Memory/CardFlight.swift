import Engine

/// The path of a found card to the score: a curve that first dips and then rises, while the card shrinks.
enum CardFlight {
  static func place(from start: Rect, to goal: Point, _ progress: Double) -> Rect {
    let from = start.center
    let swing = Point((from.x + goal.x) / 2, from.y + 3)
    let center = Point(
      curve(from.x, swing.x, goal.x, progress), curve(from.y, swing.y, goal.y, progress))
    let share = 1 - 0.6 * progress
    let size = Size(
      max(4, Int(Double(start.width) * share)), max(2, Int(Double(start.height) * share)))
    return Rect(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// A quadratic Bézier curve.
  private static func curve(_ from: Int, _ control: Int, _ to: Int, _ t: Double) -> Int {
    let rest = 1 - t
    return Int((rest * rest * Double(from) + 2 * rest * t * Double(control) + t * t * Double(to)).rounded())
  }
}
