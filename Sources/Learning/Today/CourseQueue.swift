import Deterministic

/// What a day's session asks next. First what is due, each once; then new words, five at a time, with their cards and a
/// round; then what is new and what was missed, until it is right.
///
/// A value: the same plan, answers and chance bring the same questions. It knows items, not words.
public struct CourseQueue: Hashable, Sendable {
  /// A skill of an item that is to be asked.
  public struct Task: Hashable, Sendable {
    /// The item.
    public var item: ItemID
    /// What of it is asked.
    public var skill: Skill

    /// A skill of an item.
    public init(_ item: ItemID, _ skill: Skill) {
      self.item = item
      self.skill = skill
    }
  }

  /// What comes next.
  public enum Next: Hashable, Sendable {
    /// A question.
    case ask(Task)
    /// A round of a game with things that are due and likely to be known.
    case round([Task])
    /// The cards of new words, and a round with these.
    case lesson([Task])
    /// The session is at its end.
    case end
  }

  /// How many other questions come before something that was missed is asked again.
  private static let gap = 3...6

  private struct Retry: Hashable {
    var task: Task
    var tries: Int
    /// The number of the question from which on it comes.
    var from: Int
  }

  private var reviews: ArraySlice<Task>
  private var round: [Task]
  private var lessons: ArraySlice<[Task]>
  private var fresh: [Task]
  private var retries: [Retry] = []
  private var count = 0
  private let mostTries: Int
  /// How often something can be asked again, whatever it is.
  private var retriesLeft: Int
  /// How many tasks there were at the start.
  public let size: Int
  /// How many of them are settled.
  public private(set) var settled = 0

  /// A queue.
  ///
  /// - Parameters:
  ///   - reviews: what is due and asked one by one, in this order.
  ///   - round: what is due and asked in a round of a game, behind the reviews.
  ///   - opened: skills of known words that open today.
  ///   - lessons: new words in the groups in which their cards are shown.
  ///   - missed: what was missed earlier on the day.
  ///   - mostTries: how often something that was missed is asked again, before it rests until tomorrow.
  ///   - mostRetries: how often that happens on the whole.
  public init(
    reviews: [Task], round: [Task] = [], opened: [Task] = [], lessons: [[Task]] = [], missed: [Task] = [],
    mostTries: Int = CourseRules().mostTries, mostRetries: Int = .max
  ) {
    self.reviews = reviews[...]
    self.round = round
    self.mostTries = mostTries
    retriesLeft = mostRetries
    self.lessons = lessons[...]
    fresh = opened
    retries = missed.map { Retry(task: $0, tries: 1, from: 0) }
    size = reviews.count + round.count + opened.count + lessons.joined().count + missed.count
  }

  /// How many questions were asked so far, this one included; what is asked again counts again.
  public var asked: Int { count }

  /// All that the queue can ask for.
  public var tasks: [Task] {
    reviews + round + lessons.joined() + fresh + retries.map(\.task)
  }

  /// Whether something was missed and is asked again.
  public func isRetry(_ task: Task) -> Bool { retries.contains { $0.task == task } }

  /// What comes next. A lesson's words are asked later, when all lessons have been given.
  public mutating func next() -> Next {
    if let task = reviews.popFirst() { return asking(task) }
    if !round.isEmpty {
      defer { round = [] }
      return .round(round)
    }
    if let lesson = lessons.popFirst() {
      fresh += lesson
      return .lesson(lesson)
    }
    let due = retries.indices.filter { retries[$0].from <= count || fresh.isEmpty }
    if let place = due.min(by: { retries[$0].from < retries[$1].from }) {
      return asking(retries[place].task)
    }
    return fresh.isEmpty ? .end : asking(fresh.removeFirst())
  }

  /// Asks one by one what was to be asked in a round.
  public mutating func putBack(_ tasks: [Task]) { reviews = tasks + reviews }

  /// Takes how a task went: what was missed comes again after 3 to 6 others, or as many as are left.
  public mutating func take(_ task: Task, isRight: Bool, _ chance: inout Chance) {
    let place = retries.firstIndex { $0.task == task }
    let tries = place.map { retries[$0].tries } ?? 0
    if let place { retries.remove(at: place) }
    if isRight || tries >= mostTries || retriesLeft == 0 {
      settled += 1
    } else {
      retriesLeft -= 1
      let wait = Self.gap.lowerBound + chance.below(Self.gap.count)
      retries.append(Retry(task: task, tries: tries + 1, from: count + wait))
    }
  }

  /// Asks something no more that was missed: it rests.
  public mutating func drop(_ task: Task) {
    retries.removeAll { $0.task == task }
    settled += 1
  }

  private mutating func asking(_ task: Task) -> Next {
    count += 1
    return .ask(task)
  }
}

extension CourseQueue.Task: StateHashable {
  /// Hashes both parts.
  public func hash(into hash: inout StateHash) { hash.combine([item.rawValue, skill.rawValue]) }
}

extension CourseQueue: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([count, size, settled, mostTries, retriesLeft])
    hash.combine(Array(reviews) + round + fresh)
    hash.combine(retries.map(\.task))
    hash.combine(retries.flatMap { [$0.tries, $0.from] })
    for lesson in lessons { hash.combine(lesson) }
  }
}
