/// How many items are due on each of the coming days, as far as is known today.
public struct Forecast: Hashable, Sendable {
  /// In days.
  static let length = 60

  /// The number of items on each day. The first day is the forecast's own and includes everything overdue.
  public let counts: [Int]

  /// - Parameters:
  ///   - decks: the ids of the decks that count.
  ///   - extras: the optional skills that are on.
  public init(_ knowledge: Knowledge, on day: Day, decks: Set<String>, _ extras: ExtraSkills = .none) {
    var counts = [Int](repeating: 0, count: Self.length)
    knowledge.items.forEach(.learned) { _, item in
      if item.isIn(decks), let place = item.place(knowledge, extras, on: day) { counts[place] += 1 }
    }
    self.counts = counts
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
