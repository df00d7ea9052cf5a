import Engine

/// The sign of a right answer. It is still seen when the next question is asked.
struct Flash: Hashable {
  static let none = Flash(word: 0, points: 0, start: -length)
  private static let length = 72
  private static let rise = 14

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

  /// Its points, from this cell to the score.
  func flight(from origin: Point) -> FlyingPoints {
    FlyingPoints(points, from: origin, at: start, for: Self.rise)
  }

  func isMoving(at tick: Tick) -> Bool { points > 0 && tick < start + Self.rise }
}
