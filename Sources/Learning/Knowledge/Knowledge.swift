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

    /// An item of its parts, by default one never met.
    public init(
      figures: ItemFigures = ItemFigures(), words: [WordReference] = [], meanings: Set<String> = [],
      hint: String? = nil, isLearned: Bool = false
    ) {
      self.figures = figures
      self.words = words
      self.meanings = meanings
      self.hint = hint
      self.isLearned = isLearned
    }
  }

  /// The most items that are kept: fifty new ones a day get there in five years. What is answered of any
  /// other is in the journal and among the hours alone.
  public static let mostItems = 100_000

  /// What makes states of grades.
  public let model: MemoryModel
  /// All items that were met or have a hint.
  public private(set) var items: [ItemID: Item]
  /// The items of words. A word keeps its item when its spelling is corrected.
  public private(set) var pointers: [WordReference: ItemID]
  /// The answers of each hour with any, by the time at which it began, in seconds since 1970 UTC.
  public private(set) var hours: [Int64: HourCount]
  /// The ids of the decks of letters for which practice was opened.
  public private(set) var openedPractice: Set<String>

  /// Knowledge as it was kept, by default that of a new player.
  public init(
    model: MemoryModel = MemoryModel(), items: [ItemID: Item] = [:], hours: [Int64: HourCount] = [:],
    openedPractice: Set<String> = []
  ) {
    self.model = model
    self.items = items
    self.hours = hours
    self.openedPractice = openedPractice
    pointers = [:]
    // Room for nothing would have the runtime look up the dictionary's type before the first frame.
    if !items.isEmpty { pointers.reserveCapacity(items.count) }
    // Items that are bound to a name are copied with all that they have, and a range of indices is a type that the
    // first frame would wait for.
    var index = items.startIndex
    while index != items.endIndex {
      for word in items.values[index].words { pointers[word] = items.keys[index] }
      items.formIndex(after: &index)
    }
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

  /// Whether a letter was ever learned.
  public func isLearned(_ letter: WordReference) -> Bool {
    item(of: letter).map(model.isLearned) ?? false
  }
}

/// How events change it.
extension Knowledge {
  /// Takes an event. It is for the caller to take each once.
  public mutating func take(_ event: Event) {
    switch event.body {
    case .baseline(let baseline): change(baseline.word) { item, _ in item.figures.join(baseline.figures) }
    case .hour(let hour, let count): hours[hour, default: HourCount()].add(count)
    case .answer(let answer, _, let grade): take(answer, grade, at: event.moment.time)
    case .met(let word): change(word) { item, _ in item.figures.countSight(at: event.moment.time) }
    case .hint(let word, let text): change(word) { item, _ in item.hint = text }
    case .learned(let word): change(word) { item, _ in item.isLearned = true }
    case .practiceOpened(let deck): openedPractice.insert(deck)
    case .score: break
    }
  }

  /// What follows from an event that was just taken: with an answer a letter can be learned.
  public func consequences(of event: Event) -> [Event.Body] {
    guard case .answer(let answer, _, _) = event.body, answer.item.isLetter, let item = items[answer.item],
      !item.isLearned, model.isLearned(item)
    else { return [] }
    return [.learned(WordMet(item: answer.item, reference: answer.reference))]
  }

  private mutating func take(_ answer: Answer, _ grade: Grade?, at time: Int64) {
    hours[HourCount.hour(of: time), default: HourCount()].count(answer)
    let word = WordMet(item: answer.item, reference: answer.reference, meanings: answer.meanings)
    change(word) { item, model in item.figures.count(answer, grade, at: time, model) }
  }

  /// Only what can be read again is kept.
  private mutating func change(_ word: WordMet, _ change: (inout Item, MemoryModel) -> Void) {
    guard word.reference.isWhole, items.count < Self.mostItems || items[word.item] != nil else { return }
    let isNew = pointers[word.reference] != word.item
    if isNew { point(word.reference, to: word.item) }
    let model = model
    Self.change(&items[word.item, default: Item()], word, isNew, model, change)
  }

  private static func change(
    _ item: inout Item, _ word: WordMet, _ isNew: Bool, _ model: MemoryModel,
    _ change: (inout Item, MemoryModel) -> Void
  ) {
    if isNew { item.words.append(word.reference) }
    if !word.meanings.isEmpty { item.meanings.formUnion(word.meanings) }
    change(&item, model)
  }

  private mutating func point(_ word: WordReference, to id: ItemID) {
    if let old = pointers[word] { items[old]?.words.removeAll { $0 == word } }
    pointers[word] = id
  }
}
