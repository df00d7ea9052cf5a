import Engine

/// How fast it rains: as fast as this learner thinks and types, never faster.
struct RainTempo: Hashable, StateHashable {
  /// Milliseconds from a word's appearance to the first key, for a learner without any answers yet, and the
  /// range that is used.
  private static let usualThought = 2000
  private static let thought = 1000...5000
  /// Milliseconds per typed letter, likewise.
  private static let usualLetter = 250
  private static let letter = 100...1500
  /// From this many words on, this round's own median counts.
  private static let enough = 3
  /// Letters beyond this don't slow it down any further.
  private static let longest = 24

  /// The highest level, and how many right answers in a row lead to the next.
  static let levels = 6
  static let step = 4

  private let thought: Int
  /// Whether nothing is at stake; then words take half as long again.
  private let isCalm: Bool
  /// Milliseconds per letter for each word typed so far, fastest first.
  private var letters: [Int] = []
  /// From 1.
  private(set) var level = 1
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

  /// Records how many ticks a word took to type, from its first key.
  mutating func note(_ ticks: Tick, letters count: Int) {
    guard count > 1, ticks > 0 else { return }
    let time = ticks * 1000 / Tick.ticksPerSecond / count
    letters.insert(time, at: letters.firstIndex { $0 > time } ?? letters.endIndex)
  }

  /// Ticks between the landings of a word with an answer of `count` letters and the one before. At the highest
  /// level of the first wave this is exactly what this learner needs; each further wave has a little less.
  func interval(letters count: Int, wave: Int) -> Tick {
    let needed = (thought + perLetter * min(count, Self.longest)) * Tick.ticksPerSecond / 1000
    return needed * (10 + Self.levels - level) / 10 * (isCalm ? 3 : 2) / 2 * 20 / (19 + wave)
  }

  /// Ticks from the top to the ground.
  func fall(letters count: Int, wave: Int) -> Tick {
    interval(letters: count, wave: wave) * (43 - 3 * level) / 10
  }

  /// What the level is called.
  var weather: Text { ["mist", "drizzle", "shower", "rain", "downpour", "storm"][level - 1] }

  /// While fewer words than this are falling, the next one appears at once. It doesn't land any earlier.
  var fewest: Int { 2 + level / 2 }

  private var perLetter: Int {
    let median = letters.count < Self.enough ? Self.usualLetter : letters[letters.count / 2]
    return min(max(median, Self.letter.lowerBound), Self.letter.upperBound)
  }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, thought, isCalm, letters, level, run)
  }
}
