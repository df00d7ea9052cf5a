/// What a player knows. A value that only events change: the same events in the same order give the same
/// knowledge.
public struct Knowledge: Equatable, Sendable {
  public struct Item: Hashable, Sendable {
    public var figures: ItemFigures
    /// The words that point to it, in the order in which they came.
    public var words: [WordReference]
    /// The parts of these words' meanings, by which a word of another deck is recognised as the same.
    public var meanings: Set<String>
    /// The player's own hint; nil for the deck's.
    public var hint: String?
    /// Whether it is a letter that was ever learned.
    public var isLearned: Bool
    /// The player's own right answers, by the skill they answer.
    public var accepted: [Skill: Set<String>]
    /// Whether the player claims to know it.
    public var isClaimed: Bool
    /// Whether the player wants to learn it before others.
    public var isWanted: Bool
    /// The day before which it isn't asked; nil where it doesn't rest.
    public var rest: Day?

    public init(
      figures: ItemFigures = ItemFigures(), words: [WordReference] = [], meanings: Set<String> = [],
      hint: String? = nil, isLearned: Bool = false, accepted: [Skill: Set<String>] = [:],
      isClaimed: Bool = false, isWanted: Bool = false, rest: Day? = nil
    ) {
      self.figures = figures
      self.words = words
      self.meanings = meanings
      self.hint = hint
      self.isLearned = isLearned
      self.accepted = accepted
      self.isClaimed = isClaimed
      self.isWanted = isWanted
      self.rest = rest
    }
  }

  /// Fifty new items a day reach this in five years. Answers about further items are only kept in the journal
  /// and by the hour.
  public static let mostItems = 100_000

  public internal(set) var model: MemoryModel
  /// The latest trained weights; nil before any.
  public internal(set) var trained: TrainedWeights?
  /// How many items are held.
  public internal(set) var held = HeldWords()
  /// All items that were met or have a hint, and the item of each word. A word keeps its item when its spelling is
  /// corrected.
  public internal(set) var items: ItemTable
  /// The answers by the hour, keyed by its beginning in seconds since 1970 UTC.
  public internal(set) var hours: [Int64: HourCount]
  /// The ids of the decks of letters for which practice was opened.
  public internal(set) var openedPractice: Set<String>
  /// Progress in courses of stages, by their ids.
  public internal(set) var stages: [String: StageRecord]
  public internal(set) var record: CourseRecord
  /// The milestones that were celebrated, with their days.
  public var milestones: [Milestone: Day] = [:]
  /// The day of the latest event; nil before the first.
  public internal(set) var lastDay: Day?
  /// How far the learner's clock was ahead of UTC at the latest event, in seconds; nil before the first, and
  /// in a save of an older version.
  public var lastOffset: Int?

  public init(
    model: MemoryModel = MemoryModel(), items: [ItemID: Item] = [:], hours: [Int64: HourCount] = [:],
    openedPractice: Set<String> = [], stages: [String: StageRecord] = [:],
    record: CourseRecord = CourseRecord(), lastDay: Day? = nil, lastOffset: Int? = nil,
    trained: TrainedWeights? = nil
  ) {
    var held = HeldWords()
    for item in items.values { held.count(model.mark(of: item)) }
    self.init(
      model: model, stored: ItemTable(items), held: held, hours: hours, openedPractice: openedPractice,
      stages: stages,
      record: record, lastDay: lastDay, lastOffset: lastOffset, trained: trained)
  }

  /// - Parameter held: how many of the items are held.
  public init(
    model: MemoryModel = MemoryModel(), stored items: ItemTable, held: HeldWords, hours: [Int64: HourCount],
    openedPractice: Set<String>, stages: [String: StageRecord], record: CourseRecord, lastDay: Day?,
    lastOffset: Int?,
    trained: TrainedWeights?
  ) {
    (self.model, self.items, self.held, self.hours) = (model, items, held, hours)
    (self.openedPractice, self.stages, self.record) = (openedPractice, stages, record)
    (self.lastDay, self.lastOffset) = (lastDay, lastOffset)
    self.record.rank = max(record.rank, Rank(held))
    if let trained { use(trained) }
  }

  /// Notes that the items are stored as they are.
  public mutating func markStored() { items.markStored() }

  /// Decides when something is asked again. It is a setting rather than an event: it doesn't change what is
  /// known.
  public var schedule: MemoryModel.Schedule {
    get { model.schedule }
    set { model.schedule = newValue }
  }

  /// The probability of recall at which something is asked again. What is known already follows once the journals are
  /// counted again.
  public var retention: Double {
    get { model.retention }
    set { model.retention = newValue }
  }

  /// The hour of the learner's clock at which a day starts. Days that are past stay as they were.
  public var dayStart: Int {
    get { model.dayStart }
    set { model.dayStart = newValue }
  }

  /// A word's second skill opens on the day after the first, even where that isn't held.
  public mutating func opensEarly(_ isSo: Bool) { model.rules.opensInTurn = !isSo }

  mutating func use(_ trained: TrainedWeights) {
    self.trained = trained
    model.use(trained.areUsed ? trained.weights : MemoryModel.usualWeights)
  }
}

extension Knowledge {
  /// How many days a clock may be set back before the new date is believed.
  private static let mostBack: Int64 = 7

  /// The day of a moment. If the clock was set back a few days, by travel or by hand, the last day continues;
  /// a larger step is believed.
  public func day(of moment: Moment) -> Day { goingOn(model.day(of: moment)) }

  /// The given day, or the last one where that continues.
  func goingOn(_ day: Day) -> Day {
    guard let lastDay, lastDay > day, lastDay.number - day.number <= Self.mostBack else { return day }
    return lastDay
  }
}

/// Flights over the date line.
extension Knowledge {
  /// A clock that goes forward by more leaves less than half of the day in between, in seconds.
  private static let mostForward = 12 * 3600

  /// The learner's days up to one.
  ///
  /// - Parameter offset: how far the learner's clock is ahead of UTC on that day, in seconds.
  public func dayRow(on day: Day, offset: Int, daysOff: DaysOff = .none) -> DayRow {
    let skipped = skipped(before: day, offset).map { record.skipped.union([$0]) } ?? record.skipped
    return DayRow(record.answered.union(record.days.keys), daysOff: daysOff, holidays: skipped, on: day)
  }

  /// Moves on to a day and its clock.
  mutating func moveOn(to day: Day, _ moment: Moment) {
    if let skipped = skipped(before: day, moment.offset) { record.skipped.insert(skipped) }
    (lastDay, lastOffset) = (day, moment.offset)
  }

  /// The day between the last one and this one if less than half of it took place.
  private func skipped(before day: Day, _ offset: Int) -> Day? {
    guard let lastOffset, lastDay == day.before(by: 2) else { return nil }
    return offset - lastOffset > Self.mostForward ? day.before(by: 1) : nil
  }
}

extension Knowledge {
  /// The figures of a word; empty ones for a word never met.
  public func figures(of word: WordReference) -> ItemFigures {
    item(of: word)?.figures ?? ItemFigures()
  }

  /// The item that a word points to; nil where it points to none.
  public func item(of word: WordReference) -> Item? {
    items[word].flatMap { items[$0] }
  }
}

extension Knowledge {
  /// The words of a deck that the learner claims to know and that weren't asked yet.
  public func claimed(of deck: DeckOutline) -> [WordReference] {
    let toProve = unlearned.filter(\.value.isToProve)
    if toProve.isEmpty { return [] }
    let known = items.words(of: deck.id)
    return deck.words.joined().filter { known[$0].map { toProve[$0] != nil } ?? false }
      .map { WordReference(deck: deck.id, word: $0) }
  }

  public func claims(of deck: DeckOutline) -> Claims {
    let known = items.items(of: deck.id)
    return deck.words.reduce(into: Claims()) { claims, forms in
      let items = forms.compactMap { known[$0] }
      if items.contains(where: \.isToProve) {
        claims.toProve += 1
      } else if items.contains(where: { $0.isClaimed && !$0.isUnlearned && model.mark(of: $0) == .met }) {
        claims.proved += 1
      }
    }
  }
}
