/// When something happened, and by which clock.
public struct Moment: Hashable, Sendable {
  /// The years 1 to 9999, of which alone dates can be written, in seconds since 1970 UTC.
  public static let times: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
  /// No clock on earth is as far from UTC, in seconds.
  private static let mostOffset = 24 * 3600

  /// Seconds since 1970 UTC, one of `times`.
  public let time: Int64
  /// How many seconds the learner's clock is ahead of UTC: whole minutes.
  public let offset: Int

  /// A moment; what lies outside the bounds becomes the nearest inside.
  public init(_ time: Int64, offset: Int = 0) {
    self.time = min(max(time, Self.times.lowerBound), Self.times.upperBound)
    self.offset = min(max(offset, -Self.mostOffset), Self.mostOffset) / 60 * 60
  }
}
