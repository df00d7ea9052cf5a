import Formats

/// What a player has done with one skill of an item. Only answers from knowledge count.
public struct SkillFigures: Hashable, Sendable {
  /// How many of the latest answers are kept.
  public static let recentCount = 8

  public var right: Int
  public var wrong: Int
  /// Right answers since the last wrong one.
  public var streak: Int
  /// Whether each of the latest answers was right, the newest last.
  public var recent: [Bool]
  /// A moving average of the time of right answers, in milliseconds, in which the newest weighs a quarter; 0
  /// before the first.
  public var milliseconds: Int
  /// The words it was confused with, and how often.
  public var confusions: [WordReference: Int]
  /// Its FSRS state; nil before the first answer that counts.
  public var memory: MemoryState?
  /// Whether the last answer that counted was right, on a later day than the first.
  public var isHeld: Bool
  /// Whether it was ever produced: typed or drawn from the meaning alone.
  public var wasProduced: Bool
  /// How often it was forgotten.
  public var lapses: Int
  /// The day on which it was last missed; nil once it was known on a later day.
  public var missed: Day?
  /// The Leitner box that answers have brought it to, counted from 1; nil where it had no answer since boxes
  /// exist.
  public var keptBox: Int?

  public init(
    right: Int = 0, wrong: Int = 0, streak: Int = 0, recent: [Bool] = [], milliseconds: Int = 0,
    confusions: [WordReference: Int] = [:], memory: MemoryState? = nil, isHeld: Bool = false,
    wasProduced: Bool = false, lapses: Int = 0, missed: Day? = nil, keptBox: Int? = nil
  ) {
    self.right = right
    self.wrong = wrong
    self.streak = streak
    self.recent = recent
    self.milliseconds = milliseconds
    self.confusions = confusions
    self.memory = memory
    self.isHeld = isHeld
    self.wasProduced = wasProduced
    self.lapses = lapses
    self.missed = missed
    self.keptBox = keptBox
  }

  /// Its Leitner box, counted from 1; nil before it has a memory.
  public var box: Int? { memory.map { keptBox ?? Leitner.box(ofStability: $0.stability) } }

  /// The words of some decks that it was confused with, the most frequent first.
  public func mostConfused(in decks: Set<String>) -> [WordReference] {
    confusions.filter { decks.contains($0.key.deck) }
      .sorted { ($1.value, $0.key.word, $0.key.deck) < ($0.value, $1.key.word, $1.key.deck) }.map(\.key)
  }

  /// Counts an answer from knowledge.
  ///
  /// - Parameter isTold: whether the item was already seen on that day.
  mutating func count(_ answer: Answer, _ grade: Grade?, on day: Day, isTold: Bool, _ model: MemoryModel) {
    let isRight = answer.verdict.isRight
    if isRight {
      right.countUp()
      streak.countUp()
      let taken = Counting.count(answer.milliseconds)
      if taken > 0 { milliseconds = milliseconds == 0 ? taken : (3 * milliseconds + taken) / 4 }
      if answer.skill == .recall, answer.mode.isProducing { wasProduced = true }
    } else {
      wrong.countUp()
      streak = 0
      if let other = answer.confusedWith, other.isWhole { confusions[other, default: 0].countUp() }
    }
    recent = (recent + [isRight]).suffix(Self.recentCount)
    if let grade { review(answer, grade, on: day, isTold: isTold, model) }
  }

  private mutating func review(
    _ answer: Answer, _ grade: Grade, on day: Day, isTold: Bool, _ model: MemoryModel
  ) {
    if grade == .again { missed = day } else if missed != day { missed = nil }
    guard let state = memory else {
      keptBox = 1
      return memory = model.review(nil, grade, on: day)
    }
    let isLucky = model.isLucky(answer, state, on: day)
    // Answers that were told or may be luck don't lift the box, and it rises at most once a day.
    let moves = grade == .again || !(isTold || state.reviewed == day || isLucky)
    keptBox = moves ? box.map { Leitner.box(after: grade, in: $0) } : box
    isHeld = model.isHeld(isHeld, after: grade, isProof: !isLucky && !isTold && state.reviewed < day)
    if grade == .again {
      lapses.countUp()
    } else if isLucky {
      return memory = model.unproven(state, on: day)
    }
    memory = model.review(state, grade, on: day, isTold: isTold)
  }

  /// Adds the figures from before the two words were known to be one item. Counts are added; of the rest, the
  /// newer value stays.
  mutating func join(_ other: SkillFigures) {
    let isOthersNewer = other.memory.map { later in memory.map { $0.reviewed < later.reviewed } ?? true }
    let newer = isOthersNewer ?? false ? other : self
    right = Counting.count(right + other.right)
    wrong = Counting.count(wrong + other.wrong)
    confusions.merge(other.confusions) { Counting.count($0 + $1) }
    (streak, recent, milliseconds) = (newer.streak, newer.recent, newer.milliseconds)
    (memory, isHeld, keptBox, missed) = (newer.memory, newer.isHeld, newer.keptBox, newer.missed)
    wasProduced = wasProduced || other.wasProduced
    lapses = Counting.count(lapses + other.lapses)
  }
}
