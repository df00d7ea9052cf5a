import Learning
import Saving

extension Arcade {
  /// What is due on the days that come, for the file that says it. Whoever reads it hasn't asked what this command line
  /// has: the settings alone decide.
  var dueFile: DueFile {
    var arcade = self
    arcade.todayOptions = TodayOptions()
    return arcade.dueByOptions
  }

  private var dueByOptions: DueFile {
    let (day, scope, knowledge) = (day, courseScope, save.knowledge)
    let ground = dayGround(on: day)
    let plan = DayPlan(ground)
    let ids = knowledge.decks.union([courseDeck?.id].compactMap(\.self)).filter { decks.shelved($0) != nil }
    let shares = Forecast.each(of: ids, knowledge, on: day, scope.extras).map { id, forecast in
      let new = decks.shelved(id).map { knowledge.unseen(of: $0.outline).count } ?? 0
      return (id, DueFile.DeckShare(due: forecast.counts, new: new))
    }
    var file = DueFile(
      sequence: 0, lastEvent: save.lastEvent, day: day, dayStart: knowledge.model.dayStart,
      left: DueFile.Count(
        due: plan.reviews.count + plan.opened.count + plan.missed.count,
        new: hasCourse ? plan.newCount : 0, proofs: plan.proofs.count),
      decks: Dictionary(uniqueKeysWithValues: shares),
      ahead: DueFile.Ahead(
        minutes: courseMinutes, unseen: hasCourse ? ground.unseen : 0,
        openings: Self.counts(ground.opened.map(\.alone) + ground.openedLater),
        claimed: plan.proofs.count + knowledge.proofs(after: plan, scope),
        due: Forecast(knowledge, on: day, decks: scope.decks, scope.extras).counts,
        pastReviews: knowledge.record.reviews(before: day).suffix(DayPlan.daysRemembered)))
    let today = knowledge.record.days[day] ?? CourseRecord.DayFigures()
    file.ahead.reviewedToday = today.reviews
    (file.begun, file.forms) = (today.begun, max(1, courseDeck?.outline.words.first?.count ?? 1))
    file.asked = knowledge.prospects(plan, on: day, scope)
    file.proofs = plan.proofs.map(\.item)
    file.retries = plan.retries
    file.mostTries = knowledge.model.rules.mostTries
    file.firstWaits = knowledge.firstWaits(on: day)
    return file
  }

  /// How many there are of each number of days, those of many days together.
  private static func counts(_ days: [Int]) -> [Int] {
    days.reduce(into: Array(repeating: 0, count: Forecast.length)) { $0[min($1, Forecast.length - 1)] += 1 }
  }
}
