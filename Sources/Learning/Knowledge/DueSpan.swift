/// The days up to `end`, as planned on `day`.
public struct DueSpan: Hashable, Sendable {
  public var day: Day
  /// The last day.
  public var end: Day
  public var schedule: MemoryModel.Schedule

  public init(from day: Day, to end: Day, _ schedule: MemoryModel.Schedule) {
    (self.day, self.end, self.schedule) = (day, end, schedule)
  }
}
