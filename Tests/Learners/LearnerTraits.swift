/// What kind of learner is simulated.
public struct LearnerTraits: Sendable {
  /// How they come to their answers.
  public enum Kind: Sendable {
    /// They remember, and guess where they can choose.
    case honest
    /// They know nothing, ever: they guess.
    case guesser
    /// They know what they saw within the last minute, and nothing else.
    case lastMinute
    /// They miss whatever they are asked.
    case hopeless
  }

  /// How they come to their answers.
  public var kind = Kind.honest
  /// How much of what typing an answer would have done for their memory a chosen one does, from 0 to 1.
  public var transfer = 0.5
  /// How often a finger slips in a typed answer.
  public var slips = 0.03
  /// How likely a word stays that was seen on a card.
  public var keenness = 0.65
  /// For how many minutes a word is known that was just seen: after so many it is gone in 63 of 100 cases.
  public var minutesOfSight = 2.5
  /// What producing a word does for understanding it, and the reverse, in shares of what it does for itself.
  public var (fromRecall, fromOther) = (0.5, 0.25)

  /// A usual learner, or one of another kind.
  public init(_ kind: Kind = .honest) { self.kind = kind }
}

/// How long things take, in seconds, feedback included.
public struct LearnerPace: Sendable {
  /// A typed answer, a chosen one, one that was dragged, a pair of cards, a card of a lesson.
  public var (typed, chosen, dragged, pair, card) = (8.0, 4.0, 4.0, 3.0, 10.0)
  /// What a miss takes longer: the answer is read.
  public var miss = 3.0
  /// What a round takes besides its answers.
  public var round = 6.0

  /// The usual pace.
  public init() {}
}
