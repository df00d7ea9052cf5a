/// When an item is asked, without the rest of what is known of it.
public struct ItemDates: Hashable, Sendable {
  /// The decks of its words.
  public var decks: [String]
  /// The day before which it isn't asked; nil where it doesn't rest.
  public var rest: Day?
  /// Whether one of its skills was settled on the day in question; the others then wait for the next.
  public var wasAsked: Bool
  /// When the first of its skills is due.
  public var first: Day

  public init(decks: [String], rest: Day?, wasAsked: Bool, first: Day) {
    (self.decks, self.rest, self.wasAsked, self.first) = (decks, rest, wasAsked, first)
  }

  /// Whether it has a word in one of these decks.
  func isIn(_ decks: Set<String>) -> Bool { self.decks.contains(where: decks.contains) }

  /// Whether it rests on a day, so that it can be learned afresh later.
  func isResting(on day: Day) -> Bool { rest.map { $0 > day } ?? false }

  /// The day on which it is asked next, as seen from the day in question. Only one skill of an item is asked a day.
  func next(from day: Day) -> Day { max(wasAsked ? max(first, day.after(by: 1)) : first, rest ?? first) }
}

extension ItemTable {
  /// The items that are due in a span, and some others.
  public func dates(_ span: DueSpan, _ extras: ExtraSkills) -> [ItemDates] {
    var all = stored?.dates(span, except: unstored) ?? []
    forEach(.unusual(span.day)) { if let dates = $1.dates(span, extras) { all.append(dates) } }
    return all
  }
}

extension Knowledge.Item {
  /// Whether its dates alone don't tell when it is asked: it has optional skills, or was asked after the day.
  public func isUnusual(on day: Day) -> Bool {
    hasExtras || figures.skills.values.contains { $0.memory.map { $0.reviewed > day } ?? false }
  }

  /// Whether it has a memory of an optional skill.
  public var hasExtras: Bool { figures.skills.contains { $0.key.isExtra && $0.value.memory != nil } }

  /// The latest day on which one of its skills was settled; nil before the first.
  public var asked: Day? { figures.skills.values.compactMap { $0.memory?.reviewed }.max() }

  /// When it is asked; nil where it has no memory.
  public func dates(_ span: DueSpan, _ extras: ExtraSkills = .none) -> ItemDates? {
    let first = span.schedule.due(figures) { extras.asks($0, of: self) }
    return first.map {
      ItemDates(decks: words.map(\.deck), rest: rest, wasAsked: wasAsked(on: span.day), first: $0)
    }
  }
}
