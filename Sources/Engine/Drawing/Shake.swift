/// A short shake from side to side that dies down.
///
/// It is a function of the tick and only decoration:
///
///     canvas.shift(canvas.bounds, by: Point(shake.offset(at: tick, fraction: fraction), 0))
public struct Shake: Hashable, Sendable, BitwiseCopyable {
  public let start: Tick
  public let duration: Tick
  /// The number of full swings, to the right and to the left.
  public let times: Int
  /// The distance of the first swing, in any unit.
  public let reach: Double

  public init(at start: Tick, over duration: Tick = 24, times: Int = 3, reach: Double = 1) {
    self.start = start
    self.duration = max(1, duration)
    self.times = times
    self.reach = reach
  }

  public func isOver(at tick: Tick) -> Bool { tick >= start + duration }

  /// The offset to the right, negative to the left; 0 before and after the shake.
  public func swing(at tick: Tick, fraction: Double = 0) -> Double {
    guard tick >= start, !isOver(at: tick) else { return 0 }
    let progress = (Double(tick - start) + fraction) / Double(duration)
    let turn = progress * Double(times)
    return reach * (1 - progress) * Shake.wave(turn - turn.rounded(.down))
  }

  /// The swing rounded to whole cells.
  public func offset(at tick: Tick, fraction: Double = 0) -> Int {
    Int(swing(at: tick, fraction: fraction).rounded())
  }

  /// A triangle wave: from 0 up to 1, down to -1 and back to 0 as its argument goes from 0 to 1.
  private static func wave(_ turn: Double) -> Double {
    turn < 0.25 ? 4 * turn : turn < 0.75 ? 2 - 4 * turn : 4 * turn - 4
  }
}
