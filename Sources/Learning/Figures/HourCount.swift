import Formats

/// The answers of an hour, including those of unfinished rounds, and the rounds that ended in it. Kept by hour because the
/// bounds of a day depend on the player's time zone, which can change.
public struct HourCount: Hashable, Sendable {
  private static let secondsAnHour: Int64 = 3600

  public var right: Int
  public var wrong: Int
  public var rounds: Int
  /// How long these took.
  public var seconds: Int

  public init(right: Int = 0, wrong: Int = 0, rounds: Int = 0, seconds: Int = 0) {
    (self.right, self.wrong, self.rounds, self.seconds) = (right, wrong, rounds, seconds)
  }

  /// The beginning of the hour of a time, both in seconds since 1970 UTC.
  public static func hour(of time: Int64) -> Int64 {
    let (time, past) = (max(time, .min + secondsAnHour), time % secondsAnHour)
    return time - (past < 0 ? past + secondsAnHour : past)
  }

  mutating func count(_ answer: Answer) {
    if answer.verdict.isRight { right.countUp() } else { wrong.countUp() }
  }

  mutating func count(_ round: RoundResult) {
    rounds.countUp()
    seconds = Counting.count(seconds + round.ticks / 60)
  }

  /// Undoes the count of one answer.
  mutating func remove(wasRight: Bool) {
    if wasRight { right = max(0, right - 1) } else { wrong = max(0, wrong - 1) }
  }

  public mutating func add(_ other: HourCount) {
    right = Counting.count(right + other.right)
    wrong = Counting.count(wrong + other.wrong)
    rounds = Counting.count(rounds + other.rounds)
    seconds = Counting.count(seconds + other.seconds)
  }
}
