/// What a day's plan is made from, found in what is known.
extension DayPlan.Ground {
  /// Which words a course is about.
  public struct Scope: Sendable {
    /// The decks whose words are reviewed, by their ids.
    public var decks: Set<String>
    /// The deck that new words come from; nil for none.
    public var course: DeckOutline?
    /// The decks that they come from besides, in turn with it.
    public var also: [DeckOutline] = []
    /// Which skills are asked that need not be.
    public var extras: ExtraSkills
    /// Finds a word; nil where its deck has it no more.
    public var find: @Sendable (WordReference) -> DeckWord?

    /// A course of its parts.
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
  }

  /// What there is on a day.
  public init(_ knowledge: Knowledge, on day: Day, _ scope: Scope, minutes: Int) {
    self.init()
    self.minutes = minutes
    rules = knowledge.model.rules
    for (id, item) in knowledge.items where !item.isResting(on: day) {
      guard item.isIn(scope.decks) else { continue }
      let opening = item.opening(scope, inTurn: rules.opensInTurn)
      let next = item.nextDue(knowledge.schedule, scope.extras, on: day)
      let alone = next.map { max(0, Int(Day.count(from: day, to: $0))) } ?? 0
      if item.wasAsked(on: day) {
        if opening != nil { openedLater.append(alone) }
        continue
      }
      let dueSkills = item.due(id, knowledge.model, scope.extras, on: day)
      due += dueSkills
      // One skill of an item a day: what opens waits for a day on which nothing else of it is due.
      if dueSkills.isEmpty, let skill = opening {
        opened.append(DayPlan.Due(id, skill, recall: 0, stability: 0, alone: alone))
      }
    }
    // What is only asked when turned on takes no day from what teaches the word itself.
    opened.sort {
      ($0.skill.isExtra ? 1 : 0, $0.item.rawValue) < ($1.skill.isExtra ? 1 : 0, $1.item.rawValue)
    }
    openedLater.sort()
    missed = knowledge.missed(on: day, in: scope.decks, scope.extras)
    unseen = knowledge.upcoming(scope).count
    claimed = knowledge.claimed(scope, atMost: DayPlan.proofLimit)
    let today = knowledge.record.days[day] ?? CourseRecord.DayFigures()
    (openedBefore, proved, reviewed, retries) = (today.opened, today.claims, today.reviews, today.retries)
    // Of a letter both forms are begun, and it is one new word.
    begun = today.begun / max(1, scope.courses.map { $0.words.first?.count ?? 1 }.min() ?? 1)
    pastReviews = knowledge.record.reviews(before: day)
  }
}

extension Knowledge {
  /// The words of a deck that have no memory yet, in their order: what is learned next. Of a letter that has a capital,
  /// those of its forms. What the learner says they know isn't among them.
  public func unseen(of deck: DeckOutline) -> [[WordReference]] {
    deck.words.compactMap { forms in
      let unseen = forms.map { WordReference(deck: deck.id, word: $0) }
        .filter { item(of: $0)?.isUnseen ?? true }
      return unseen.isEmpty ? nil : unseen
    }
  }

  /// The same of several decks, a word of each in turn.
  public func unseen(of decks: [DeckOutline]) -> [[WordReference]] {
    let all = decks.map { unseen(of: $0) }
    if all.count < 2 { return all.first ?? [] }
    return (0..<(all.map(\.count).max() ?? 0)).flatMap { place in
      all.filter { place < $0.count }.map { $0[place] }
    }
  }

  /// What is learned next: first the words that the learner has asked for, of whatever deck, then those of the course.
  func upcoming(_ scope: DayPlan.Ground.Scope) -> [[WordReference]] {
    let unseen = unseen(of: scope.courses)
    let wanted = items.values.filter { $0.isWanted && $0.isUnseen }
    // Usually nothing is, and a large deck needn't be looked through for it.
    if wanted.isEmpty { return unseen }
    let isWanted = { (forms: [WordReference]) in forms.contains { item(of: $0)?.isWanted ?? false } }
    let others = wanted.compactMap { item in item.words.first { scope.decks.contains($0.deck) } }
      .filter { word in !scope.courses.contains { $0.id == word.deck } && scope.find(word) != nil }.sorted {
        $0.text < $1.text
      }
    return unseen.filter(isWanted) + others.map { [$0] } + unseen.filter { !isWanted($0) }
  }

  /// The first words of the course's decks that the learner says they know, and hasn't proved yet.
  func claimed(_ scope: DayPlan.Ground.Scope, atMost count: Int) -> [DayPlan.Due] {
    let words = scope.courses.flatMap { claimed(of: $0).prefix(count) }
    return words.prefix(count).compactMap { word in
      guard let id = pointers[word], let skill = scope.find(word)?.skills.first else { return nil }
      return DayPlan.Due(id, skill, recall: 0, stability: 0)
    }
  }

  /// How many words will be asked tomorrow as proof that they are known, when a plan's own were asked.
  public func proofs(after plan: DayPlan, _ scope: DayPlan.Ground.Scope) -> Int {
    claimed(scope, atMost: plan.proofs.count + DayPlan.proofLimit).count - plan.proofs.count
  }

  /// The skills that were asked today and missed at last: they are asked on until they are right, or were wrong as often
  /// as a day asks them.
  ///
  /// - Parameter decks: those whose words are asked, by their ids.
  public func missed(
    on day: Day, in decks: Set<String>, _ extras: ExtraSkills = .none
  ) -> [DayPlan.Due] {
    var missed: [DayPlan.Due] = []
    for (id, item) in items where item.wasAsked(on: day) && !item.isResting(on: day) && item.isIn(decks) {
      missed += item.missed(id, on: day, mostTries: model.rules.mostTries).filter {
        extras.asks($0.skill, of: item) && !item.isBeside($0.skill, on: day)
      }
    }
    return missed.sorted { ($0.item.rawValue, $0.skill.rawValue) < ($1.item.rawValue, $1.skill.rawValue) }
  }

  /// The words that were missed on a day, whatever came of them later on it.
  public func wordsMissed(on day: Day, _ scope: DayPlan.Ground.Scope) -> [DeckWord] {
    items.filter { $0.value.figures.skills.values.contains { $0.missed == day } }
      .sorted { $0.key.rawValue < $1.key.rawValue }
      .compactMap {
        $0.value.words.filter { scope.decks.contains($0.deck) }.lazy.compactMap(scope.find).first
      }
  }
}

extension Knowledge.Item {
  /// Whether it isn't asked on a day, so that it can be learned anew with a clear head.
  public func isResting(on day: Day) -> Bool { rest.map { $0 > day } ?? false }

  /// Whether one of some decks has it.
  func isIn(_ decks: Set<String>) -> Bool { words.contains { decks.contains($0.deck) } }

  /// Whether one of its skills was settled on a day: then the others wait for the next.
  func wasAsked(on day: Day) -> Bool { figures.skills.values.contains { $0.memory?.reviewed == day } }

  /// Whether a skill goes with an answer that has settled another one on that day: how its strokes were drawn.
  func isBeside(_ skill: Skill, on day: Day) -> Bool {
    skill == .write && figures.skills.contains { $0.key != skill && $0.value.memory?.reviewed == day }
  }

  fileprivate func due(
    _ id: ItemID, _ model: MemoryModel, _ extras: ExtraSkills, on day: Day
  ) -> [DayPlan.Due] {
    figures.skills.compactMap { skill, asked in
      guard extras.asks(skill, of: self), let memory = asked.memory, let due = model.schedule.due(asked),
        model.schedule.isDue(asked, on: day)
      else { return nil }
      return DayPlan.Due(
        id, skill, recall: model.recall(memory, on: day), stability: memory.stability,
        waited: Int(Day.count(from: due, to: day)))
    }
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

  /// Words are looked up only where something can open.
  func opening(_ scope: DayPlan.Ground.Scope, inTurn: Bool) -> Skill? {
    guard figures.skills.values.contains(where: { $0.isHeld || !inTurn }),
      figures.skills[.recall]?.memory == nil || scope.extras.canOpen(self)
    else {
      return nil
    }
    let word = words.lazy.filter { scope.decks.contains($0.deck) }.compactMap(scope.find).first
    return word?.opening(figures, inTurn: inTurn, scope.extras)
  }
}
