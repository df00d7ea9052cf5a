import Formats

/// What a player has done with one item.
public struct ItemFigures: Hashable, Sendable {
  /// How often it was met, asked or not.
  public var seen: Int
  /// Right answers that came from knowledge.
  public var right: Int
  /// Wrong answers where the player believed to know.
  public var wrong: Int
  /// The day on which it was last met; nil before the first time.
  public var lastSeen: Day?
  /// The figures by skill; skills never asked are missing.
  public var skills: [Skill: SkillFigures]

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

  /// Right answers since the last wrong one; of the weakest skill, where several were asked.
  public var streak: Int { skills.compactMap { $0.key.isExtra ? nil : $0.value.streak }.min() ?? 0 }

  /// Of the weakest skill, in days; 0 before there is a memory.
  public var leastStability: Double { states.map(\.stability).min() ?? 0 }

  /// FSRS states of the skills that were asked and that count towards how well the item is known.
  var states: [MemoryState] { skills.compactMap { $0.key.isExtra ? nil : $0.value.memory } }

  /// Whether the condition holds for any skill that counts towards how well the item is known. Optional
  /// skills don't.
  func hasSkill(where isSo: (SkillFigures) -> Bool) -> Bool {
    skills.contains { !$0.key.isExtra && isSo($0.value) }
  }

  /// Whether learning has begun: free play alone doesn't begin it.
  public var hasMemory: Bool { skills.contains { $0.value.memory != nil } }

  public mutating func countSight(on day: Day) {
    seen.countUp()
    lastSeen = day
  }

  /// Counts an answer. One that didn't come from knowledge proves nothing and counts as a sight.
  ///
  /// - Parameter grade: the model's grade at the time of the answer; nil for none.
  public mutating func count(_ answer: Answer, _ grade: Grade?, on day: Day, _ model: MemoryModel) {
    // Seeing a word doesn't tell how its strokes are drawn.
    let isTold = lastSeen == day && answer.skill != .write
    countSight(on: day)
    guard answer.certainty == .known else { return }
    if answer.verdict.isRight { right.countUp() } else { wrong.countUp() }
    skills[answer.skill, default: SkillFigures()].count(answer, grade, on: day, isTold: isTold, model)
  }

  /// Adds the figures from before the two were known to be one item.
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
