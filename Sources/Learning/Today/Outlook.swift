/// The reviews of today and the coming days, with the backlog spread over days that have room.
public struct Outlook: Hashable, Sendable {
  /// In days.
  public static let length = 14

  /// One day's reviews.
  public struct Share: Hashable, Sendable {
    /// How many are due that day and asked.
    public var due: Int
    /// How many come from the backlog.
    public var late: Int = 0
  }

  /// The outlook before anything is learned.
  public static let none = Outlook(days: [], later: 0)

  /// The days, today first.
  public let days: [Share]
  /// How many still wait after these days.
  public let later: Int

  private init(days: [Share], later: Int) {
    self.days = days
    self.later = later
  }

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
