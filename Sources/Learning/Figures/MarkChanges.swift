/// How well some words were known at a moment, to be compared with how well they are known later. Marks are the model's
/// alone.
public struct MarkChanges: Sendable {
  /// A word whose mark has risen.
  public struct Rise: Hashable, Sendable {
    /// The word.
    public let term: String
    /// Whether it is a letter.
    public let isLetter: Bool
    /// Its mark now; one that was met for the first time counts as met, however well it went.
    public let mark: Mark
  }

  private let words: [(item: RoundSetup.Item, mark: Mark)]

  /// The marks of some words as they are now, each item once.
  public init(_ items: [RoundSetup.Item], _ knowledge: Knowledge) {
    var seen: Set<ItemID> = []
    words = items.filter { seen.insert($0.id).inserted }.map { ($0, knowledge.mark(of: $0)) }
  }

  /// The words whose mark is higher than it was, in their order.
  public func rises(_ knowledge: Knowledge) -> [Rise] {
    words.compactMap { item, before in
      let now = knowledge.mark(of: item)
      guard now.height > before.height, before == .new || now.height >= Mark.good.height else { return nil }
      return Rise(term: item.word.term, isLetter: item.isLetter, mark: before == .new ? .met : now)
    }
  }

  /// How many of the words are asked again in how many days from a day on, the soonest first; 0 is still today.
  ///
  /// - Parameter extras: which skills are asked that need not be.
  public func comingBack(
    _ knowledge: Knowledge, on day: Day, _ extras: ExtraSkills = .none
  ) -> [(days: Int, count: Int)] {
    var counts: [Int: Int] = [:]
    for (item, _) in words {
      guard let due = knowledge.known(item)?.nextDue(knowledge.schedule, extras, on: day) else { continue }
      counts[max(0, Int(due.number - day.number)), default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { (days: $0.key, count: $0.value) }
  }
}

extension Knowledge {
  fileprivate func known(_ word: RoundSetup.Item) -> Item? { item(of: word.reference) ?? items[word.id] }

  fileprivate func mark(of word: RoundSetup.Item) -> Mark { known(word).map { model.mark(of: $0) } ?? .new }
}

extension Mark {
  /// How well that is, from 0 on.
  fileprivate var height: Int { Mark.allCases.firstIndex(of: self) ?? 0 }
}
