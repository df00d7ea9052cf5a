/// The number of new words on a day.
extension Knowledge {
  /// The most new words on a day, computed from what is known at its start.
  ///
  /// - Parameters:
  ///   - scope: the words that are asked.
  ///   - minutes: how long a day may take.
  public func newLimit(on day: Day, _ scope: DayPlan.Input.Scope, minutes: Int) -> Int {
    let skills = scope.skills
    let memories = memories(scope, skills, on: day)
    var model = model
    model.rules.typedFrom = typedFrom
    return min(
      limit(afterResultsOf: day.before(by: 1), hasRounds: scope.hasRounds),
      NewWordPace(model, skills: skills, hasRounds: scope.hasRounds).words(minutes: minutes, after: memories))
  }

  /// Two after a day on which fewer than 60 % of the new words were known when they were first asked, none below 40 %.
  /// Without rounds, 50 and 30 %: then fewer are known on any day.
  func limit(afterResultsOf day: Day, hasRounds: Bool) -> Int {
    guard let figures = record.days[day], figures.begun > 0 else { return .max }
    let share = figures.begunKnown * 100 / figures.begun + (hasRounds ? 0 : 10)
    return share < 40 ? 0 : share < 60 ? DayAmount.fewestNew : .max
  }

  private func memories(
    _ scope: DayPlan.Input.Scope, _ skills: Int, on day: Day
  ) -> [NewWordPace.Memory] {
    var memories: [NewWordPace.Memory] = []
    items.forEach(.planned(day.after(by: Int64(NewWordPace.days)), withExtras: false)) { _, item in
      guard !item.isResting(on: day), item.isIn(scope.decks) else { return }
      for (skill, asked) in item.figures.skills where scope.extras.asks(skill, of: item) {
        memories += self.memories(skill, asked, item.figures, skills, on: day)
      }
    }
    return memories
  }

  /// What one skill of a word leads to: its own reviews, and the next skill where that is about to open.
  private func memories(
    _ skill: Skill, _ asked: SkillFigures, _ figures: ItemFigures, _ skills: Int, on day: Day
  ) -> [NewWordPace.Memory] {
    guard let memory = asked.memory, let due = schedule.due(asked) else { return [] }
    let place = place(of: skill, among: skills)
    let leads = place + 1 < skills && figures.skills[.recall]?.memory == nil
    let wait = max(0, Int(Day.count(from: day, to: due)))
    let own = NewWordPace.Memory(
      skill: place, stability: memory.stability, wait: wait, leadsOn: leads && !asked.isHeld)
    let next = NewWordPace.Memory(
      skill: place + 1, stability: NewWordPace.stabilityOfOpened, wait: 0, leadsOn: true)
    return leads && asked.isHeld ? [own, next] : [own]
  }

  /// The place of a skill in the order in which skills open, from 0. Optional skills count as the last.
  private func place(of skill: Skill, among skills: Int) -> Int {
    switch skill {
    case .recognise: 0
    case .read: max(0, skills - 2)
    default: skills - 1
    }
  }
}
