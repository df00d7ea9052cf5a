/// When something happened, and the clock's offset from UTC.
public struct Moment: Hashable, Sendable {
  /// The years 1 to 9999, in seconds since 1970 UTC: dates outside can't be written.
  static let times: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
  /// In seconds. No time zone is further from UTC.
  private static let mostOffset = 24 * 3600

  /// Seconds since 1970 UTC, within `times`.
  public let time: Int64
  /// How many seconds the learner's clock is ahead of UTC, in whole minutes.
  public let offset: Int

  /// Values out of range are clamped.
  public init(_ time: Int64, offset: Int = 0) {
    self.time = min(max(time, Self.times.lowerBound), Self.times.upperBound)
    self.offset = min(max(offset, -Self.mostOffset), Self.mostOffset) / 60 * 60
  }
}
