import Engine

/// How fast it rains: as fast as this learner thinks and types, and never faster.
struct RainTempo: Hashable, StateHashable {
  /// Milliseconds from a word to the first key, for a learner who has answered nothing yet, and the least and the most that count.
  private static let usualThought = 2000
  private static let thought = 1000...5000
  /// The same for a letter.
  private static let usualLetter = 250
  private static let letter = 100...1500
  /// Words after which the median of this round counts.
  private static let enough = 3
  /// Longer answers don't slow it down any more.
  private static let longest = 24

  /// The highest level, and how many right answers in a row lead to the next one.
  static let levels = 6
  static let step = 4

  private let thought: Int
  /// Whether nothing is at stake: then there is half as much time again.
  private let isCalm: Bool
  /// Milliseconds a letter of each word typed so far, the fastest first.
  private var letters: [Int] = []
  /// From 1.
  private(set) var level = 1
  /// Right answers since the last level.
  private var run = 0

  init(usual: Int?, isCalm: Bool) {
    thought = min(max(usual ?? Self.usualThought, Self.thought.lowerBound), Self.thought.upperBound)
    self.isCalm = isCalm
  }

  mutating func hit() {
    run += 1
    guard run == Self.step else { return }
    (level, run) = (min(level + 1, Self.levels), 0)
  }

  mutating func miss() { (level, run) = (max(1, level - 1), 0) }

  /// A word was typed in so many ticks from its first key.
  mutating func note(_ ticks: Tick, letters count: Int) {
    guard count > 1, ticks > 0 else { return }
    let time = ticks * 1000 / Tick.ticksPerSecond / count
    letters.insert(time, at: letters.firstIndex { $0 > time } ?? letters.endIndex)
  }

  /// Ticks from a word with an answer of so many letters to the one that may land after it: at the highest level just
  /// what this learner needs for it.
  func interval(letters count: Int) -> Tick {
    let needed = (thought + perLetter * min(count, Self.longest)) * Tick.ticksPerSecond / 1000
    return needed * (10 + Self.levels - level) / 10 * (isCalm ? 3 : 2) / 2
  }

  /// Ticks from the sky to the ground.
  func fall(letters count: Int) -> Tick { interval(letters: count) * (43 - 3 * level) / 10 }

  /// As long as fewer words fall, the next one follows at once. It lands no earlier for that.
  var fewest: Int { 2 + level / 2 }

  private var perLetter: Int {
    let median = letters.count < Self.enough ? Self.usualLetter : letters[letters.count / 2]
    return min(max(median, Self.letter.lowerBound), Self.letter.upperBound)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, thought, isCalm, letters, level, run)
  }
}

/// How long the learner has thought, as far as that can be told.
struct Attention: Hashable, StateHashable {
  /// When the first key of what stands in the line was pressed.
  private(set) var firstKey: Tick?
  /// Until when something else took the learner's time: another word, a pause.
  private(set) var wasElsewhere: Tick = 0

  mutating func press(at tick: Tick) { firstKey = firstKey ?? tick }

  /// The line is empty again.
  mutating func letGo() { firstKey = nil }

  mutating func disturb(at tick: Tick) { (firstKey, wasElsewhere) = (nil, tick) }

  /// Milliseconds from the word's coming to the first key, at least 1; 0 where that says nothing.
  func milliseconds(for drop: Drop) -> Int {
    guard let firstKey, drop.born >= wasElsewhere, firstKey >= drop.born else { return 0 }
    return max(1, (firstKey - drop.born) * 1000 / Tick.ticksPerSecond)
  }

  func hash(into hash: inout StateHash) { hash.combine(fieldsOf: self, firstKey, wasElsewhere) }
}
