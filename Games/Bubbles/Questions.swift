import Engine
import Learning

/// Which words are still to be asked, which one is, and how that goes. Words are known by their place in the
/// pool.
struct Questions: Hashable, Sendable, StateHashable {
  /// Words to be asked later, in the order in which they come up.
  private(set) var waiting: [Int]
  /// The word that is asked.
  private(set) var current: Int
  /// Words that were asked and popped.
  private(set) var done: [Int] = []
  /// Words that were once taken for another.
  private(set) var missed: [Int] = []
  /// What was tried in vain for this definition, as often as it was.
  private(set) var tried: [Int] = []
  /// When this definition came.
  private(set) var since: Tick = 0

  /// All the words in an order; none of them is asked yet.
  init(_ words: [Int]) {
    waiting = words
    current = words.first ?? 0
  }

  /// Whether there were so many misses that the answer is told.
  var isTold: Bool { tried.count >= 2 }

  mutating func miss(_ word: Int) {
    tried.append(word)
    if !missed.contains(current) { missed.append(current) }
  }

  /// The word has been found. Where another one of the same meaning was given that is still to be asked, that one
  /// is done, and this one comes up later.
  mutating func finish(with given: Int) -> Int {
    if let index = waiting.firstIndex(of: given) {
      waiting[index] = current
      current = given
    }
    done.append(current)
    return current
  }

  /// Asks another of the waiting words.
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

extension Questions {
  /// The order in which words are asked: all of one side first, and within a side those last that are easily
  /// taken for others.
  /// - Parameter times: how often each of them is asked; they come in turn.
  static func order(_ items: [RoundSetup.Item], times: Int = 1) -> [Int] {
    let crowding = Likeness.closest(among: items.map(\.answer))
    let isSecond = items.map { $0.shown != items.first?.shown }
    let order = items.indices.sorted { (crowding[$0], $0) < (crowding[$1], $1) }
    return [false, true].flatMap { side in
      repeatElement(order.filter { isSecond[$0] == side }, count: times).flatMap { $0 }
    }
  }
}
