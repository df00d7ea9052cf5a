/// How well an answer went, in FSRS's terms.
public enum Grade: String, Sendable, CaseIterable {
  case again
  /// Recalled with difficulty.
  case hard
  case good
  /// Recalled without effort.
  case easy

  /// The number in the formulas, from 1.
  var number: Int {
    switch self {
    case .again: 1
    case .hard: 2
    case .good: 3
    case .easy: 4
    }
  }
}
