/// How many new words a day begins with.
extension Knowledge {
  /// The most new words on a day, computed from what is known at its start.
  ///
  /// - Parameters:
  ///   - scope: the words that are asked.
  ///   - minutes: how long a day may take.
  public func newLimit(on day: Day, _ scope: DayPlan.Ground.Scope, minutes: Int) -> Int {
    let pace = NewWordPace(model, skills: scope.skills)
    return min(
      newLimit(after: day.before(by: 1)), pace.words(minutes: minutes, after: memories(scope, on: day)))
  }

  /// A learner who missed most of the last new words gets hardly any more.
  private func newLimit(after yesterday: Day) -> Int {
    guard let figures = record.days[yesterday], figures.begun > 0 else { return .max }
    let share = figures.begunKnown * 100 / figures.begun
    return share < 40 ? 0 : share < 60 ? DayAmount.fewestNew : .max
  }

  private func memories(_ scope: DayPlan.Ground.Scope, on day: Day) -> [NewWordPace.Known] {
    items.values.filter { !$0.isResting(on: day) && $0.isIn(scope.decks) }.flatMap { item in
      item.figures.skills.flatMap { skill, asked in
        scope.extras.asks(skill, of: item) ? memories(skill, asked, item.figures, scope, on: day) : []
      }
    }
  }

  /// What one skill of a word leads to: its own reviews, and the next skill where that is about to open.
  private func memories(
    _ skill: Skill, _ asked: SkillFigures, _ figures: ItemFigures, _ scope: DayPlan.Ground.Scope, on day: Day
  ) -> [NewWordPace.Known] {
    guard let memory = asked.memory, let due = schedule.due(asked) else { return [] }
    let place = skill == .recall || skill.isExtra ? scope.skills - 1 : skill == .read ? scope.skills - 2 : 0
    let leads = !skill.isExtra && place + 1 < scope.skills && figures.skills[.recall]?.memory == nil
    let wait = max(0, Int(Day.count(from: day, to: due)))
    let known = NewWordPace.Known(
      skill: max(0, place), stability: memory.stability, wait: wait, leadsOn: leads && !asked.isHeld)
    let next = NewWordPace.Known(skill: place + 1, stability: 1, wait: 0, leadsOn: true)
    return leads && asked.isHeld ? [known, next] : [known]
  }
}

extension DayPlan.Ground.Scope {
  /// How many skills its new words have.
  var skills: Int {
    let first = courses.first.flatMap { deck in
      deck.words.first?.first.flatMap { find(WordReference(deck: deck.id, word: $0)) }
    }
    return first?.skills.count ?? 2
  }
}

extension DayAmount {
  /// The new words on a beginner's day of so many minutes.
  ///
  /// - Parameter skills: how many skills a word has.
  public static func newLimit(minutes: Int, skills: Int = 2) -> Int {
    NewWordPace(MemoryModel(), skills: skills).words(minutes: minutes)
  }
}
