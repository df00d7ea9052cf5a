import Deterministic
import Ink

/// A hand that draws known characters, as shaky, coarse and quick as a test wants it. The same hand always draws the
/// same.
public struct Hand: Sendable {
  /// What it does wrong. Numbers are those of the character's strokes, from 1; mistakes are made one after another.
  public enum Mistake: Hashable, Sendable {
    /// Two strokes change places.
    case swap(Int, Int)
    /// From its end to its start.
    case reverse(Int)
    /// This stroke and the next one, without lifting the pen.
    case merge(Int)
    /// The pen is lifted halfway.
    case split(Int)
    /// It isn't drawn.
    case drop(Int)
    /// Longer or shorter by a factor, around its middle.
    case stretch(Int, by: Double)
    /// Elsewhere, in shares of the box.
    case shift(Int, x: Double, y: Double)
    /// A stroke more at the end, from one place of the box to another, in shares.
    case add(from: Spot, to: Spot)
  }

  /// Chance comes from it alone.
  public var seed: UInt64
  /// How far points stray, either way on each axis, in shares of the box. The hand wavers: points close to each other
  /// stray alike.
  public var jitter = 0.0
  /// A mouse that knows only cells of so many units: points are their middles. Nil for a fine one.
  public var cell: (width: Int, height: Int)?
  /// Shares of the box in a tick. One thirtieth draws a line across in half a second.
  public var speed = 1.0 / 30
  /// Where the character's box lies on the board, and how large it is, in shares of the board.
  public var (left, top, width, height) = (0.0, 0.0, 1.0, 1.0)
  /// What it does wrong.
  public var mistakes: [Mistake] = []

  /// A careful hand.
  public init(seed: UInt64, jitter: Double = 0, mistakes: [Mistake] = []) {
    (self.seed, self.jitter, self.mistakes) = (seed, jitter, mistakes)
  }

  /// Draws a character on a board of so many units.
  public func draw(_ model: CharacterModel, side: Int) -> Drawing {
    var (drawing, chance, tick) = (Drawing(side: side), Chance(seed: seed), 0)
    for line in PlannedStrokes(model).making(mistakes) {
      let points = points(line, side: side, from: &tick, &chance)
      if let stroke = Stroke(points) { drawing.add(stroke) }
    }
    return drawing
  }

  /// Draws one of a character's strokes, from 1.
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

  /// A new stray every fourth point; between them it changes evenly.
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
