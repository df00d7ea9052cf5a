import Engine
import Learning

/// Points. `ChallengeHelp` tells the player the same.
enum ChallengeScore {
  static let right = 100
  /// The most that speed can add.
  static let speed = 50
  /// For a word missed earlier in the game.
  static let again = 40

  static func worth(_ bonus: Int, isRepeat: Bool) -> Int { isRepeat ? again : right + bonus }
}

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

/// A run of right answers: every four raise the multiplier, and a miss lowers it by one step.
struct Streak: Hashable, StateHashable {
  static let multipliers = [1, 2, 3, 5]
  /// Right answers per step.
  static let perStep = 4

  private(set) var run = 0
  /// The longest run.
  private(set) var longest = 0
  /// The current step, and how many answers count towards the next.
  private(set) var step = 0
  private(set) var filled = 0

  var multiplier: Int { Self.multipliers[step] }

  /// Progress to the next step, from 0 to 1. At the last step the bar stays full.
  var share: Double {
    step == Self.multipliers.count - 1 ? 1 : Double(filled) / Double(Self.perStep)
  }

  mutating func hit() {
    run += 1
    longest = max(longest, run)
    guard step < Self.multipliers.count - 1 else { return }
    filled += 1
    if filled == Self.perStep { (step, filled) = (step + 1, 0) }
  }

  mutating func miss() {
    run = 0
    (step, filled) = (max(0, step - 1), 0)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, run, longest, step, filled)
  }
}
