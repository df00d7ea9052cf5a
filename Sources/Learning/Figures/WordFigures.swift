import Formats

/// What a player has done with one word.
public struct WordFigures: Hashable, Sendable, Codable {
  /// How often the word was met, asked or not.
  public var seen: Int
  /// Answers that were right and came from knowledge.
  public var right: Int
  /// Answers that were wrong where the player thought to know.
  public var wrong: Int
  /// When it was met last, in seconds since 1970 UTC; nil before the first time.
  public var lastSeen: Int64?
  /// The same by the side that was shown; a side that was never shown is missing.
  public var directions: [Direction: DirectionFigures]

  /// Figures, by default those of a word never met.
  public init(
    seen: Int = 0, right: Int = 0, wrong: Int = 0, lastSeen: Int64? = nil,
    directions: [Direction: DirectionFigures] = [:]
  ) {
    self.seen = seen
    self.right = right
    self.wrong = wrong
    self.lastSeen = lastSeen
    self.directions = directions
  }

  /// Right answers less wrong ones, never below 0.
  public var score: Int { max(0, right - wrong) }

  /// Right answers since the last wrong one: of the weaker side, where both were shown.
  public var streak: Int { directions.values.map(\.streak).min() ?? 0 }

  /// Counts that the word was shown, at a time in seconds since 1970.
  public mutating func countSight(at time: Int64) {
    seen.countUp()
    lastSeen = max(lastSeen ?? time, time)
  }

  /// Counts an answer. One that didn't come from knowledge proves nothing and counts as a sight.
  public mutating func count(_ answer: Answer, at time: Int64) {
    countSight(at: time)
    guard answer.certainty == .known else { return }
    if answer.isRight { right.countUp() } else { wrong.countUp() }
    directions[answer.direction, default: DirectionFigures()].count(answer, at: time)
  }
}
