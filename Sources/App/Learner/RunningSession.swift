import Learning

/// A running session, with the day's record as it was at the start.
struct RunningSession {
  private let start: Moment
  let day: Day
  private let dayStart: Int
  private let before: CourseRecord.DayFigures

  init(_ knowledge: Knowledge, at moment: Moment) {
    start = moment
    day = knowledge.day(of: moment)
    dayStart = knowledge.model.dayStart
    before = knowledge.record.days[day] ?? CourseRecord.DayFigures()
  }

  func isOver(at moment: Moment) -> Bool { moment.time >= end(by: moment) }

  /// Clamps a moment to the session's day: a question asked on a day counts for that day.
  func within(_ moment: Moment) -> Moment {
    Moment(min(moment.time, end(by: moment) - 1), offset: moment.offset)
  }

  private func end(by moment: Moment) -> Int64 {
    day.end(startingAt: dayStart, offset: Int(moment.offset))
  }

  /// The session's totals; nil if nothing was answered.
  func sum(_ knowledge: Knowledge, at moment: Moment) -> Event.SessionSum? {
    guard let now = knowledge.record.days[day], now != before else { return nil }
    return Event.SessionSum(
      reviews: max(0, now.reviews - before.reviews), known: max(0, now.known - before.known),
      begun: max(0, now.begun - before.begun), seconds: Int(max(0, moment.time - start.time)))
  }
}
