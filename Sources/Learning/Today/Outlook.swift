/// What the days to come bring, today among them, with what waits spread over the days that have room for it.
public struct Outlook: Hashable, Sendable {
  /// How many days it has.
  public static let length = 14

  /// A day of it.
  public struct Share: Hashable, Sendable {
    /// How many are due then and asked.
    public var due: Int
    /// How many come then that have waited: those that were due before and found no room.
    public var late: Int

    /// A day's share.
    public init(due: Int, late: Int = 0) {
      self.due = due
      self.late = late
    }
  }

  /// What there is before anything is known.
  public static let none = Outlook(days: [], later: 0)

  /// The days, today first.
  public let days: [Share]
  /// How many still wait after them.
  public let later: Int

  private init(days: [Share], later: Int) {
    self.days = days
    self.later = later
  }

  /// The outlook of a day.
  public init(_ forecast: Forecast, _ plan: DayPlan) {
    let today = plan.reviews.count + plan.opened.count + plan.missed.count
    var (days, waiting) = ([Share(due: today)], plan.waiting.count)
    for count in forecast.days(Self.length - 1) {
      let due = min(count, plan.room)
      let late = min(waiting, plan.room - due)
      waiting += count - due - late
      days.append(Share(due: due, late: late))
    }
    days[1].due += plan.openedTomorrow
    (self.days, later) = (days, waiting)
  }
}
