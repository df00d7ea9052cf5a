/// How regularly the learner learns: the days in a row, this week's, and the last thirty.
///
/// Days off and holidays break no row. Each week of days in a row earns a day of grace, which a missed day uses up; two
/// can be saved.
public struct DayRow: Hashable, Sendable {
  public enum Use: Sendable {
    case learned
    /// Missed, but made up for by a day of grace.
    case spared
    case off
    case missed
    /// Before the first day, or today and later.
    case open
  }

  private static let (daysOfWeek, mostGrace) = (7, 2)

  /// The days in a row on which something was learned, up to today; today needn't have begun.
  public private(set) var count = 0
  /// How many missed days the row would survive.
  public private(set) var grace = 0
  public let today: Day
  private let learned: Set<Day>
  /// The first of them.
  private let first: Day?
  private let daysOff: DaysOff
  private let holidays: Set<Day>
  private var spared: Set<Day> = []

  /// - Parameters:
  ///   - learned: the days with answers.
  ///   - holidays: single days off, of any week.
  public init(
    _ learned: some Sequence<Day>, daysOff: DaysOff = .none, holidays: Set<Day> = [], on today: Day
  ) {
    self.learned = Set(learned)
    first = self.learned.min()
    (self.daysOff, self.holidays, self.today) = (daysOff, holidays, today)
    var last: Day?
    for day in self.learned.sorted() where day <= today {
      if let last { cross(from: last, to: day) }
      count += 1
      if count.isMultiple(of: Self.daysOfWeek) { grace = min(grace + 1, Self.mostGrace) }
      last = day
    }
    if let last { cross(from: last, to: today) }
  }

  /// Crosses the days between two, none of which was used.
  private mutating func cross(from last: Day, to day: Day) {
    var next = last.after(by: 1)
    while next < day {
      if !isOff(next), grace == 0 {
        count = 0
        return
      }
      if !isOff(next) {
        grace -= 1
        spared.insert(next)
      }
      next = next.after(by: 1)
    }
  }

  private func isOff(_ day: Day) -> Bool { daysOff.contains(day) || holidays.contains(day) }

  public func use(of day: Day) -> Use {
    if learned.contains(day) { return .learned }
    if spared.contains(day) { return .spared }
    if isOff(day) { return .off }
    return day < today && first.map { $0 < day } ?? false ? .missed : .open
  }

  /// This week's days, Monday first.
  public var week: [Day] {
    let monday = today.before(by: Int64(today.weekday))
    return (0..<Int64(Self.daysOfWeek)).map(monday.after)
  }

  /// The days with answers since Monday.
  public var learnedThisWeek: Int {
    (0...Int64(today.weekday)).count { learned.contains(today.before(by: $0)) }
  }

  /// The days with answers among the last thirty, or among those since the first.
  public var lastMonth: (learned: Int, of: Int) {
    guard let first else { return (0, 0) }
    let days = min(30, Day.count(from: first, to: today) + 1)
    return ((0..<days).count { learned.contains(today.before(by: $0)) }, Int(days))
  }

  /// The day on which the holiday ends that covers today; nil on other days.
  public var endOfHoliday: Day? {
    guard holidays.contains(today) else { return nil }
    var end = today
    while holidays.contains(end) { end = end.after(by: 1) }
    return end
  }
}
