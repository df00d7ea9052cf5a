/// How well an answer went, as FSRS asks. Games that know only right and wrong use `good` and `again`.
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

/// What FSRS keeps of one thing that is remembered.
public struct MemoryState: Hashable, Sendable {
  /// Where it is on its way.
  public enum Stage: String, Sendable, CaseIterable {
    /// Answered for the first time, or forgotten before it was learned: comes back in a minute.
    case firstStep = "first-step"
    /// Recalled once: comes back in ten minutes.
    case secondStep = "second-step"
    /// Learned: comes back after days.
    case review
    /// Forgotten after it was learned: comes back in ten minutes.
    case relearning
  }

  /// The bounds of `stability`.
  public static let stabilities = 0.001...100_000_000

  /// The days after which it is recalled with a probability of 90 %.
  public var stability: Double
  /// From 1, easy, to 10.
  public var difficulty: Double
  /// Where it is on its way.
  public var stage: Stage
  /// When it was answered last, in seconds since 1970 UTC.
  public var reviewed: Int64
  /// When it should be asked again, in seconds since 1970 UTC.
  public var due: Int64

  /// A memory of its parts.
  public init(stability: Double, difficulty: Double, stage: Stage, reviewed: Int64, due: Int64) {
    self.stability = stability
    self.difficulty = difficulty
    self.stage = stage
    self.reviewed = reviewed
    self.due = due
  }
}
