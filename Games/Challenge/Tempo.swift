import Engine
import Learning

/// How fast this player usually answers. The speed bonus is relative to that, not to a fixed time, and longer
/// questions get more time: reading isn't what is tested.
struct Tempo: Hashable, StateHashable {
  /// Milliseconds, for a player without any answers yet.
  private static let usual = 3000
  /// From this many answers on, this game's own median counts.
  private static let enough = 5

  private let before: Int
  private let lengths: [Int]
  /// Right answers of this game in milliseconds, fastest first.
  private var times: [Int] = []

  init(_ setup: GameSetup, _ pool: ChoicePool) {
    before = setup.round.learner.usualMilliseconds ?? Self.usual
    lengths = setup.round.content.items.indices.map { word in
      pool.text(word, besides: .term).count + pool.text(word, besides: .meaning).count
    }
  }

  mutating func note(_ milliseconds: Int) {
    times.insert(milliseconds, at: times.firstIndex { $0 > milliseconds } ?? times.endIndex)
  }

  /// The full bonus at half the word's usual time, none at twice that, linear in between.
  func bonus(for word: Int, _ milliseconds: Int) -> Int {
    let usual = max(1, usual(for: word))
    let left = 4 * usual - 2 * milliseconds
    return min(max(0, ChallengeScore.speed * left / (3 * usual)), ChallengeScore.speed)
  }

  /// Half of the usual time is for reading, and grows with the length of the word.
  private func usual(for word: Int) -> Int {
    let median = times.count < Self.enough ? before : times[times.count / 2]
    let average = max(1, lengths.reduce(0, +) / max(1, lengths.count))
    return median / 2 + median * lengths[word] / (2 * average)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, before, lengths, times)
  }
}
