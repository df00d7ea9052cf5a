import Deterministic
import Glibc
import Learning

/// The kind of learner to simulate.
public struct LearnerTraits: Sendable {
  /// How they arrive at their answers.
  public enum Kind: Sendable {
    /// They remember, and guess where they can choose.
    case honest
    /// They never know anything: they guess.
    case guesser
    /// They know what they saw within the last minute, and nothing else.
    case lastMinute
    /// They miss every question.
    case hopeless
  }

  /// The theory of memory that a learner follows.
  public enum Memory: String, CaseIterable, Sendable {
    /// FSRS-6, as in the scheduler, but with weights of the learner's own.
    case fsrs = "FSRS"
    /// The activation of ACT-R.
    case activation = "ACT-R"
  }

  public var kind = Kind.honest
  public var memory = Memory.fsrs
  /// How much a chosen answer trains of what a typed one would, from 0 to 1.
  public var transfer = 0.5
  /// How well words are remembered: 1 on average. A factor of how long a new memory lasts.
  public var ease = 1.0
  /// The probability of a typing slip.
  public var slips = 0.03
  /// The probability that a word seen on a card is remembered.
  public var keenness = 0.65
  /// The time constant, in minutes, for forgetting a word that was just seen: after so long 63 % are gone.
  public var minutesOfSight = 2.5
  /// How much producing a word trains understanding it, and the reverse, as shares of its own effect.
  public var (fromRecall, fromOther) = (0.5, 0.25)

  public init(_ kind: Kind = .honest) { self.kind = kind }

  /// Somebody who remembers much less than the scheduler expects.
  public static var weak: LearnerTraits {
    var traits = LearnerTraits()
    (traits.ease, traits.keenness) = (0.3, 0.4)
    return traits
  }
}

/// How long things take, in seconds, including feedback.
public struct LearnerPace: Sendable {
  /// A typed, a chosen and a dragged answer, a pair of cards, a card of a lesson.
  public var (typed, chosen, dragged, pair, card) = (8.0, 4.0, 4.0, 3.0, 10.0)
  /// The extra time after a miss, to read the answer.
  public var miss = 3.0
  /// The overhead of a round.
  public var round = 6.0

  /// - Parameter choice: the seconds of a chosen or dragged answer.
  public init(choice: Double = 4) { (chosen, dragged) = (choice, choice) }
}

/// Random distributions for learners.
extension Chance {
  /// Approximately normal with mean 0 and spread 1 (the sum of twelve, less six).
  private mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + fraction() }
  }

  /// Log-normal around 1: its logarithm has this spread.
  mutating func factor(spread: Double) -> Double { exp(spread * normal()) }

  mutating func happens(_ probability: Double) -> Bool { fraction() < probability }
}

/// How an answer came about.
public enum AnswerSource: Sendable {
  case known
  /// It was seen a moment ago, and would be gone tomorrow.
  case justSeen
  /// It was chosen by luck.
  case guessed
  case unknown

  public var isRight: Bool { self != .unknown }
}
