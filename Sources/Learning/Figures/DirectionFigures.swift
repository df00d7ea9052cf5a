import Formats

/// What a player has done with one side of a word shown and the other asked. Only answers from knowledge count.
public struct DirectionFigures: Hashable, Sendable, Codable {
  /// How many of the last answers are kept.
  public static let recentCount = 8

  /// Right answers.
  public var right: Int
  /// Wrong answers.
  public var wrong: Int
  /// Right answers since the last wrong one.
  public var streak: Int
  /// The last answers, the newest last: whether they were right.
  public var recent: [Bool]
  /// How long a right answer takes, in milliseconds: a mean in which the newest weighs a quarter; 0 before the
  /// first.
  public var milliseconds: Int
  /// The ids of the words that it was taken for, and how often.
  public var confusions: [String: Int]
  /// What FSRS keeps of it; nil before the first answer.
  public var memory: MemoryState?

  /// Figures, by default those before the first answer.
  public init(
    right: Int = 0, wrong: Int = 0, streak: Int = 0, recent: [Bool] = [], milliseconds: Int = 0,
    confusions: [String: Int] = [:], memory: MemoryState? = nil
  ) {
    self.right = right
    self.wrong = wrong
    self.streak = streak
    self.recent = recent
    self.milliseconds = milliseconds
    self.confusions = confusions
    self.memory = memory
  }

  /// The ids of the words that it was taken for, the most frequent first.
  public var mostConfused: [String] {
    confusions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// Counts an answer from knowledge, given at a time in seconds since 1970.
  mutating func count(_ answer: Answer, at time: Int64) {
    if answer.isRight {
      right.countUp()
      streak.countUp()
      let taken = Counting.count(answer.milliseconds)
      milliseconds = milliseconds == 0 ? taken : (3 * milliseconds + taken) / 4
    } else {
      wrong.countUp()
      streak = 0
      if let other = answer.confusedWith { confusions[other, default: 0].countUp() }
    }
    recent = (recent + [answer.isRight]).suffix(Self.recentCount)
    memory = Scheduler.standard.review(memory, answer.isRight ? .good : .again, at: time)
  }
}
