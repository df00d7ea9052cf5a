import Formats

/// The answers of an hour, those of rounds that never ended too. Hours, since a day is that of the player's clock, which
/// can change.
public struct HourCount: Hashable, Sendable {
  private static let secondsAnHour: Int64 = 3600

  /// Answers that were right.
  public var right: Int
  /// Answers that were wrong.
  public var wrong: Int

  /// So many answers, none by default.
  public init(right: Int = 0, wrong: Int = 0) {
    self.right = right
    self.wrong = wrong
  }

  /// The beginning of the hour of a time, both in seconds since 1970 UTC.
  public static func hour(of time: Int64) -> Int64 {
    let past = time % secondsAnHour
    return time - (past < 0 ? past + secondsAnHour : past)
  }

  mutating func count(_ answer: Answer) {
    if answer.verdict.isRight { right.countUp() } else { wrong.countUp() }
  }

  /// Counts an answer no more.
  mutating func remove(wasRight: Bool) {
    if wasRight { right = max(0, right - 1) } else { wrong = max(0, wrong - 1) }
  }

  /// Counts the answers of another count.
  public mutating func add(_ other: HourCount) {
    right = Counting.count(right + other.right)
    wrong = Counting.count(wrong + other.wrong)
  }
}
