import Deterministic
import Learning

/// How somebody learns for some days.
public struct Month: Sendable {
  /// The words, in their order.
  public var deck: Deck
  /// How many days.
  public var days = 30
  /// The minutes that are asked for.
  public var minutes = 15
  /// The days on which nothing is learned, from 0.
  public var absences: Set<Int> = []
  /// The numbers of the course.
  public var rules = CourseRules()
  /// The learner.
  public var traits = LearnerTraits()
  /// How long things take.
  public var pace = LearnerPace()
  /// Whether all answers are chosen.
  public var choosesAnswers = false
  /// Where chance starts.
  public var seed: UInt64 = 1

  /// A month with a deck.
  public init(_ deck: Deck) { self.deck = deck }
}

/// What came of some days.
public struct MonthFigures: Sendable {
  /// How many words are expected to be recalled a week later; of one that is known only one way round, half.
  public var kept = 0.0
  /// Each day's minutes.
  public var minutes: [Double] = []
  /// What Babble said of all days before they began, in minutes.
  public var foretold = 0
  /// How many words were begun on each day.
  public var begun: [Int] = []
  /// How many words are good on each morning.
  public var good: [Int] = []
  /// The most days that anything waited beyond its day, at the end.
  public var longestWait = 0
  /// How many were due at the end and were not asked.
  public var waiting = 0
  /// Answers of the course that the judge took otherwise than they were meant.
  public var misjudged = 0

  /// No days yet.
  public init() {}

  /// All minutes.
  public var allMinutes: Double { minutes.reduce(0, +) }

  /// Words kept by the minute.
  public var yield: Double { kept / max(1, allMinutes) }
}

extension SimulatedLearner {
  /// How many of some words are expected to be recalled on a day, each way round for half a word.
  func kept(_ words: [(item: ItemID, skills: [Skill])], on day: Int) -> Double {
    words.reduce(0) { sum, word in
      let recalls = word.skills.map { recall(CourseQueue.Task(word.item, $0), on: day) }
      return sum + recalls.reduce(0, +) / Double(max(1, recalls.count))
    }
  }
}
