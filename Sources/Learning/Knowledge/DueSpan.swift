/// What is due up to a day, as seen from another.
public struct DueSpan: Hashable, Sendable {
  public var day: Day
  /// The last day.
  public var end: Day
  public var schedule: MemoryModel.Schedule

  public init(from day: Day, to end: Day, _ schedule: MemoryModel.Schedule) {
    (self.day, self.end, self.schedule) = (day, end, schedule)
  }
}
