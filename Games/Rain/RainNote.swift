import Engine

/// What the line below the ground says about the last word.
enum RainNote: Hashable, StateHashable {
  /// How long it is shown, in ticks.
  static let length: Tick = 5 * Tick.ticksPerSecond
  /// How long the last one is shown before the round ends, in ticks.
  static let lastLook: Tick = 3 * Tick.ticksPerSecond / 2

  case none
  /// A word was cleared, perhaps with a typing slip.
  case cleared(word: Int, points: Int, given: String?)
  /// Wrong; the answer is shown.
  case refused(word: Int, given: String)
  /// The player may try again, for this reason.
  case again(word: Int, String)
  /// A word has landed; its answer is shown.
  case landed(word: Int)
  /// The answer came just after the word landed, and doesn't count.
  case late(word: Int)

  func hash(into hash: inout StateHash) {
    switch self {
    case .none: hash.combine(0)
    case .cleared(let word, let points, let given):
      hash.combine([1, word, points])
      hash.combine(given)
    case .refused(let word, let given):
      hash.combine([2, word])
      hash.combine(given)
    case .again(let word, let why):
      hash.combine([3, word])
      hash.combine(why)
    case .landed(let word): hash.combine([4, word])
    case .late(let word): hash.combine([5, word])
    }
  }
}
