import Engine

/// The sign of a right answer. It is still seen when the next question is asked.
struct Flash: Hashable {
  static let none = Flash(word: 0, points: 0, start: -length)
  private static let length = 72
  private static let rise = 24

  let word: Int
  let points: Int
  let start: Tick

  /// The first tick without it.
  var end: Tick { start + Self.length }

  func isSeen(at tick: Tick) -> Bool { tick < end && points > 0 }

  /// Its brightness, fading from 1 to 0.
  func glow(at tick: Tick, _ fraction: Double) -> Double {
    max(0, 1 - (Double(tick - start) + fraction) / Double(Self.rise))
  }

  /// Where its points are, from the line below the word to the score; nil once they have got there.
  func place(from start: Point, to end: Point, at tick: Tick, _ fraction: Double) -> Point? {
    guard tick < self.start + Self.rise else { return nil }
    let share = Easing.cubicIn(
      (Double(tick - self.start) + fraction) / Double(Self.rise))
    return Point(
      start.x + Int(Double(end.x - start.x) * share), start.y + Int(Double(end.y - start.y) * share))
  }

  func isMoving(at tick: Tick) -> Bool { points > 0 && tick < start + Self.rise }
}
