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

  public var kind = Kind.honest
  /// How much a chosen answer trains of what a typed one would, from 0 to 1.
  public var transfer = 0.5
  /// The probability of a typing slip.
  public var slips = 0.03
  /// The probability that a word seen on a card is remembered.
  public var keenness = 0.65
  /// The time constant, in minutes, for forgetting a word that was just seen: after so long 63 % are gone.
  public var minutesOfSight = 2.5
  /// How much producing a word trains understanding it, and the reverse, as shares of its own effect.
  public var (fromRecall, fromOther) = (0.5, 0.25)

  public init(_ kind: Kind = .honest) { self.kind = kind }
}

/// How long things take, in seconds, including feedback.
public struct LearnerPace: Sendable {
  /// A typed, a chosen and a dragged answer, a pair of cards, a card of a lesson.
  public var (typed, chosen, dragged, pair, card) = (8.0, 4.0, 4.0, 3.0, 10.0)
  /// The extra time after a miss, to read the answer.
  public var miss = 3.0
  /// The overhead of a round.
  public var round = 6.0

  public init() {}
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

/// How a simulated learner's memory works: FSRS-6 with individual weights, which no scheduler knows.
enum MemoryWeights {
  /// The weight of the forgetting curve's shape, which hardly differs between learners, and one that is mere
  /// rounding.
  private static let fixed: Set<Int> = [7, 20]

  /// Weights around the usual ones. The first four, how long a new word is remembered, differ most among
  /// people.
  static func drawn(_ chance: inout Chance) -> [Double] {
    MemoryModel.usualWeights.enumerated().map { place, weight in
      fixed.contains(place) ? weight : weight * chance.factor(spread: place < 4 ? 0.3 : 0.1)
    }
  }
}

/// A simulated learner's memory of one skill of a word.
struct Trace {
  /// The memory that lasts for days; nil before the first question.
  var lasting: Lasting?
  /// The probability that it is known without lasting memory: before the first question, from seeing it; on a
  /// day on which it was asked, from how that went.
  var held = 0.0
  /// In seconds; nil before the first time.
  var seen: Double?

  /// The lasting memory at the start of the day on which it was last asked; nil where that was the first one.
  var before: Lasting?
  /// Whether it was missed on that day.
  var wasMissed = false

  /// Whether it was right later on that day.
  var isMended = true

  /// The share that remains of a memory that was missed and not answered right on the same day. FSRS has no
  /// data on this: the people it learned from were asked again at once.
  static let unmended = 0.6

  /// FSRS's state.
  struct Lasting {
    var stability: Double
    var difficulty: Double
    var day: Int
  }

  /// Adds an exposure that is remembered with a probability.
  mutating func take(_ share: Double) { held = 1 - (1 - held) * (1 - share) }
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
