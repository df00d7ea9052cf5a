/// What is known of a player's learning. A value, which events alone change: the same events in the same order make
/// the same knowledge.
public struct Knowledge: Equatable, Sendable {
  /// What is known of one item.
  public struct Item: Hashable, Sendable {
    /// What was done with it.
    public var figures: ItemFigures
    /// The words that point to it, in the order in which they came.
    public var words: [WordReference]
    /// The parts of these words' meanings, by which a word of another deck is known for the same.
    public var meanings: Set<String>
    /// The player's own hint; nil leaves the deck's.
    public var hint: String?
    /// Whether it is a letter that was learned at some time.
    public var isLearned: Bool
    /// What the player typed and wants to be right, by the skills that ask for it.
    public var accepted: [Skill: Set<String>]
    /// Whether the player has said that they know it.
    public var isClaimed: Bool
    /// Whether the player wants to learn it before others.
    public var isWanted: Bool
    /// The day before which it isn't asked; nil where it doesn't rest.
    public var rest: Day?

    /// An item of its parts, by default one never met.
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

  /// The most items that are kept: fifty new ones a day get there in five years. What is answered of any
  /// other is in the journal and among the hours alone.
  public static let mostItems = 100_000

  /// What makes states of grades.
  public internal(set) var model: MemoryModel
  /// The weights that were trained last; nil before.
  public internal(set) var trained: TrainedWeights?
  /// How many of the items are held.
  public internal(set) var held = HeldWords()
  /// All items that were met or have a hint.
  public internal(set) var items: [ItemID: Item]
  /// The items of words. A word keeps its item when its spelling is corrected.
  public internal(set) var pointers: [WordReference: ItemID]
  /// The answers of each hour with any, by the time at which it began, in seconds since 1970 UTC.
  public internal(set) var hours: [Int64: HourCount]
  /// The ids of the decks of letters for which practice was opened.
  public internal(set) var openedPractice: Set<String>
  /// How far the learner has come in courses of stages, by their ids.
  public internal(set) var stages: [String: StageRecord]
  /// What the learner's days were like.
  public internal(set) var record: CourseRecord
  /// The last day on which something happened; nil before the first event.
  public internal(set) var lastDay: Day?

  /// Knowledge as it was kept, by default that of a new player.
  public init(
    model: MemoryModel = MemoryModel(), items: [ItemID: Item] = [:], hours: [Int64: HourCount] = [:],
    openedPractice: Set<String> = [], stages: [String: StageRecord] = [:],
    record: CourseRecord = CourseRecord(), lastDay: Day? = nil, trained: TrainedWeights? = nil
  ) {
    self.model = model
    self.items = items
    self.hours = hours
    self.openedPractice = openedPractice
    self.stages = stages
    self.record = record
    self.lastDay = lastDay
    pointers = [:]
    // Room for nothing would have the runtime look up the dictionary's type before the first frame.
    if !items.isEmpty { pointers.reserveCapacity(items.count) }
    // Items that are bound to a name are copied with all that they have, and a range of indices is a type that the
    // first frame would wait for.
    var index = items.startIndex
    while index != items.endIndex {
      for word in items.values[index].words { pointers[word] = items.keys[index] }
      held.count(model.mark(of: items.values[index].figures))
      items.formIndex(after: &index)
    }
    self.record.rank = max(record.rank, Rank(held))
    if let trained { use(trained) }
  }

  /// What says when something is asked again. A choice of the player's, and no event: what is known is the same.
  public var schedule: MemoryModel.Schedule {
    get { model.schedule }
    set { model.schedule = newValue }
  }

  mutating func use(_ trained: TrainedWeights) {
    self.trained = trained
    model.use(trained.areUsed ? trained.weights : MemoryModel.usualWeights)
  }
}

/// The days.
extension Knowledge {
  /// How far back a clock may go until it is believed, in days.
  private static let mostBack: Int64 = 7

  /// The day of a moment. Where the clock has gone back, by travel or by hand, the last day goes on; one that was set
  /// to another year is no travel.
  public func day(of moment: Moment) -> Day { goingOn(model.day(of: moment)) }

  /// A day, or the last one where that goes on.
  func goingOn(_ day: Day) -> Day {
    guard let lastDay, lastDay > day, lastDay.number - day.number <= Self.mostBack else { return day }
    return lastDay
  }
}

/// What is known of a word.
extension Knowledge {
  /// The figures of a word by its pointer; those of one never met where there is none.
  public func figures(of word: WordReference) -> ItemFigures {
    item(of: word)?.figures ?? ItemFigures()
  }

  /// The item of a word by its pointer; nil where there is none.
  public func item(of word: WordReference) -> Item? {
    pointers[word].flatMap { items[$0] }
  }
}
