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
  /// What FSRS keeps of it; nil before the first answer that counts.
  public var memory: MemoryState?
  /// Whether the last answer that counted was right, and on a later day than the first.
  public var isHeld: Bool
  /// Whether it was ever produced: typed or drawn from its meaning alone.
  public var wasProduced: Bool
  /// How often it was forgotten.
  public var lapses: Int
  /// The day on which it was missed last; nil where it was known since, on a later day.
  public var missed: Day?
  /// The box of Leitner that answers have brought it to, counted from 1; nil where none has since there are boxes.
  public var keptBox: Int?

  /// Figures, by default those before the first answer.
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

  /// The box of Leitner that it lies in, counted from 1; nil before it has a memory.
  public var box: Int? { memory.map { keptBox ?? Leitner.box(ofStability: $0.stability) } }

  /// The words of some decks that it was taken for, the most frequent first.
  public func mostConfused(in decks: Set<String>) -> [WordReference] {
    confusions.filter { decks.contains($0.key.deck) }
      .sorted { ($1.value, $0.key.word, $0.key.deck) < ($0.value, $1.key.word, $1.key.deck) }.map(\.key)
  }

  /// Counts an answer from knowledge.
  ///
  /// - Parameter isTold: whether the item was seen before on that day.
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
    // What was told or can be luck lifts no box, and a day lifts at most one.
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

  /// Counts what was done with the same skill before the two words were known to be one item: counts are added, and of
  /// what can't be added the newer stays.
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
