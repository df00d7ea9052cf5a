extension MemoryModel {
  /// What says when something is asked again. Nothing else does.
  public enum Schedule: String, Sendable, CaseIterable {
    /// The day on which its recall will have sunk to what is wanted.
    case fsrs
    /// The wait of the box that it lies in.
    case leitner
  }
}

extension MemoryModel.Schedule {
  /// The day from which on a skill should be asked again; nil before it has a memory. Answers move memories and boxes
  /// alike, so that a learner can go from one schedule to the other and back.
  public func due(_ asked: SkillFigures) -> Day? {
    guard let memory = asked.memory, let box = asked.box else { return nil }
    return self == .fsrs ? memory.due : memory.reviewed.after(by: Leitner.waits[box - 1])
  }

  /// Whether a skill should be asked on a day. Where its last answer came on a later one the clock was wrong then: nobody
  /// knows how long ago that was.
  public func isDue(_ asked: SkillFigures, on day: Day) -> Bool {
    guard let memory = asked.memory, let due = due(asked) else { return false }
    return due <= day || memory.reviewed > day
  }

  /// The first day on which something of an item should be asked; nil before it has a memory.
  ///
  /// - Parameter isAsked: whether a skill is asked at all.
  public func due(_ figures: ItemFigures, where isAsked: (Skill) -> Bool) -> Day? {
    figures.skills.filter { isAsked($0.key) }.values.compactMap(due).min()
  }
}
