import Engine
import Learning
import WordGame

/// What answers are worth. `ChallengeHelp` tells the player the same.
enum ChallengeScore {
  static let right = 100
  /// The most that speed adds.
  static let speed = 50
  /// A word that was missed in this game.
  static let again = 40
  /// A second that is left where few words were asked often enough.
  static let secondLeft = 20

  static func worth(_ bonus: Int, isRepeat: Bool) -> Int { isRepeat ? again : right + bonus }
}

/// How fast this player usually answers. The bonus for speed fades against that, not against a fixed time, and a
/// longer question has longer: reading is not what is tested.
struct Tempo: Hashable, StateHashable {
  /// For who has answered nothing yet.
  private static let usual = 3000
  /// Answers from which the median of this game counts.
  private static let enough = 5

  private let before: Int
  private let lengths: [Int]
  /// Right answers of this game in milliseconds, the fastest first.
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

  /// The whole bonus at half of the usual time for the word, none at twice of it, and evenly between.
  func bonus(for word: Int, _ milliseconds: Int) -> Int {
    let usual = max(1, usual(for: word))
    let left = 4 * usual - 2 * milliseconds
    return min(max(0, ChallengeScore.speed * left / (3 * usual)), ChallengeScore.speed)
  }

  /// Half of the usual time is for reading, and that grows with the word.
  private func usual(for word: Int) -> Int {
    let median = times.count < Self.enough ? before : times[times.count / 2]
    let average = max(1, lengths.reduce(0, +) / max(1, lengths.count))
    return median / 2 + median * lengths[word] / (2 * average)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, before, lengths, times)
  }
}
