import Engine

/// The words still to fall, and how it went with each.
struct RainQueue: Hashable, StateHashable {
  struct Progress: Hashable, StateHashable {
    var cleared = 0
    var missed = 0

    func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, cleared, missed) }
  }

  /// How many others fall before a missed word returns.
  private static let gap = 2...4

  private(set) var waiting: [Int]
  private(set) var words: [Progress]
  /// How often each word has to be cleared; nil for ever again.
  private let times: Int?

  /// - Parameter times: how often each word has to be cleared; nil for ever again.
  init(count: Int, times: Int?) {
    waiting = Array(0..<count)
    words = Array(repeating: Progress(), count: count)
    self.times = times
  }

  /// How many clearings the round takes, nil without an end, and how many are done.
  var all: Int? { times.map { words.count * $0 } }
  var done: Int { words.reduce(0) { $0 + $1.cleared } }

  /// Missed words, in the order of the round.
  var missed: [Int] { words.indices.filter { words[$0].missed > 0 } }

  mutating func next() -> Int? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// The word was cleared without help. If it has to be cleared again, it joins the end of the queue.
  mutating func clear(_ word: Int) {
    words[word].cleared += 1
    if words[word].cleared < times ?? .max { waiting.append(word) }
  }

  mutating func miss(_ word: Int) { words[word].missed += 1 }

  /// Queues a missed word to return soon.
  mutating func putBack(_ word: Int, _ chance: inout Chance) {
    waiting.insert(word, at: min(waiting.count, chance.number(in: Self.gap)))
  }

  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, waiting, words, times) }
}
