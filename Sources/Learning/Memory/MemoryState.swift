/// How well an answer went, as FSRS asks.
public enum Grade: String, Sendable, CaseIterable {
  /// Not recalled.
  case again
  /// Recalled with trouble.
  case hard
  /// Recalled.
  case good
  /// Recalled without thinking.
  case easy

  /// As the formulas have it, from 1.
  var number: Int {
    switch self {
    case .again: 1
    case .hard: 2
    case .good: 3
    case .easy: 4
    }
  }
}

/// What FSRS keeps of one thing that is remembered. It counts in days of the learner's, and knows no hours.
public struct MemoryState: Hashable, Sendable {
  /// The bounds of `stability`.
  public static let stabilities = 0.001...100_000_000

  /// The days after which it is recalled with a probability of 90 %.
  public var stability: Double
  /// From 1, easy, to 10.
  public var difficulty: Double
  /// The day of the last answer that counted.
  public var reviewed: Day
  /// The day from which on it should be asked again.
  public var due: Day

  /// A memory of its parts.
  public init(stability: Double, difficulty: Double, reviewed: Day, due: Day) {
    self.stability = stability
    self.difficulty = difficulty
    self.reviewed = reviewed
    self.due = due
  }
}
