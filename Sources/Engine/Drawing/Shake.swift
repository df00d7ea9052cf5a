/// A short shaking of something: to and fro a few times, less each time.
///
/// It is a function of the tick and is drawn only, so it belongs with what merely looks nice:
///
///     canvas.shift(canvas.bounds, by: Point(shake.offset(at: tick, fraction: fraction), 0))
public struct Shake: Hashable, Sendable, BitwiseCopyable {
  /// When it starts.
  public let start: Tick
  /// How many ticks it takes.
  public let duration: Tick
  /// How often it goes to one side and back over the other.
  public let times: Int
  /// How far it goes at first, in whatever is shaken by.
  public let reach: Double

  /// A shake of its parts.
  public init(at start: Tick, over duration: Tick = 24, times: Int = 3, reach: Double = 1) {
    self.start = start
    self.duration = max(1, duration)
    self.times = times
    self.reach = reach
  }

  /// Whether all is still again.
  public func isOver(at tick: Tick) -> Bool { tick >= start + duration }

  /// How far to the right it is at a moment, negative for the left; 0 before and after.
  public func swing(at tick: Tick, fraction: Double = 0) -> Double {
    guard tick >= start, !isOver(at: tick) else { return 0 }
    let progress = (Double(tick - start) + fraction) / Double(duration)
    let turn = progress * Double(times)
    return reach * (1 - progress) * Shake.wave(turn - turn.rounded(.down))
  }

  /// The swing in whole cells.
  public func offset(at tick: Tick, fraction: Double = 0) -> Int {
    Int(swing(at: tick, fraction: fraction).rounded())
  }

  /// From 0 up to 1, down to -1 and back to 0 while its argument goes from 0 to 1.
  private static func wave(_ turn: Double) -> Double {
    turn < 0.25 ? 4 * turn : turn < 0.75 ? 2 - 4 * turn : 4 * turn - 4
  }
}

extension Canvas {
  /// Moves what stands in a rectangle by so many columns and rows within it. What leaves the rectangle is gone;
  /// what it leaves behind is ground.
  public mutating func shift(_ rect: Rect, by offset: Point) {
    let visible = rect.intersection(clip)
    guard offset != .zero, !visible.isEmpty else { return }
    let before = self
    fill(visible, theme.ground)
    clipped(to: visible) { canvas in
      for y in visible.top..<visible.bottom {
        for x in visible.left..<visible.right where before[Point(x, y)].width > 0 {
          canvas.copy(before[Point(x, y)], of: before, to: Point(x, y) + offset)
        }
      }
    }
  }
}
