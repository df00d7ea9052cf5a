/// How many items are due on each of the coming days, as far as is known today.
public struct Forecast: Hashable, Sendable {
  /// In days.
  public static let length = 60

  /// The number of items on each day. The first day is the forecast's own and includes everything overdue.
  public let counts: [Int]

  /// - Parameters:
  ///   - decks: the ids of the decks that count.
  ///   - extras: the optional skills that are on.
  public init(_ knowledge: Knowledge, on day: Day, decks: Set<String>, _ extras: ExtraSkills = .none) {
    var counts = [Int](repeating: 0, count: Self.length)
    for item in knowledge.items.values where item.isIn(decks) {
      if let place = item.place(knowledge, extras, on: day) { counts[place] += 1 }
    }
    self.counts = counts
  }

  private init(counts: [Int]) { self.counts = counts }

  /// The forecasts of several decks in one pass. A word of two decks counts in both.
  public static func each(
    of decks: Set<String>, _ knowledge: Knowledge, on day: Day, _ extras: ExtraSkills = .none
  ) -> [String: Forecast] {
    let nothing = [Int](repeating: 0, count: length)
    var counts = Dictionary(uniqueKeysWithValues: decks.map { ($0, nothing) })
    for item in knowledge.items.values {
      guard let place = item.place(knowledge, extras, on: day) else { continue }
      for (index, word) in item.words.enumerated()
      where !item.words[..<index].contains(where: { $0.deck == word.deck }) {
        counts[word.deck]?[place] += 1
      }
    }
    return counts.mapValues(Forecast.init(counts:))
  }

  /// The next days, from tomorrow on.
  public func days(_ count: Int) -> ArraySlice<Int> { counts.dropFirst().prefix(count) }

  /// The days until something is due again, tomorrow being 1; nil where nothing is.
  public var next: Int? { counts.indices.dropFirst().first { counts[$0] > 0 } }
}

extension Knowledge.Item {
  /// The day on which it is asked next; nil where it has no memory. Only one skill of an item is asked a day.
  func nextDue(_ schedule: MemoryModel.Schedule, _ extras: ExtraSkills, on day: Day) -> Day? {
    guard let due = schedule.due(figures, where: { extras.asks($0, of: self) }) else { return nil }
    return max(wasAsked(on: day) ? max(due, day.after(by: 1)) : due, rest ?? due)
  }

  /// The index of that day in a forecast; nil beyond its end.
  fileprivate func place(_ knowledge: Knowledge, _ extras: ExtraSkills, on day: Day) -> Int? {
    let next = nextDue(knowledge.schedule, extras, on: day)
    let place = next.map { max(0, Int($0.number - day.number)) }
    return place.flatMap { $0 < Forecast.length ? $0 : nil }
  }
}

/// The reviews of today and the coming days, with the backlog spread over days that have room.
public struct Outlook: Hashable, Sendable {
  /// In days.
  public static let length = 14

  /// One day's reviews.
  public struct Share: Hashable, Sendable {
    /// How many are due that day and asked.
    public var due: Int
    /// How many come from the backlog.
    public var late: Int

    public init(due: Int, late: Int = 0) {
      self.due = due
      self.late = late
    }
  }

  /// The outlook before anything is learned.
  public static let none = Outlook(days: [], later: 0)

  /// The days, today first.
  public let days: [Share]
  /// How many still wait after these days.
  public let later: Int

  private init(days: [Share], later: Int) {
    self.days = days
    self.later = later
  }

  public init(_ forecast: Forecast, _ plan: DayPlan) {
    let today = plan.reviews.count + plan.opened.count + plan.missed.count
    var (days, waiting) = ([Share(due: today)], plan.waiting.count)
    for count in forecast.days(Self.length - 1) {
      let due = min(count, plan.room)
      let late = min(waiting, plan.room - due)
      waiting += count - due - late
      days.append(Share(due: due, late: late))
    }
    days[1].due += plan.openedTomorrow
    (self.days, later) = (days, waiting)
  }
}

/// The possible futures of an item that is asked today, by how its answer goes: enough to update a count of
/// due items after answers without the knowledge at hand.
public struct Prospect: Hashable, Sendable {
  public var task: CourseQueue.Task
  /// The days until it is next asked if it isn't answered now; 0 for today.
  public var place: Int
  /// The days until it is next asked after each grade, from again to easy.
  public var waits: [Int]
  /// Whether a right choice can be luck, after which it is asked tomorrow.
  public var isUnlikely: Bool
  /// Whether the skill opens today; then its answer is no review.
  public var opens: Bool
  /// How many misses in a row it has had.
  public var misses: Int
  /// Whether a right answer today lets another skill of the item open tomorrow.
  public var leadsOn: Bool

  /// Whether it is still to be asked today: it wasn't answered yet, or was missed and may be repeated.
  ///
  /// - Parameter mostTries: how often a missed item is repeated.
  public func isOpen(mostTries: Int) -> Bool { place == 0 || opens || misses > 0 && misses <= mostTries }

  /// The defaults describe a due item that one right answer settles.
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
  /// The prospects of everything asked today that has a memory.
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

  /// The days until a word is asked after its first answer, by grade from again to easy.
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
