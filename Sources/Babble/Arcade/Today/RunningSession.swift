import Learning

/// A day's session while it runs: what the day's record said when it began.
struct RunningSession {
  private let start: Moment
  private let day: Day
  private let before: CourseRecord.DayFigures

  init(_ knowledge: Knowledge, at moment: Moment) {
    start = moment
    day = knowledge.day(of: moment)
    before = knowledge.record.days[day] ?? CourseRecord.DayFigures()
  }

  /// What it has come to; nil where nothing was answered.
  func sum(_ knowledge: Knowledge, at moment: Moment) -> Event.SessionSum? {
    guard let now = knowledge.record.days[day], now != before else { return nil }
    return Event.SessionSum(
      reviews: max(0, now.reviews - before.reviews), known: max(0, now.known - before.known),
      begun: max(0, now.begun - before.begun), seconds: Int(max(0, moment.time - start.time)))
  }
}
