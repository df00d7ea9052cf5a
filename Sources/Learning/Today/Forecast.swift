/// How many items are due on each of the days that come, as far as that is known today.
public struct Forecast: Hashable, Sendable {
  /// How far it looks.
  public static let length = 60

  /// How many there are on each day; the first day is the one of the forecast and has all that was due before.
  public let counts: [Int]

  /// The forecast of a day.
  ///
  /// - Parameter decks: the decks whose words count, by their ids.
  public init(_ knowledge: Knowledge, on day: Day, decks: Set<String>) {
    var counts = [Int](repeating: 0, count: Self.length)
    for item in knowledge.items.values where item.isIn(decks) {
      guard let place = item.nextDue(knowledge.schedule, on: day).map({ Int($0.number - day.number) }),
        place < Self.length
      else { continue }
      counts[max(0, place)] += 1
    }
    self.counts = counts
  }

  /// What comes on the next days, from tomorrow on.
  public func days(_ count: Int) -> ArraySlice<Int> { counts.dropFirst().prefix(count) }

  /// In how many days something is due again, tomorrow being 1; nil where nothing is.
  public var next: Int? { counts.indices.dropFirst().first { counts[$0] > 0 } }
}

extension Knowledge.Item {
  /// The day on which it is asked next; nil where it has no memory. Of an item one skill a day is asked.
  func nextDue(_ schedule: MemoryModel.Schedule, on day: Day) -> Day? {
    guard let due = schedule.due(figures) else { return nil }
    return max(wasAsked(on: day) ? max(due, day.after(by: 1)) : due, rest ?? due)
  }
}
