import Engine
import Learning

/// What the line below the ground says of the last word.
enum RainNote: Hashable, StateHashable {
  /// How long it stands, in ticks.
  static let length: Tick = 5 * Tick.ticksPerSecond
  /// How long the last one stands before the end.
  static let lastLook: Tick = 3 * Tick.ticksPerSecond / 2

  case none
  /// A word was cleared, perhaps with a slip.
  case cleared(word: Int, points: Int, given: String?)
  /// What was given is not the answer, which is told.
  case refused(word: Int, given: String)
  /// It settled nothing, and why.
  case again(word: Int, String)
  /// A word has reached the ground, and its answer is told.
  case landed(word: Int)
  /// The answer to that came just too late, and counts as nothing.
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
