import Engine
import Learning

/// The words still to ask, the current one, and how it is going. Words are indexes into the pool.
struct BubbleQueue: Hashable, Sendable, StateHashable {
  /// Words to ask later, in order.
  private(set) var waiting: [Int]
  private(set) var current: Int
  private(set) var done: [Int] = []
  /// Words that were missed at least once.
  private(set) var missed: [Int] = []
  /// The wrong answers to this question, repeats included.
  private(set) var tried: [Int] = []
  /// When this question was asked.
  private(set) var since: Tick = 0

  init(_ words: [Int]) {
    waiting = words
    current = words.first ?? 0
  }

  /// Whether there were enough misses to give the answer away.
  var isTold: Bool { tried.count >= 2 }

  mutating func miss(_ word: Int) {
    tried.append(word)
    if !missed.contains(current) { missed.append(current) }
  }

  /// The word was found. If a waiting word of the same meaning was given instead, that one counts as done, and
  /// this one is asked later. Returns the word that is done.
  mutating func finish(with given: Int) -> Int {
    if let index = waiting.firstIndex(of: given) {
      waiting[index] = current
      current = given
    }
    done.append(current)
    return current
  }

  mutating func ask(_ word: Int, at tick: Tick) {
    if let index = waiting.firstIndex(of: word) { waiting.remove(at: index) }
    current = word
    tried = []
    since = tick
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, waiting, current, done, missed, tried, since)
  }
}

extension BubbleQueue {
  /// The order of the questions: all of one side first; within a side, words that are easily confused come
  /// last.
  static func order(_ items: [RoundSetup.Item], times: Int = 1) -> [Int] {
    let crowding = Likeness.closest(among: items.map(\.answer))
    let isSecond = items.map { $0.shown != items.first?.shown }
    let order = items.indices.sorted { (crowding[$0], $0) < (crowding[$1], $1) }
    return [false, true].flatMap { side in
      repeatElement(order.filter { isSecond[$0] == side }, count: times).flatMap { $0 }
    }
  }
}
