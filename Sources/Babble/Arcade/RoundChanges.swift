import Course
import Learning
import WordGame

/// What was known when a round began, or a session, to be compared with what is known at its end.
struct RoundChanges {
  private let marks: MarkChanges
  private let openedPractice: Set<String>

  init(_ items: [RoundSetup.Item], _ knowledge: Knowledge) {
    marks = MarkChanges(items, knowledge)
    openedPractice = knowledge.openedPractice
  }

  /// What was learned since.
  func gains(_ knowledge: Knowledge) -> [Gain] { Gain.all(marks.rises(knowledge)) }

  /// What the end of the round is told.
  func news(_ arcade: Arcade, at moment: Moment) -> RoundNews {
    let knowledge = arcade.save.knowledge
    return RoundNews(
      gains: gains(knowledge),
      comingBack: marks.whenBack(knowledge, on: knowledge.day(of: moment), arcade.extraSkills),
      next: knowledge.openedPractice != openedPractice ? .practice : arcade.today(at: moment))
  }
}

/// What was known before the round that runs, or ran last, and before the session.
struct RunningRounds {
  private(set) var round: RoundChanges?
  private var session: RoundChanges?

  /// Takes note of what begins, and tells the end of a session what was learned in it.
  mutating func follow(_ news: inout ArcadeNews, _ knowledge: Knowledge) {
    switch news {
    case .round(let ready): round = RoundChanges(ready.items, knowledge)
    case .today(.some(let ready)): session = RoundChanges(ready.items, knowledge)
    case .todayEnd(var end):
      end.gains = session?.gains(knowledge) ?? []
      news = .todayEnd(end)
    default: break
    }
  }
}

extension Arcade {
  /// The day's session as what is best done next; nil where nothing is learned from day to day, or all is done.
  fileprivate func today(at moment: Moment) -> NextStep? {
    guard hasCourse else { return nil }
    let summary = todaySummary(on: save.knowledge.day(of: moment))
    return summary.isDone ? nil : .today(hasBegun: summary.hasBegun)
  }
}
