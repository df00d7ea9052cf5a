/// A skill of an item that is due or leads to another, with what a plan has to know of it: thousands of them are read where a
/// day is planned.
public struct DueSkill: Hashable, Sendable {
  public var item: ItemID
  public var skill: Skill
  public var memory: MemoryState
  /// When it is due by the learner's schedule.
  public var due: Day
  public var isHeld: Bool
  /// Whether the item can be recalled already: then it leads to no other skill.
  public var isRecalled: Bool
  public var dates: ItemDates

  public init(
    _ item: ItemID, _ skill: Skill, _ memory: MemoryState, due: Day, isHeld: Bool, isRecalled: Bool,
    _ dates: ItemDates
  ) {
    (self.item, self.skill, self.memory, self.due) = (item, skill, memory, due)
    (self.isHeld, self.isRecalled, self.dates) = (isHeld, isRecalled, dates)
  }
}

extension ItemTable {
  /// The skills that are due in a span, and those that lead to another, whenever they are due. One whose last answer has a
  /// later day is due as well: the clock was wrong then, and nobody knows how long ago it was.
  public func skills(_ span: DueSpan, _ extras: ExtraSkills) -> [DueSkill] {
    var all = stored?.skills(span, except: unstored) ?? []
    forEach(.unusual(span.day)) { all += $1.skills($0, span, extras) }
    return all
  }
}

extension Knowledge.Item {
  /// Its skills that are due in a span or lead to another.
  public func skills(_ id: ItemID, _ span: DueSpan, _ extras: ExtraSkills = .none) -> [DueSkill] {
    guard let dates = dates(span, extras) else { return [] }
    let isRecalled = figures.skills[.recall]?.memory != nil
    return figures.skills.compactMap { skill, asked in
      guard extras.asks(skill, of: self), let memory = asked.memory, let due = span.schedule.due(asked),
        due <= span.end || memory.reviewed > span.day || asked.isHeld && !isRecalled
      else { return nil }
      return DueSkill(
        id, skill, memory, due: due, isHeld: asked.isHeld, isRecalled: isRecalled, dates)
    }
  }
}
