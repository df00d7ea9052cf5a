extension MemoryModel {
  /// Decides when something is asked again; nothing else does.
  public enum Schedule: String, Sendable, CaseIterable {
    /// On the day when recall has sunk to the wanted probability.
    case fsrs
    /// After the wait of its box.
    case leitner
  }
}

extension MemoryModel.Schedule {
  /// The day from which a skill should be asked again; nil before it has a memory. Answers update memories
  /// and boxes alike, so that a learner can switch schedules and back.
  public func due(_ asked: SkillFigures) -> Day? {
    guard let memory = asked.memory, let box = asked.box else { return nil }
    return self == .fsrs ? memory.due : memory.reviewed.after(by: Leitner.waits[box - 1])
  }

  /// Whether a skill should be asked on a day. It is also due when its last answer has a later day: the clock
  /// was wrong then, and nobody knows how long ago it was.
  public func isDue(_ asked: SkillFigures, on day: Day) -> Bool {
    guard let memory = asked.memory, let due = due(asked) else { return false }
    return due <= day || memory.reviewed > day
  }

  /// The first day on which any skill of an item is due; nil before it has a memory.
  ///
  /// - Parameter isAsked: whether a skill is asked at all.
  public func due(_ figures: ItemFigures, where isAsked: (Skill) -> Bool) -> Day? {
    figures.skills.filter { isAsked($0.key) }.values.compactMap(due).min()
  }
}

/// Leitner's boxes, for learners who like to see them. Known items move up a box, forgotten ones return to
/// the first, and each box waits longer than the one before. The same answers move them as FSRS,
/// independently of it.
public enum Leitner {
  /// The days until a box is asked, the first box first.
  public static let waits: [Int64] = [1, 3, 7, 14, 30]

  /// The box, counted from 1, for a memory that has none yet: the last one that waits no longer than the
  /// memory lasts.
  ///
  /// - Parameter stability: in days.
  static func box(ofStability stability: Double) -> Int {
    max(1, waits.count { Double($0) <= stability })
  }

  static func box(after grade: Grade, in box: Int) -> Int {
    switch grade {
    case .again: 1
    case .hard: box
    case .good, .easy: min(box + 1, waits.count)
    }
  }
}

extension Knowledge {
  /// How many skills are in each box, the first box first.
  ///
  /// - Parameters:
  ///   - decks: the ids of the decks that count.
  ///   - extras: the optional skills that are on.
  public func boxes(of decks: Set<String>, _ extras: ExtraSkills = .none) -> [Int] {
    var counts = [Int](repeating: 0, count: Leitner.waits.count)
    items.forEach(.learned) { _, item in
      guard item.isIn(decks) else { return }
      for (skill, asked) in item.figures.skills where extras.asks(skill, of: item) {
        if let box = asked.box { counts[box - 1] += 1 }
      }
    }
    return counts
  }
}
