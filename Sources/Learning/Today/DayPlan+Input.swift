/// Collects the facts that a day's plan is based on.
extension DayPlan.Input {
  /// The decks and settings of a course.
  public struct Scope: Sendable {
    /// The ids of the decks whose words are reviewed.
    public var decks: Set<String>
    /// The deck that new words come from; nil for none.
    public var course: DeckOutline?
    /// Further decks that new words come from, in turn with it.
    public var also: [DeckOutline] = []
    /// The optional skills that are on.
    public var extras: ExtraSkills
    /// Whether new words are played in rounds of games.
    public var hasRounds = true
    /// What was done today in other languages, which has a day of its own.
    public var before = CourseRecord.DayFigures()
    /// Finds a word; nil where its deck no longer has it.
    public var find: @Sendable (WordReference) -> DeckWord?

    public init(
      decks: Set<String>, course: DeckOutline?, extras: ExtraSkills = .none,
      find: @escaping @Sendable (WordReference) -> DeckWord?
    ) {
      self.decks = decks
      self.course = course
      self.extras = extras
      self.find = find
    }

    /// All decks that new words come from.
    public var courses: [DeckOutline] { [course].compactMap(\.self) + also }

    /// How many skills the first word of the first deck has; 2 without one.
    var skills: Int { courses.first?.skills ?? 2 }
  }

  /// - Parameter newLimit: the most new words of the day, if that was computed before; a day has one number.
  public init(_ knowledge: Knowledge, on day: Day, _ scope: Scope, minutes: Int, newLimit: Int? = nil) {
    self.init()
    self.minutes = minutes
    hasRounds = scope.hasRounds
    isAfterHardDay = knowledge.limit(afterResultsOf: day.before(by: 1), hasRounds: scope.hasRounds) < .max
    rules = knowledge.model.rules
    let end = newLimit == nil ? Knowledge.lastDay(ofPace: day) : day
    let skills = knowledge.items.skills(DueSpan(from: day, to: end, knowledge.schedule), scope.extras)
    self.newLimit = newLimit ?? knowledge.newLimit(on: day, scope, minutes: minutes, after: skills)
    due = skills.compactMap { $0.due(knowledge.model, on: day, scope) }
    addOpenings(knowledge, on: day, scope)
    missed = knowledge.missed(on: day, in: scope.decks, scope.extras)
    claimed = knowledge.claimed(scope, on: day, atMost: DayPlan.proofLimit)
    let today = (knowledge.record.days[day] ?? .init()) - scope.before
    (openedBefore, proved, reviewed, retries) = (today.opened, today.claims, today.reviews, today.retries)
    // Both forms of a letter begin together and count as one new word.
    begun = today.begun / max(1, scope.courses.map { $0.words.first?.count ?? 1 }.min() ?? 1)
    pastReviews = knowledge.record.reviews(before: day)
    addUnseen(knowledge, on: day, scope)
  }

  private mutating func addOpenings(_ knowledge: Knowledge, on day: Day, _ scope: Scope) {
    knowledge.items.forEach(.openable(withExtras: scope.extras.isAny)) { id, item in
      guard !item.isResting(on: day), item.isIn(scope.decks),
        let skill = item.opening(scope, inTurn: rules.opensInTurn)
      else { return }
      let next = item.nextDue(knowledge.schedule, scope.extras, on: day)
      let alone = next.map { max(0, Int(Day.count(from: day, to: $0))) } ?? 0
      if item.wasAsked(on: day) {
        openedLater.append(alone)
      } else if !item.isDue(knowledge.schedule, scope.extras, on: day) {
        // One skill of an item a day: a skill only opens on a day when no other is due.
        opened.append(DayPlan.Due(id, skill, recall: 0, stability: 0, alone: alone))
      }
    }
    // Optional skills come last, so that they take no day from those that teach the word itself.
    opened.sort {
      ($0.skill.isExtra ? 1 : 0, $0.item.rawValue) < ($1.skill.isExtra ? 1 : 0, $1.item.rawValue)
    }
    openedLater.sort()
  }

  /// A large deck is only searched if some of its words may begin, or were asked for.
  private mutating func addUnseen(_ knowledge: Knowledge, on day: Day, _ scope: Scope) {
    guard !rules.limitsNew || newLimit > begun || !knowledge.wanted(on: day).isEmpty else { return }
    let upcoming = knowledge.upcoming(scope, on: day)
    unseen = upcoming.count
    // Those come first.
    wanted = upcoming.prefix { $0.contains { knowledge.item(of: $0)?.isWanted ?? false } }.count
  }
}

extension DueSkill {
  /// What a plan asks; nil on a day when it isn't due, or can't be asked.
  fileprivate func due(_ model: MemoryModel, on day: Day, _ scope: DayPlan.Input.Scope) -> DayPlan.Due? {
    guard due <= day || memory.reviewed > day, !dates.wasAsked, !dates.isResting(on: day),
      dates.isIn(scope.decks)
    else { return nil }
    return DayPlan.Due(
      item, skill, recall: model.recall(memory, on: day), stability: memory.stability,
      waited: Int(Day.count(from: due, to: day)))
  }
}

extension Knowledge {
  /// The words of a deck to learn next: those without a memory, in order, except claimed ones and those at rest.
  /// A letter with a capital is listed with both forms.
  public func unseen(of deck: DeckOutline, on day: Day) -> [[WordReference]] {
    let (known, seen) = (
      items.words(of: deck.id), unlearned.filter { $0.value.isUnseen && !$0.value.isResting(on: day) }
    )
    return deck.words.compactMap { forms in
      let unseen = forms.filter { known[$0].map { seen[$0] != nil } ?? true }
      return unseen.isEmpty ? nil : unseen.map { WordReference(deck: deck.id, word: $0) }
    }
  }

  /// The ids of the deck's words that have a memory.
  func learnedWords(of deck: String) -> Set<String> {
    let unlearned = unlearned
    return Set(items.words(of: deck).filter { unlearned[$0.value] == nil }.keys)
  }

  /// The items without a memory.
  var unlearned: [ItemID: Item] {
    var unlearned: [ItemID: Item] = [:]
    items.forEach(.unlearned) { if $1.isUnlearned { unlearned[$0] = $1 } }
    return unlearned
  }

  /// The same for several decks, taking a word of each in turn.
  public func unseen(of decks: [DeckOutline], on day: Day) -> [[WordReference]] {
    let all = decks.map { unseen(of: $0, on: day) }
    if all.count < 2 { return all.first ?? [] }
    let longest = all.map(\.count).max() ?? 0
    return (0..<longest).flatMap { place in
      all.filter { place < $0.count }.map { $0[place] }
    }
  }

  /// The items without a memory that the learner asked for.
  fileprivate func wanted(on day: Day) -> [Item] {
    var wanted: [Item] = []
    items.forEach(.wanted) { if $1.isWanted, $1.isUnseen, !$1.isResting(on: day) { wanted.append($1) } }
    return wanted
  }

  /// The words to learn next: those that the learner asked for, from any deck, then those of the course.
  func upcoming(_ scope: DayPlan.Input.Scope, on day: Day) -> [[WordReference]] {
    let (unseen, wanted) = (unseen(of: scope.courses, on: day), wanted(on: day))
    // Usually none are wanted, and then a large deck needn't be searched.
    if wanted.isEmpty { return unseen }
    let isWanted = { (forms: [WordReference]) in forms.contains { item(of: $0)?.isWanted ?? false } }
    let others = wanted.compactMap { item in item.words.first { scope.decks.contains($0.deck) } }
      .filter { word in !scope.courses.contains { $0.id == word.deck } && scope.find(word) != nil }.sorted {
        $0.text < $1.text
      }
    return unseen.filter(isWanted) + others.map { [$0] } + unseen.filter { !isWanted($0) }
  }

  /// Whether any word is left to learn.
  public func hasUpcoming(_ scope: DayPlan.Input.Scope, on day: Day) -> Bool {
    !upcoming(scope, on: day).isEmpty
  }

  /// The first claimed words of the course's decks that aren't proved yet.
  func claimed(_ scope: DayPlan.Input.Scope, on day: Day, atMost count: Int) -> [DayPlan.Due] {
    let words = scope.courses.flatMap { deck in
      claimed(of: deck).lazy.filter { !(item(of: $0)?.isResting(on: day) ?? false) }.prefix(count)
    }
    return words.prefix(count).compactMap { word in
      guard let id = items[word], let skill = scope.find(word)?.skills.first else { return nil }
      return DayPlan.Due(id, skill, recall: 0, stability: 0)
    }
  }

  /// How many claimed words will be asked tomorrow as proof, once the plan's own were asked.
  public func proofs(after plan: DayPlan, _ scope: DayPlan.Input.Scope, on day: Day) -> Int {
    claimed(scope, on: day, atMost: plan.proofs.count + DayPlan.proofLimit).count - plan.proofs.count
  }

  /// The skills that were missed in their last answer today, and can still be repeated today.
  ///
  /// - Parameter decks: the ids of the decks whose words are asked.
  public func missed(
    on day: Day, in decks: Set<String>, _ extras: ExtraSkills = .none
  ) -> [DayPlan.Due] {
    var missed: [DayPlan.Due] = []
    items.forEach(.asked(day)) { id, item in
      guard item.wasAsked(on: day), !item.isResting(on: day), item.isIn(decks) else { return }
      missed += item.missed(id, on: day, mostTries: model.rules.mostTries).filter {
        extras.asks($0.skill, of: item) && !item.isBeside($0.skill, on: day)
      }
    }
    return missed.sorted { ($0.item.rawValue, $0.skill.rawValue) < ($1.item.rawValue, $1.skill.rawValue) }
  }

  /// The words that were missed on a day or on those before it, even if they were right later.
  ///
  /// - Parameter days: how many days count, with the given one.
  public func wordsMissed(on day: Day, days: Int64 = 1, _ scope: DayPlan.Input.Scope) -> [DeckWord] {
    words(scope, on: day, .missed(day.before(by: days - 1))) { skill in
      skill.missed.map { $0 <= day && day.number - $0.number < days } ?? false
    }
  }

  /// The words that were learned or reviewed on a day.
  public func wordsAsked(on day: Day, _ scope: DayPlan.Input.Scope) -> [DeckWord] {
    words(scope, on: day, .asked(day)) { $0.memory?.reviewed == day }
  }

  /// The words that were forgotten again and again.
  public func leeches(on day: Day, _ scope: DayPlan.Input.Scope) -> [DeckWord] {
    words(scope, on: day, .learned) { $0.lapses >= MemoryModel.leechLapses }
  }

  /// Suspended words are left out.
  private func words(
    _ scope: DayPlan.Input.Scope, on day: Day, _ choice: ItemChoice,
    withSkill isMeant: (SkillFigures) -> Bool
  ) -> [DeckWord] {
    var found: [(id: ItemID, words: [WordReference])] = []
    items.forEach(choice) { id, item in
      if item.isSuspended(on: day) { return }
      if item.figures.skills.values.contains(where: isMeant) { found.append((id, item.words)) }
    }
    return found.sorted { $0.id.rawValue < $1.id.rawValue }.compactMap {
      $0.words.filter { scope.decks.contains($0.deck) }.lazy.compactMap(scope.find).first
    }
  }
}

extension Knowledge.Item {
  /// Whether it rests on a day, so that it can be learned afresh later.
  public func isResting(on day: Day) -> Bool { rest.map { $0 > day } ?? false }

  /// Whether it rests until the learner brings it back.
  public func isSuspended(on day: Day) -> Bool {
    rest.map { Day.count(from: day, to: $0) > MemoryModel.suspension / 2 } ?? false
  }

  /// Whether it has a word in one of these decks.
  func isIn(_ decks: Set<String>) -> Bool { words.contains { decks.contains($0.deck) } }

  /// Whether one of its skills was settled on a day; the others then wait for the next.
  func wasAsked(on day: Day) -> Bool { figures.skills.values.contains { $0.memory?.reviewed == day } }

  /// Whether an answer on that day to another skill also settled this one: strokes are judged along with a
  /// drawn answer.
  func isBeside(_ skill: Skill, on day: Day) -> Bool {
    skill == .write && figures.skills.contains { $0.key != skill && $0.value.memory?.reviewed == day }
  }

  /// The day on which it is asked next; nil where it has no memory.
  func nextDue(_ schedule: MemoryModel.Schedule, _ extras: ExtraSkills, on day: Day) -> Day? {
    dates(DueSpan(from: day, to: day, schedule), extras)?.next(from: day)
  }

  /// Whether any of its skills should be asked on a day.
  fileprivate func isDue(_ schedule: MemoryModel.Schedule, _ extras: ExtraSkills, on day: Day) -> Bool {
    figures.skills.contains { extras.asks($0.key, of: self) && schedule.isDue($0.value, on: day) }
  }

  fileprivate func missed(_ id: ItemID, on day: Day, mostTries: Int) -> [DayPlan.Due] {
    figures.skills.compactMap { skill, asked in
      let misses = asked.recent.reversed().prefix { !$0 }.count
      guard let memory = asked.memory, memory.reviewed == day, misses > 0, misses <= mostTries else {
        return nil
      }
      return DayPlan.Due(id, skill, recall: 0, stability: memory.stability)
    }
  }

  /// The word is only looked up where a skill can open.
  func opening(_ scope: DayPlan.Input.Scope, inTurn: Bool) -> Skill? {
    guard figures.skills.values.contains(where: { $0.isHeld || !inTurn }),
      figures.skills[.recall]?.memory == nil || scope.extras.canOpen(self)
    else {
      return nil
    }
    let word = words.lazy.filter { scope.decks.contains($0.deck) }.compactMap(scope.find).first
    return word?.opening(figures, inTurn: inTurn, scope.extras)
  }
}
