import Deterministic

/// Decides what a day's session asks next. Due items come first, each once; then new words, five at a time,
/// with their cards and a round; then new and missed items until they are right.
///
/// The same plan, answers and chance give the same questions. The queue knows items, not words.
public struct CourseQueue: Hashable, Sendable {
  /// A skill of an item to ask.
  public struct Task: Hashable, Sendable {
    public var item: ItemID
    public var skill: Skill

    public init(_ item: ItemID, _ skill: Skill) {
      self.item = item
      self.skill = skill
    }
  }

  public enum Next: Hashable, Sendable {
    case ask(Task)
    /// A game's round of due items that are likely to be known.
    case round([Task])
    /// The cards of new words, followed by a round with them.
    case lesson([Task])
    /// The session is over.
    case end
  }

  /// How many other questions come before a missed one is repeated.
  private static let gap = 3...6

  private struct Retry: Hashable {
    var task: Task
    var tries: Int
    /// The earliest question number that may ask it.
    var from: Int
  }

  private var reviews: ArraySlice<Task>
  private var round: [Task]
  private var lessons: ArraySlice<[Task]>
  private var fresh: [Task]
  private var retries: [Retry] = []
  private var count = 0
  private let mostTries: Int
  /// The retries left for all tasks together.
  private var retriesLeft: Int
  /// The number of tasks at the start.
  public let size: Int
  /// How many of them are settled.
  public private(set) var settled = 0

  /// - Parameters:
  ///   - reviews: due items asked one by one, in this order.
  ///   - round: due items asked in a game's round after the reviews.
  ///   - opened: skills of known words that open today.
  ///   - lessons: new words, in groups whose cards are shown together.
  ///   - missed: items missed earlier on the day.
  ///   - mostTries: how often a missed item is repeated before it rests until tomorrow.
  ///   - mostRetries: the most repetitions in all.
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

  /// How many questions were asked so far, including the current one and repetitions.
  public var asked: Int { count }

  /// Everything that the queue can still ask.
  public var tasks: [Task] {
    reviews + round + lessons.joined() + fresh + retries.map(\.task)
  }

  /// Whether it was missed and is being repeated.
  public func isRetry(_ task: Task) -> Bool { misses(of: task) > 0 }

  /// How often it was missed today, while it is being repeated.
  public func misses(of task: Task) -> Int { retries.first { $0.task == task }?.tries ?? 0 }

  /// The next step. A lesson's words are asked later, when all lessons have been given.
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

  /// Asks one by one what a round was to ask.
  public mutating func putBack(_ tasks: [Task]) { reviews = tasks + reviews }

  /// Records an answer. A missed task is repeated after 3 to 6 others, or after as many as are left.
  public mutating func record(_ task: Task, isRight: Bool, _ chance: inout Chance) {
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

  /// Stops repeating a missed task: it rests.
  public mutating func drop(_ task: Task) {
    guard let place = retries.firstIndex(where: { $0.task == task }) else { return }
    retries.remove(at: place)
    settled += 1
  }

  private mutating func asking(_ task: Task) -> Next {
    count += 1
    return .ask(task)
  }
}
