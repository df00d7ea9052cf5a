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
      next: knowledge.openedPractice != openedPractice ? .practice : learner.today(at: moment),
      challenge: learner.challengeRun(at: moment))
  }
}

extension Learner {
  /// The day's session as a suggested next step; nil without a course, or if all is done.
  fileprivate func today(at moment: Moment) -> NextStep? {
    guard hasCourse else { return nil }
    let summary = todaySummary(on: save.knowledge.day(of: moment))
    return summary.isDone ? nil : .today(hasBegun: summary.hasBegun)
  }

  /// The last round, if it was the day's challenge.
  fileprivate func challengeRun(at moment: Moment) -> ChallengeRun? {
    let day = save.knowledge.day(of: moment)
    guard let outline, let last = save.scores.last, let first = challengeRun(on: day),
      last.result.seed == first.result.seed, last.result.game == first.result.game
    else { return nil }
    let language = LanguageName.of(outline.language.term) ?? outline.name
    return ChallengeRun(
      day: day, language: language, band: challengeBand(of: outline), score: first.result.score,
      isFirst: first == last)
  }
}
