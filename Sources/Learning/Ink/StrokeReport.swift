import Deterministic

/// A fault in the strokes of a drawing. Numbers count from 1, as a teacher does: `drawn` is a stroke of the
/// drawing in the order it was drawn, `model` one of the character.
public enum StrokeFault: Hashable, Sendable {
  /// Drawn too early or too late: the drawing's number `drawn` is the character's number `model`.
  case order(drawn: Int, model: Int, isEarly: Bool)
  /// Drawn from its end to its start.
  case reversed(drawn: Int, model: Int)
  /// A stroke of the character that wasn't drawn.
  case missing(model: Int)
  /// A stroke that matches none of the character's.
  case extra(drawn: Int)
  /// Several strokes of the character drawn in one go.
  case merged(drawn: Int, models: [Int])
  /// One stroke of the character drawn in several pieces.
  case split(drawn: [Int], model: Int)
  /// Much too long compared with the others.
  case tooLong(drawn: Int, model: Int)
  /// Much too short compared with the others.
  case tooShort(drawn: Int, model: Int)
  /// Not where it belongs relative to the others.
  case outOfPlace(drawn: Int, model: Int)

  /// The strokes of the drawing concerned, from 1; empty for a missing one.
  public var drawn: [Int] {
    switch self {
    case .order(let drawn, _, _), .reversed(let drawn, _), .extra(let drawn), .merged(let drawn, _),
      .tooLong(let drawn, _), .tooShort(let drawn, _), .outOfPlace(let drawn, _):
      [drawn]
    case .split(let drawn, _): drawn
    case .missing: []
    }
  }

  /// The strokes of the character concerned, from 1; empty for an extra one.
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
  /// Strokes of the drawing and of the character that match.
  public struct Match: Hashable, Sendable {
    /// In the drawing, from 1: one, or several that make up one stroke of the character.
    public let drawn: [Int]
    /// In the character, from 1: one, or several that were drawn in one go.
    public let models: [Int]
    public let isReversed: Bool
  }

  /// In the order of the drawing.
  public let matches: [Match]
  /// In the order of the drawing, with missing strokes last.
  public let faults: [StrokeFault]
  /// The mean distance of matched strokes from the character's, as a share of its box: 0.03 is a careful
  /// hand, and from 0.15 on it's hardly this character. 1 if nothing matches.
  public let distance: Double

  public var isRight: Bool { faults.isEmpty }
}

/// The verdict on one stroke when strokes are drawn one at a time.
public enum StrokeAcceptance: Hashable, Sendable {
  /// The stroke that was asked for.
  case right
  /// That stroke, drawn from its end to its start.
  case reversed
  /// Another stroke of the character; its number from 1.
  case another(Int)
  /// None of the character's strokes, or not in the right position.
  case no
}

extension StrokeAcceptance: StateHashable {
  public func hash(into hash: inout StateHash) {
    switch self {
    case .right: hash.combine(0)
    case .reversed: hash.combine(1)
    case .another(let number): hash.combine([2, number])
    case .no: hash.combine(3)
    }
  }
}
