import Deterministic

/// A day, as the number of days since 1 January 1970. Here alone is said when one begins.
public struct Day: Hashable, Sendable, Comparable {
  /// The seconds of a day.
  public static let seconds: Int64 = 86_400
  /// The days of the years 1 to 9999, of which alone dates can be written.
  private static let numbers = -719_162...Int64(2_932_896)

  /// Days since 1 January 1970.
  public let number: Int64

  /// The day of a number; what lies outside the years 1 to 9999 becomes the nearest inside.
  public init(number: Int64) {
    self.number = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound)
  }

  /// The day of a moment by the learner's clock.
  ///
  /// - Parameter hour: when a day starts by that clock, 0 to 23.
  public init(at moment: Moment, startingAt hour: Int = 0) {
    self.init(number: Self.number(moment.time + Int64(moment.offset) - Int64(hour) * 3600))
  }

  /// The day of a time in seconds since 1970 UTC, by that clock: the same everywhere.
  public init(at seconds: Int64) { self.init(number: Self.number(seconds)) }

  /// The day so many days before.
  public func before(by days: Int64) -> Day { Day(number: number - days) }

  /// The day so many days after.
  public func after(by days: Int64) -> Day { Day(number: number + days) }

  /// When the day of that number begins in UTC, in seconds since 1970: a learner's own day begins at another time.
  public var start: Int64 { number * Self.seconds }

  /// When a learner's own day is over, in seconds since 1970 UTC.
  ///
  /// - Parameters:
  ///   - hour: when a day starts by the learner's clock, 0 to 23.
  ///   - offset: how far that clock is ahead of UTC, in seconds.
  public func end(startingAt hour: Int, offset: Int) -> Int64 {
    after(by: 1).start + Int64(hour) * 3600 - Int64(offset)
  }

  /// The days from one to another; none where the clock went back.
  public static func count(from earlier: Day, to later: Day) -> Int64 {
    max(0, later.number - earlier.number)
  }

  /// The day of the week, 0 being Monday: 1 January 1970 was a Thursday.
  public var weekday: Int { Int(((number + 3) % 7 + 7) % 7) }

  /// Earlier days come first.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  private static func number(_ time: Int64) -> Int64 {
    time / seconds - (time % seconds < 0 ? 1 : 0)
  }
}

/// The challenge of a day: the same one for everybody everywhere, whatever their clock says of the hour.
extension Day {
  /// The seed of the day's challenge with a deck, one that fits a `RoundCode`.
  public func seed(for deck: DeckTag) -> UInt64 {
    // Mixed, so that neighbouring days have nothing in common.
    Chance.mix((UInt64(bitPattern: number) << 20 | UInt64(deck.value)) &+ Chance.step) % RoundCode.seeds
  }
}
