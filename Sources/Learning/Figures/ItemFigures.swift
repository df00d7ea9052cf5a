import Formats

/// What a player has done with one item.
public struct ItemFigures: Hashable, Sendable {
  /// How often it was met, asked or not.
  public var seen: Int
  /// Answers that were right and came from knowledge.
  public var right: Int
  /// Answers that were wrong where the player thought to know.
  public var wrong: Int
  /// The day on which it was met last; nil before the first time.
  public var lastSeen: Day?
  /// The same by skill; one that was never asked is missing.
  public var skills: [Skill: SkillFigures]

  /// Figures, by default those of an item never met.
  public init(
    seen: Int = 0, right: Int = 0, wrong: Int = 0, lastSeen: Day? = nil, skills: [Skill: SkillFigures] = [:]
  ) {
    self.seen = seen
    self.right = right
    self.wrong = wrong
    self.lastSeen = lastSeen
    self.skills = skills
  }

  /// Right answers less wrong ones, never below 0.
  public var score: Int { max(0, right - wrong) }

  /// Right answers since the last wrong one: of the weaker skill, where several were asked.
  public var streak: Int { skills.compactMap { $0.key.isExtra ? nil : $0.value.streak }.min() ?? 0 }

  /// What FSRS keeps of the skills that were asked and say how well it is known on the whole.
  var states: [MemoryState] { skills.compactMap { $0.key.isExtra ? nil : $0.value.memory } }

  /// Whether something is so of a skill that says how well it is known on the whole: of none that can be turned off.
  func hasSkill(where isSo: (SkillFigures) -> Bool) -> Bool {
    skills.contains { !$0.key.isExtra && isSo($0.value) }
  }

  /// Whether it has begun to be learned: free play alone begins nothing.
  public var hasMemory: Bool { skills.contains { $0.value.memory != nil } }

  /// Counts that it was shown.
  public mutating func countSight(on day: Day) {
    seen.countUp()
    lastSeen = day
  }

  /// Counts an answer. One that didn't come from knowledge proves nothing and counts as a sight.
  ///
  /// - Parameter grade: what the model made of it when it came; nil for nothing.
  public mutating func count(_ answer: Answer, _ grade: Grade?, on day: Day, _ model: MemoryModel) {
    // Seeing a word doesn't tell how its strokes are drawn.
    let isTold = lastSeen == day && answer.skill != .write
    countSight(on: day)
    guard answer.certainty == .known else { return }
    if answer.verdict.isRight { right.countUp() } else { wrong.countUp() }
    skills[answer.skill, default: SkillFigures()].count(answer, grade, on: day, isTold: isTold, model)
  }

  /// Counts what was done with the item before it was known to be this one.
  mutating func join(_ other: ItemFigures) {
    seen = Counting.count(seen + other.seen)
    right = Counting.count(right + other.right)
    wrong = Counting.count(wrong + other.wrong)
    lastSeen = [lastSeen, other.lastSeen].compactMap(\.self).max()
    skills.merge(other.skills) { mine, others in
      var joined = mine
      joined.join(others)
      return joined
    }
  }
}
