import Deterministic
import Learning

/// Simulates a hand that draws known characters, as shaky, coarse and fast as a test wants. The same hand always draws
/// the same.
public struct Hand: Sendable {
  /// A mistake. Numbers are those of the character's strokes, from 1; mistakes are applied one after another.
  public enum Mistake: Hashable, Sendable {
    /// Swaps two strokes.
    case swap(Int, Int)
    /// Draws a stroke from its end to its start.
    case reverse(Int)
    /// Draws this stroke and the next one without lifting the pen.
    case merge(Int)
    /// Lifts the pen halfway through a stroke.
    case split(Int)
    /// Leaves out a stroke.
    case drop(Int)
    /// Scales a stroke around its middle.
    case stretch(Int, by: Double)
    /// Moves a stroke, in shares of the box.
    case shift(Int, x: Double, y: Double)
    /// Adds a stroke at the end, in shares of the box.
    case add(from: Spot, to: Spot)
  }

  /// The only source of randomness.
  public var seed: UInt64
  /// How far points stray in either direction on each axis, in shares of the box. Neighbouring points stray alike, as
  /// in a wavering hand.
  public var jitter = 0.0
  /// The size of a cell for a mouse that only reports cells: points are the middles of cells. Nil for a fine mouse.
  public var cell: (width: Int, height: Int)?
  /// In shares of the box per tick. One thirtieth draws a line across the box in half a second.
  public var speed = 1.0 / 30
  /// Position and size of the character's box, in shares of the board.
  public var (left, top, width, height) = (0.0, 0.0, 1.0, 1.0)
  public var mistakes: [Mistake] = []

  /// By default a perfectly steady hand.
  public init(seed: UInt64, jitter: Double = 0, mistakes: [Mistake] = []) {
    (self.seed, self.jitter, self.mistakes) = (seed, jitter, mistakes)
  }

  /// Draws a character on a board with this side.
  public func draw(_ model: CharacterModel, side: Int) -> Drawing {
    var (drawing, chance, tick) = (Drawing(side: side), Chance(seed: seed), 0)
    for line in PlannedStrokes(model).making(mistakes) {
      let points = points(line, side: side, from: &tick, &chance)
      if let stroke = Stroke(points) { drawing.add(stroke) }
    }
    return drawing
  }

  /// Draws one stroke of a character, from 1.
  public func draw(_ number: Int, of model: CharacterModel, side: Int) -> Stroke {
    var (chance, tick) = (Chance(seed: seed, stream: UInt64(number)), 0)
    let line = PlannedStrokes(model).lines[number - 1]
    return Stroke(points(line, side: side, from: &tick, &chance)) ?? Stroke(InkPoint(x: 0, y: 0, tick: 0))
  }

  private func points(
    _ line: [Spot], side: Int, from tick: inout Int, _ chance: inout Chance
  ) -> [InkPoint] {
    let steps = PlannedStrokes.steps(line, of: speed)
    let strays = strays(count: steps.count, &chance)
    defer { tick += steps.count + 10 }
    return zip(steps, strays).enumerated().map { index, step in
      let (x, y) = (step.0.x + step.1.x, step.0.y + step.1.y)
      return InkPoint(
        x: rounded((left + x * width) * Double(side), cell?.width),
        y: rounded((top + y * height) * Double(side), cell?.height), tick: tick + index)
    }
  }

  /// Picks a new deviation at every fourth point and interpolates in between.
  private func strays(count: Int, _ chance: inout Chance) -> [Spot] {
    let knots = (0...(count / 4 + 1)).map { _ in
      Spot(jitter * (2 * chance.fraction() - 1), jitter * (2 * chance.fraction() - 1))
    }
    return (0..<count).map { index in
      let (before, after, share) = (knots[index / 4], knots[index / 4 + 1], Double(index % 4) / 4)
      return Spot(
        before.x + (after.x - before.x) * share, before.y + (after.y - before.y) * share)
    }
  }

  private func rounded(_ value: Double, _ cell: Int?) -> Int {
    guard let cell else { return Int(value.rounded()) }
    return Int((value / Double(cell)).rounded(.down)) * cell + cell / 2
  }
}
