import Formats

/// What a player has done with one skill of an item. Only answers from knowledge count.
public struct SkillFigures: Hashable, Sendable {
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
  /// The words that it was taken for, and how often.
  public var confusions: [WordReference: Int]
  /// What FSRS keeps of it; nil before the first answer.
  public var memory: MemoryState?

  /// Figures, by default those before the first answer.
  public init(
    right: Int = 0, wrong: Int = 0, streak: Int = 0, recent: [Bool] = [], milliseconds: Int = 0,
    confusions: [WordReference: Int] = [:], memory: MemoryState? = nil
  ) {
    self.right = right
    self.wrong = wrong
    self.streak = streak
    self.recent = recent
    self.milliseconds = milliseconds
    self.confusions = confusions
    self.memory = memory
  }

  /// The words of some decks that it was taken for, the most frequent first.
  public func mostConfused(in decks: Set<String>) -> [WordReference] {
    confusions.filter { decks.contains($0.key.deck) }
      .sorted { ($1.value, $0.key.word, $0.key.deck) < ($0.value, $1.key.word, $1.key.deck) }.map(\.key)
  }

  /// Counts an answer from knowledge, given at a time in seconds since 1970.
  mutating func count(_ answer: Answer, _ grade: Grade?, at time: Int64, _ model: MemoryModel) {
    let isRight = answer.verdict.isRight
    if isRight {
      right.countUp()
      streak.countUp()
      let taken = Counting.count(answer.milliseconds)
      milliseconds = milliseconds == 0 ? taken : (3 * milliseconds + taken) / 4
    } else {
      wrong.countUp()
      streak = 0
      if let other = answer.confusedWith, other.isWhole { confusions[other, default: 0].countUp() }
    }
    recent = (recent + [isRight]).suffix(Self.recentCount)
    if let grade { memory = model.review(memory, grade, at: time) }
  }

  /// Counts what was done with the same skill before the two words were known to be one item: counts are added, and of
  /// what can't be added the newer stays.
  mutating func join(_ other: SkillFigures) {
    let newer = (other.memory?.reviewed ?? .min) > (memory?.reviewed ?? .min) ? other : self
    right = Counting.count(right + other.right)
    wrong = Counting.count(wrong + other.wrong)
    confusions.merge(other.confusions) { Counting.count($0 + $1) }
    (streak, recent, milliseconds) = (newer.streak, newer.recent, newer.milliseconds)
    memory = newer.memory
  }
}
