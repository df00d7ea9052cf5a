/// The number of new words on a day.
extension Knowledge {
  /// The most new words on a day, computed from what is known at its start.
  ///
  /// - Parameters:
  ///   - scope: the words that are asked.
  ///   - minutes: how long a day may take.
  ///   - due: the skills that are due by `lastDay(ofPace:)`, if they were read before.
  public func newLimit(
    on day: Day, _ scope: DayPlan.Input.Scope, minutes: Int, after due: [DueSkill]? = nil
  ) -> Int {
    let due =
      due ?? items.skills(DueSpan(from: day, to: Self.lastDay(ofPace: day), schedule), scope.extras)
    let memories = due.filter { !$0.dates.isResting(on: day) && $0.dates.isIn(scope.decks) }
      .flatMap { self.memories($0, scope.skills, on: day) }
    var model = model
    model.rules.typedFrom = typedFrom
    return min(
      limit(afterResultsOf: day.before(by: 1), hasRounds: scope.hasRounds),
      NewWordPace(model, skills: scope.skills, hasRounds: scope.hasRounds).words(
        minutes: minutes, after: memories))
  }

  /// The last day that the number of new words depends on.
  static func lastDay(ofPace day: Day) -> Day { day.after(by: Int64(NewWordPace.days)) }

  /// Two after a day on which fewer than 60 % of the new words were known when they were first asked, none below 40 %.
  /// Without rounds, 50 and 30 %: then fewer are known on any day.
  func limit(afterResultsOf day: Day, hasRounds: Bool) -> Int {
    guard let figures = record.days[day], figures.begun > 0 else { return .max }
    let share = figures.begunKnown * 100 / figures.begun + (hasRounds ? 0 : 10)
    return share < 40 ? 0 : share < 60 ? DayAmount.fewestNew : .max
  }

  /// What a skill of a word leads to: its own reviews, and the next skill where that is about to open.
  private func memories(_ asked: DueSkill, _ skills: Int, on day: Day) -> [NewWordPace.Memory] {
    let place = place(of: asked.skill, among: skills)
    let leads = place + 1 < skills && !asked.isRecalled
    let wait = max(0, Int(Day.count(from: day, to: asked.due)))
    let own = NewWordPace.Memory(
      skill: place, stability: asked.memory.stability, wait: wait, leadsOn: leads && !asked.isHeld)
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
