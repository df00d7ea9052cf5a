import Engine
import Learning

/// The words still to ask, level by level, the current one, and how it is going. Words are indexes into the pool.
struct BubbleQueue: Hashable, Sendable, StateHashable {
  /// The number of the level, from 1.
  var level = 0
  /// The questions of the levels to come.
  private(set) var levels: [[Int]]
  /// Words to ask later on this level, in order.
  private(set) var waiting: [Int] = []
  private(set) var current: Int
  /// Whether the current word has been found, and no other is asked yet.
  private(set) var isAnswered = true
  private(set) var done: [Int] = []
  /// Words that were missed at least once.
  private(set) var missed: [Int] = []
  /// Words missed on this level, to be asked once more at its end.
  private(set) var again: [Int] = []
  /// Whether these are being asked now.
  private(set) var isLastWave = false
  /// The wrong answers to this question, repeats included.
  private(set) var tried: [Int] = []
  /// When this question was asked.
  private(set) var since: Tick = 0

  init(_ levels: [[Int]]) {
    self.levels = levels
    current = levels.first?.first ?? 0
  }

  var isOver: Bool { isWaveOver && again.isEmpty && levels.isEmpty }

  /// Whether this level, or its last wave, has nothing left to ask.
  var isWaveOver: Bool { isAnswered && waiting.isEmpty }

  /// Questions left, with this one.
  var left: Int { levels.joined().count + waiting.count + again.count + (isAnswered ? 0 : 1) }

  /// Whether there were enough misses to give the answer away.
  var isTold: Bool { tried.count >= 2 }

  mutating func miss(_ word: Int, returns: Bool) {
    tried.append(word)
    if !missed.contains(current) { missed.append(current) }
    if returns, !isLastWave, !again.contains(current) { again.append(current) }
  }

  /// Begins the last wave or, if nothing was missed on this level, the next level.
  mutating func advance() {
    isLastWave = !again.isEmpty
    if isLastWave {
      waiting = again
    } else {
      waiting = levels.isEmpty ? [] : levels.removeFirst()
      level += 1
    }
    again = []
  }

  /// The word was found. If a waiting word of the same meaning was given instead, that one counts as done, and
  /// this one is asked later. Returns the word that is done.
  mutating func finish(with given: Int) -> Int {
    if let index = waiting.firstIndex(of: given) {
      waiting[index] = current
      current = given
    } else if !isLastWave, let level = levels.firstIndex(where: { $0.contains(given) }),
      let index = levels[level].firstIndex(of: given)
    {
      levels[level][index] = current
      current = given
    }
    if !isLastWave { done.append(current) }
    isAnswered = true
    return current
  }

  mutating func ask(_ word: Int, at tick: Tick) {
    if let index = waiting.firstIndex(of: word) { waiting.remove(at: index) }
    current = word
    isAnswered = false
    tried = []
    since = tick
  }

  func hash(into hash: inout StateHash) {
    hash.combine(
      fieldsOf: self, level, levels, waiting, current, isAnswered, done, missed, again, isLastWave, tried,
      since)
  }
}

extension BubbleQueue {
  /// The questions of each level: all of one side first; within a side, words that are easily confused come
  /// last.
  static func levels(_ items: [RoundSetup.Item], times: Int = 1) -> [[Int]] {
    let crowding = Likeness.closest(among: items.map(\.answer))
    let isSecond = items.map { $0.shown != items.first?.shown }
    let order = items.indices.sorted { (crowding[$0], $0) < (crowding[$1], $1) }
    return [false, true].flatMap { side in
      parts(repeatElement(order.filter { isSecond[$0] == side }, count: times).flatMap { $0 })
    }
  }

  private static func parts(_ words: [Int]) -> [[Int]] {
    guard !words.isEmpty else { return [] }
    let count = max(1, (words.count + BubbleLevel.words / 2) / BubbleLevel.words)
    return (0..<count).map { Array(words[words.count * $0 / count..<words.count * ($0 + 1) / count]) }
  }
}
