import Learning

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
