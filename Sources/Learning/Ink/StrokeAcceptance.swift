import Deterministic

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
