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
    let end = day.after(by: Int64(Self.length) - 1)
    for dates in knowledge.items.dates(DueSpan(from: day, to: end, knowledge.schedule), extras)
    where dates.isIn(decks) {
      let place = max(0, Int(dates.next(from: day).number - day.number))
      if place < Self.length { counts[place] += 1 }
    }
    self.counts = counts
  }

  /// The next days, from tomorrow on.
  public func days(_ count: Int) -> ArraySlice<Int> { counts.dropFirst().prefix(count) }

  /// The days until something is due again, tomorrow being 1; nil where nothing is.
  public var next: Int? { counts.indices.dropFirst().first { counts[$0] > 0 } }
}
