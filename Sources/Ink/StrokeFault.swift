import Deterministic

/// What is wrong with the strokes of a drawing. Numbers count from 1, as a teacher does: `drawn` is a stroke of the
/// drawing in the order it was drawn, `model` one of the character.
public enum StrokeFault: Hashable, Sendable {
  /// Drawn as number `drawn`, it came too early or too late: it is the character's number `model`.
  case order(drawn: Int, model: Int, isEarly: Bool)
  /// Drawn from its end to its start.
  case reversed(drawn: Int, model: Int)
  /// A stroke of the character that nobody drew.
  case missing(model: Int)
  /// A stroke that belongs to none of the character's.
  case extra(drawn: Int)
  /// Several strokes of the character drawn in one go.
  case merged(drawn: Int, models: [Int])
  /// One stroke of the character drawn in several.
  case split(drawn: [Int], model: Int)
  /// Much too long beside the others.
  case tooLong(drawn: Int, model: Int)
  /// Much too short beside the others.
  case tooShort(drawn: Int, model: Int)
  /// Not where it belongs among the others.
  case outOfPlace(drawn: Int, model: Int)

  /// The strokes of the drawing that it is about, from 1; none for a missing one.
  public var drawn: [Int] {
    switch self {
    case .order(let drawn, _, _), .reversed(let drawn, _), .extra(let drawn), .merged(let drawn, _),
      .tooLong(let drawn, _), .tooShort(let drawn, _), .outOfPlace(let drawn, _):
      [drawn]
    case .split(let drawn, _): drawn
    case .missing: []
    }
  }

  /// The strokes of the character that it is about, from 1; none for an extra one.
  public var models: [Int] {
    switch self {
    case .order(_, let model, _), .reversed(_, let model), .missing(let model), .split(_, let model),
      .tooLong(_, let model), .tooShort(_, let model), .outOfPlace(_, let model):
      [model]
    case .merged(_, let models): models
    case .extra: []
    }
  }
}

/// How the strokes of a drawing compare with those of a character.
public struct StrokeReport: Hashable, Sendable {
  /// Strokes of the drawing and of the character that are the same.
  public struct Match: Hashable, Sendable {
    /// Of the drawing, from 1: one, or several that are one stroke of the character.
    public let drawn: [Int]
    /// Of the character, from 1: one, or several that were drawn in one go.
    public let models: [Int]
    /// Whether it was drawn from its end to its start.
    public let isReversed: Bool
  }

  /// What belongs together, in the order of the drawing.
  public let matches: [Match]
  /// What is wrong, in the order of the drawing; missing strokes last.
  public let faults: [StrokeFault]
  /// How far the matched strokes are from the character's on average, as a share of its box: 0.03 is a careful hand's,
  /// and from 0.15 on it's hardly this character. 1 where nothing matches.
  public let distance: Double

  /// Whether nothing is wrong.
  public var isRight: Bool { faults.isEmpty }
}

/// What one stroke is, when they are drawn one at a time.
public enum StrokeAcceptance: Hashable, Sendable {
  /// The stroke that was asked for.
  case right
  /// It is that stroke, drawn from its end to its start.
  case reversed
  /// It is another stroke of the character: its number from 1.
  case another(Int)
  /// It is none of the character's, or not where the character stands.
  case no
}

extension StrokeAcceptance: StateHashable {
  /// Hashes which it is.
  public func hash(into hash: inout StateHash) {
    switch self {
    case .right: hash.combine(0)
    case .reversed: hash.combine(1)
    case .another(let number): hash.combine([2, number])
    case .no: hash.combine(3)
    }
  }
}
