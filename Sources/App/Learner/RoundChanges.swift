import Learning
import Games

/// The knowledge at the start of a round or session, to compare with that at its end.
struct RoundChanges {
  private let marks: MarkChanges
  private let openedPractice: Set<String>

  init(_ items: [RoundSetup.Item], _ knowledge: Knowledge) {
    marks = MarkChanges(items, knowledge)
    openedPractice = knowledge.openedPractice
  }

  func gains(_ knowledge: Knowledge) -> [Gain] { Gain.all(marks.rises(knowledge)) }

  /// What the end screen of the round shows of it.
  func news(_ learner: Learner, at moment: Moment) -> RoundNews {
    let knowledge = learner.save.knowledge
    return RoundNews(
      gains: gains(knowledge),
      comingBack: marks.whenBack(knowledge, on: knowledge.day(of: moment), learner.extraSkills),
      next: knowledge.openedPractice != openedPractice ? .practice : learner.today(at: moment))
  }
}

extension Learner {
  /// The day's session as a suggested next step; nil without a course, or if all is done.
  fileprivate func today(at moment: Moment) -> NextStep? {
    guard hasCourse else { return nil }
    let summary = todaySummary(on: save.knowledge.day(of: moment))
    return summary.isDone ? nil : .today(hasBegun: summary.hasBegun)
  }
}

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
