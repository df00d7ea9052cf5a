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
