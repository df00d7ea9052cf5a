/// A day in UTC, as the number of days since 1 January 1970: who plays the day's challenge plays the same one
/// everywhere, whatever their clock says of the hour.
public struct Day: Hashable, Sendable, Comparable {
  /// Days since 1 January 1970 UTC.
  public let number: Int64

  /// The day of a moment in seconds since 1970 UTC.
  public init(at seconds: Int64) {
    number = seconds.divided(by: 86_400)
  }

  /// The seed of the day's challenge with a deck, one that fits a `RoundCode`.
  public func seed(for deck: DeckTag) -> UInt64 {
    Self.mix(UInt64(bitPattern: number) << 20 | UInt64(deck.value)) % RoundCode.seeds
  }

  /// Earlier days come first.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// SplitMix64's output function (Steele, Lea and Flood 2014): neighbouring days have nothing in common.
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension Int64 {
  /// The quotient rounded down, also below zero.
  fileprivate func divided(by divisor: Int64) -> Int64 {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
