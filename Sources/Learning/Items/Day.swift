/// A day, as the number of days since 1 January 1970. Here alone is said when one begins.
public struct Day: Hashable, Sendable, Comparable {
  /// The seconds of a day.
  public static let seconds: Int64 = 86_400

  /// Days since 1 January 1970.
  public let number: Int64

  /// The day of a number.
  public init(number: Int64) { self.number = number }

  /// The day of a moment by the learner's clock.
  ///
  /// - Parameter hour: when a day starts by that clock, 0 to 23.
  public init(at moment: Moment, startingAt hour: Int = 0) {
    number = Self.number(moment.time + Int64(moment.offset) - Int64(hour) * 3600)
  }

  /// The day of a time in seconds since 1970 UTC, by that clock: the same everywhere.
  public init(at seconds: Int64) { number = Self.number(seconds) }

  /// The day so many days before.
  public func before(by days: Int64) -> Day { Day(number: number - days) }

  /// When it begins in UTC, in seconds since 1970.
  public var start: Int64 { number * Self.seconds }

  /// The whole days, of 24 hours, from one time to another in seconds; none where the clock went back.
  public static func passed(from earlier: Int64, to later: Int64) -> Int64 {
    max(0, later - earlier) / seconds
  }

  /// Earlier days come first.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  private static func number(_ time: Int64) -> Int64 {
    time / seconds - (time % seconds < 0 ? 1 : 0)
  }
}

/// The challenge of a day: who plays it plays the same one everywhere, whatever their clock says of the hour.
extension Day {
  /// The seed of the day's challenge with a deck, one that fits a `RoundCode`.
  public func seed(for deck: DeckTag) -> UInt64 {
    Self.mix(UInt64(bitPattern: number) << 20 | UInt64(deck.value)) % RoundCode.seeds
  }

  /// SplitMix64's output function (Steele, Lea and Flood 2014): neighbouring days have nothing in common.
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
