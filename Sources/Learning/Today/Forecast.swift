/// How many items are due on each of the days that come, as far as that is known today.
public struct Forecast: Hashable, Sendable {
  /// How far it looks.
  public static let length = 60

  /// How many there are on each day; the first day is the one of the forecast and has all that was due before.
  public let counts: [Int]

  /// The forecast of a day.
  ///
  /// - Parameters:
  ///   - decks: the decks whose words count, by their ids.
  ///   - extras: which skills are asked that need not be.
  public init(_ knowledge: Knowledge, on day: Day, decks: Set<String>, _ extras: ExtraSkills = .none) {
    var counts = [Int](repeating: 0, count: Self.length)
    for item in knowledge.items.values where item.isIn(decks) {
      if let place = item.place(knowledge, extras, on: day) { counts[place] += 1 }
    }
    self.counts = counts
  }

  private init(counts: [Int]) { self.counts = counts }

  /// The forecast of each of some decks, of all in one pass. A word of two decks is in the forecasts of both.
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

  /// What comes on the next days, from tomorrow on.
  public func days(_ count: Int) -> ArraySlice<Int> { counts.dropFirst().prefix(count) }

  /// In how many days something is due again, tomorrow being 1; nil where nothing is.
  public var next: Int? { counts.indices.dropFirst().first { counts[$0] > 0 } }
}

extension Knowledge.Item {
  /// The day on which it is asked next; nil where it has no memory. Of an item one skill a day is asked.
  func nextDue(_ schedule: MemoryModel.Schedule, _ extras: ExtraSkills, on day: Day) -> Day? {
    guard let due = schedule.due(figures, where: { extras.asks($0, of: self) }) else { return nil }
    return max(wasAsked(on: day) ? max(due, day.after(by: 1)) : due, rest ?? due)
  }

  /// The day of a forecast on which it is asked next, the first being 0; nil beyond its end.
  fileprivate func place(_ knowledge: Knowledge, _ extras: ExtraSkills, on day: Day) -> Int? {
    let next = nextDue(knowledge.schedule, extras, on: day)
    let place = next.map { max(0, Int($0.number - day.number)) }
    return place.flatMap { $0 < Forecast.length ? $0 : nil }
  }
}
