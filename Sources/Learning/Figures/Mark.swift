/// How well a word is known, in one word that is the same on every screen.
public enum Mark: String, Sendable, CaseIterable {
  /// Never met.
  case new
  /// Asked somewhere, but not yet learned.
  case met
  /// Being learned, or forgotten.
  case shaky
  /// Right, unaided, on a later day than the first.
  case good
  /// Held for weeks, and produced from its meaning.
  case strong

  /// Whether a word with this mark counts as held.
  public var isHeld: Bool { self == .good || self == .strong }

  /// The mark of a letter with two forms is that of the weaker one; if only the other was met, it is `met`.
  public init(ofForms marks: [Mark]) {
    let weakest = Mark.allCases.first(where: marks.contains) ?? .new
    self = weakest == .new && marks.contains { $0 != .new } ? .met : weakest
  }
}

/// How urgently a word should be asked.
public enum Standing: Hashable, Sendable {
  /// Never met.
  case new
  /// Met but not held, or due. Urgency is in thousandths: the greater, the sooner it should return.
  case shaky(urgency: Int)
  case known
}

public struct HeldWords: Hashable, Sendable {
  /// Those that are good or strong.
  public var good: Int
  /// Those that are strong.
  public var strong: Int

  public init(good: Int = 0, strong: Int = 0) {
    self.good = good
    self.strong = strong
  }

  /// - Parameter step: −1 takes the word out again.
  mutating func count(_ mark: Mark, by step: Int = 1) {
    if mark.isHeld { good += step }
    if mark == .strong { strong += step }
  }
}

/// A snapshot of some words' marks, to be compared with their later ones.
public struct MarkChanges: Sendable {
  /// A word whose mark has risen.
  public struct Rise: Hashable, Sendable {
    public let term: String
    public let isLetter: Bool
    /// The new mark. A word met for the first time counts as `met`, however well it went.
    public let mark: Mark
  }

  private let words: [(item: RoundSetup.Item, mark: Mark)]

  /// Takes the marks as they are now, each item once.
  public init(_ items: [RoundSetup.Item], _ knowledge: Knowledge) {
    var seen: Set<ItemID> = []
    words = items.filter { seen.insert($0.id).inserted }.map { ($0, knowledge.mark(of: $0)) }
  }

  /// The words whose mark has risen since, in order.
  public func rises(_ knowledge: Knowledge) -> [Rise] {
    words.compactMap { item, before in
      let now = knowledge.mark(of: item)
      guard now.height > before.height, before == .new || now.height >= Mark.good.height else { return nil }
      return Rise(term: item.word.term, isLetter: item.isLetter, mark: before == .new ? .met : now)
    }
  }

  /// How many of the words are due again in how many days, soonest first; 0 is today.
  ///
  /// - Parameter extras: the optional skills that are on.
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
  /// The rank of the mark, from 0.
  fileprivate var height: Int { Mark.allCases.firstIndex(of: self) ?? 0 }
}
