import Learning
import Saving

extension Arcade {
  /// What is due on the days that come, for the file that says it.
  var dueFile: DueFile {
    let (day, knowledge, plan) = (day, save.knowledge, dayPlan(on: day))
    let ids = knowledge.decks.union([courseDeck?.id].compactMap(\.self)).filter { decks.shelved($0) != nil }
    let shares = ids.map { id in
      DueFile.DeckShare(
        due: Forecast(knowledge, on: day, decks: [id]).counts,
        new: decks.shelved(id).map { knowledge.unseen(of: $0.outline).count } ?? 0)
    }
    let missed = knowledge.missed(on: day).count
    return DueFile(
      sequence: 0, lastEvent: save.lastEvent, day: day, dayStart: knowledge.model.dayStart,
      due: plan.reviews.count + plan.opened.count + plan.proofs.count + missed,
      new: hasCourse ? plan.newCount : 0,
      room: plan.room,
      newLimit: hasCourse ? DayPlan.newLimit(minutes: courseMinutes) : 0,
      course: hasCourse ? courseDeck?.id : nil, decks: Dictionary(uniqueKeysWithValues: zip(ids, shares)))
  }
}
