/// What will come of an item that a day asks, by how it goes: enough to say what is due when answers were given since,
/// with nothing else at hand.
public struct Prospect: Hashable, Sendable {
  /// What is asked.
  public var task: CourseQueue.Task
  /// In how many days it would be asked next, were it not answered now; 0 for today.
  public var place: Int
  /// In how many days it is asked after each grade, in their order from again to easy.
  public var waits: [Int]
  /// Whether a right choice can be luck, so that it is asked tomorrow.
  public var isUnlikely: Bool
  /// Whether the skill opens today: then its answer is no review.
  public var opens: Bool
  /// How often it was missed at last.
  public var misses: Int
  /// Whether another skill of the item can open tomorrow where it is right today.
  public var leadsOn: Bool

  /// Whether the day asks it still: it wasn't answered yet, or was missed and can be right.
  ///
  /// - Parameter mostTries: how often something that was missed is asked again.
  public func isOpen(mostTries: Int) -> Bool { place == 0 || opens || misses > 0 && misses <= mostTries }

  /// By default something that is due, and that one right answer settles.
  public init(
    _ task: CourseQueue.Task, place: Int = 0, waits: [Int], isUnlikely: Bool = false, opens: Bool = false,
    misses: Int = 0, leadsOn: Bool = false
  ) {
    self.task = task
    self.place = place
    self.waits = waits
    self.isUnlikely = isUnlikely
    self.opens = opens
    self.misses = misses
    self.leadsOn = leadsOn
  }
}

extension Knowledge {
  /// What will come of all that a day asks of items that have a memory.
  public func prospects(_ plan: DayPlan, on day: Day, _ scope: DayPlan.Ground.Scope) -> [Prospect] {
    let extras = scope.extras
    let reviews = plan.reviews.map { due in
      var prospect = prospect(due, on: day, extras)
      prospect.leadsOn = leadsOn(due, on: day, scope)
      return prospect
    }
    return reviews + plan.opened.map { prospect($0, on: day, extras, opens: true) }
      + plan.missed.map { prospect($0, on: day, extras) }
  }

  /// In how many days a word is asked after the first answer to it, by grades from again to easy.
  public func firstWaits(on day: Day) -> [Int] { waits(Item(), .recognise, .none, on: day) }

  private func prospect(
    _ due: DayPlan.Due, on day: Day, _ extras: ExtraSkills, opens: Bool = false
  ) -> Prospect {
    let item = items[due.item] ?? Item()
    let next = item.nextDue(schedule, extras, on: day) ?? day
    let asked = item.figures.skills[due.skill]
    return Prospect(
      CourseQueue.Task(due.item, due.skill), place: max(0, Int(next.number - day.number)),
      waits: waits(item, due.skill, extras, on: day),
      isUnlikely: !opens && due.recall < model.rules.luckBelow,
      opens: opens, misses: asked?.recent.reversed().prefix { !$0 }.count ?? 0)
  }

  private func leadsOn(_ due: DayPlan.Due, on day: Day, _ scope: DayPlan.Ground.Scope) -> Bool {
    let item = items[due.item].map { answered($0, due.skill, .good, on: day) }
    return item?.opening(scope, inTurn: model.rules.opensInTurn) != nil
  }

  private func waits(_ item: Item, _ skill: Skill, _ extras: ExtraSkills, on day: Day) -> [Int] {
    Grade.allCases.map { grade in
      let next = answered(item, skill, grade, on: day).nextDue(schedule, extras, on: day)
      return next.map { max(1, Int($0.number - day.number)) } ?? 1
    }
  }

  private func answered(_ item: Item, _ skill: Skill, _ grade: Grade, on day: Day) -> Item {
    var item = Item(figures: item.figures, words: item.words)
    let answer = Answer(
      item: ItemID(rawValue: ""), skill: skill, reference: WordReference(deck: "", word: ""), mode: .typed,
      shown: "", given: "", verdict: grade == .again ? .wrong : .right, milliseconds: 0, certainty: .known)
    item.figures.count(answer, grade, on: day, model)
    return item
  }
}
