import Learning
import Storage

/// Records in the journal what Anki knows of the words that come from it.
struct AnkiRecord {
  private let plan: AnkiPlan
  private let store: SaveStore
  private let moment: Moment
  /// Whether progress is taken over; the words at rest are in any case.
  private let takesHistory: Bool
  private let history: AnkiHistory

  init(_ plan: AnkiPlan, _ store: SaveStore, at moment: Moment, takesHistory: Bool) {
    (self.plan, self.store, self.moment, self.takesHistory) = (plan, store, moment, takesHistory)
    history = AnkiHistory(plan.collection, store.save.knowledge.model, at: moment)
  }

  /// Returns how many words had their progress taken over.
  func write(_ decks: [AnkiDecks.Made]) throws -> Int {
    var (save, count) = (store.save, 0)
    try LongWork.run { work in
      if takesHistory { recordDays(in: &save) }
      for made in decks {
        count += record(made, in: &save) { share in
          // From here on the work can't be interrupted: the progress must be written whole.
          _ = work.interruption("Taking over what you know", share)
        }
      }
      try write(&save)
    }
    return count
  }

  /// Returns how many words had their progress taken over.
  private func record(_ made: AnkiDecks.Made, in save: inout SaveFile, progress: (Double) -> Void) -> Int {
    let (words, ids) = (made.deck.words, save.knowledge.ids(of: made.deck.words, in: made.deck))
    var count = 0
    for (index, word) in words.enumerated() {
      if index % 500 == 0 { progress(Double(index) / Double(words.count)) }
      var met = save.knowledge.word(word, in: made.deck)
      met.item = ids[index]
      if takesHistory, record(made.origins[index], of: met, in: &save) { count += 1 }
      rest(made.origins[index], of: met, in: &save)
    }
    return count
  }

  private func write(_ save: inout SaveFile) throws(Failure) {
    do throws(SaveError) {
      try store.write(&save, at: moment.time)
      try store.flush()
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private func recordDays(in save: inout SaveFile) {
    for (hour, count) in history.hours(plan, beside: save.knowledge.hours) {
      store.record(.hour(hour, count), in: &save, at: moment)
    }
    for (day, reviews, known) in history.days(plan, beside: save.knowledge.record.days) {
      store.record(.past(day, reviews: reviews, known: known), in: &save, at: moment)
    }
  }

  /// Returns whether there was anything new.
  private func record(_ origin: AnkiDecks.Origin, of word: WordMet, in save: inout SaveFile) -> Bool {
    guard let figures = history.figures(of: origin, plan) else { return false }
    let known = save.knowledge.items[word.item]?.figures ?? ItemFigures()
    guard let news = AnkiHistory.news(figures, beside: known) else { return false }
    let baseline = Event.Baseline(word: save.knowledge.short(word), figures: news)
    store.record(.baseline(baseline), in: &save, at: moment)
    return true
  }

  private func rest(_ origin: AnkiDecks.Origin, of word: WordMet, in save: inout SaveFile) {
    guard let day = history.newRest(of: origin, beside: save.knowledge.items[word.item]) else { return }
    store.record(.rest(save.knowledge.short(word), until: day), in: &save, at: moment)
  }
}
