import Engine
import Learning

/// A word on its way from the sky to the ground.
struct Drop: Hashable, StateHashable {
  /// Which of the round's words.
  let word: Int
  /// When it came.
  let born: Tick
  /// When it lands.
  let end: Tick
  /// Where between the left and the right edge it falls, in thousandths.
  let x: Int
  /// What was typed first, where that settled nothing.
  var triedBefore: Verdict?
  /// Whether it was missed on this way, so that the answer has been told.
  var isTold = false

  /// How far it has come, of so many steps; less than all of them.
  func way(at tick: Tick, of steps: Int) -> Int {
    min(steps - 1, max(0, (tick - born) * steps / max(1, end - born)))
  }

  /// The share of the way that is left, in thousandths.
  func left(at tick: Tick) -> Int { 1000 - way(at: tick, of: 1000) }

  /// When it will have come a step further.
  func nextDot(after tick: Tick, of steps: Int) -> Tick {
    let next = way(at: tick, of: steps) + 1
    return min(end, born + (next * (end - born) + steps - 1) / steps)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, word, born, end, x, triedBefore?.rawValue, isTold)
  }
}

/// Which words are still to fall, and how it went with each.
struct RainQueue: Hashable, StateHashable {
  /// How it went with one word.
  struct Progress: Hashable, StateHashable {
    /// How often it was cleared.
    var cleared = 0
    /// How often it was missed.
    var missed = 0

    func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, cleared, missed) }
  }

  /// How many others fall before a missed word comes again.
  private static let gap = 2...4

  /// Words to come, in their order.
  private(set) var waiting: [Int]
  private(set) var words: [Progress]
  /// How often each is to be cleared.
  private let times: Int

  init(count: Int, times: Int) {
    waiting = Array(0..<count)
    words = Array(repeating: Progress(), count: count)
    self.times = times
  }

  /// How many clearings there are in all, and how many are behind.
  var all: Int { words.count * times }
  var done: Int { words.reduce(0) { $0 + $1.cleared } }

  /// Words that were missed, in the order of the round.
  var missed: [Int] { words.indices.filter { words[$0].missed > 0 } }

  /// Takes the next word out.
  mutating func next() -> Int? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// The word was cleared without help; it comes again after all others, if it does.
  mutating func clear(_ word: Int) {
    words[word].cleared += 1
    if words[word].cleared < times { waiting.append(word) }
  }

  mutating func miss(_ word: Int) { words[word].missed += 1 }

  /// A missed word is on its way no more, and comes again soon.
  mutating func putBack(_ word: Int, _ chance: inout Chance) {
    waiting.insert(word, at: min(waiting.count, chance.number(in: Self.gap)))
  }

  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, waiting, words, times) }
}
