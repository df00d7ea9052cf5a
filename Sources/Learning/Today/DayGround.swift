/// What a day's plan is made from, found in what is known.
extension DayPlan.Ground {
  /// Which words a course is about.
  public struct Scope: Sendable {
    /// The decks whose words are reviewed, by their ids.
    public var decks: Set<String>
    /// The deck that new words come from; nil for none.
    public var course: DeckOutline?
    /// Finds a word; nil where its deck has it no more.
    public var find: @Sendable (WordReference) -> DeckWord?

    /// A course of its parts.
    public init(
      decks: Set<String>, course: DeckOutline?, find: @escaping @Sendable (WordReference) -> DeckWord?
    ) {
      self.decks = decks
      self.course = course
      self.find = find
    }
  }

  /// What there is on a day.
  public init(_ knowledge: Knowledge, on day: Day, _ scope: Scope, minutes: Int) {
    self.init()
    self.minutes = minutes
    for (id, item) in knowledge.items where !item.isOver(on: day) {
      guard item.words.contains(where: { scope.decks.contains($0.deck) }) else { continue }
      due += item.due(id, knowledge.model, on: day)
      if let skill = item.opening(scope) { opened.append(DayPlan.Due(id, skill, recall: 0, stability: 0)) }
    }
    opened.sort { $0.item.rawValue < $1.item.rawValue }
    unseen = scope.course.map { knowledge.unseen(of: $0).count } ?? 0
    let days = knowledge.record.days
    openedBefore = days[day]?.opened ?? 0
    reviewed = days[day]?.reviews ?? 0
    begun = (days[day]?.begun ?? 0) / max(1, scope.course?.words.first?.count ?? 1)
    pastReviews = days.filter { $0.key < day }.sorted { $0.key < $1.key }.map(\.value.reviews)
  }
}

extension Knowledge {
  /// The words of a deck that have no memory yet, in their order: what is learned next. Of a letter that has a capital,
  /// those of its forms.
  public func unseen(of deck: DeckOutline) -> [[WordReference]] {
    deck.words.compactMap { forms in
      let unseen = forms.map { WordReference(deck: deck.id, word: $0) }
        .filter { figures(of: $0).states.isEmpty }
      return unseen.isEmpty ? nil : unseen
    }
  }

  /// The skills that were asked today and missed at last: they are asked on until they are right.
  public func missed(on day: Day) -> [DayPlan.Due] {
    items.flatMap { id, item in
      item.figures.skills.filter { $0.value.memory?.reviewed == day && $0.value.recent.last == false }
        .map { DayPlan.Due(id, $0.key, recall: 0, stability: $0.value.memory?.stability ?? 0) }
    }.sorted { $0.item.rawValue < $1.item.rawValue }
  }
}

extension Knowledge.Item {
  /// Whether nothing of it is asked any more on a day: one of its skills was settled, or it rests.
  fileprivate func isOver(on day: Day) -> Bool {
    figures.states.contains { $0.reviewed >= day } || rest.map { $0 > day } ?? false
  }

  fileprivate func due(_ id: ItemID, _ model: MemoryModel, on day: Day) -> [DayPlan.Due] {
    figures.skills.compactMap { skill, asked in
      guard let memory = asked.memory, let due = model.schedule.due(asked), due <= day else { return nil }
      return DayPlan.Due(id, skill, recall: model.recall(memory, on: day), stability: memory.stability)
    }
  }

  /// Words are looked up only where something can open.
  fileprivate func opening(_ scope: DayPlan.Ground.Scope) -> Skill? {
    guard figures.skills.values.contains(where: \.isHeld), figures.skills[.recall]?.memory == nil else {
      return nil
    }
    let word = words.lazy.filter { scope.decks.contains($0.deck) }.compactMap(scope.find).first
    return word?.opening(figures)
  }
}
