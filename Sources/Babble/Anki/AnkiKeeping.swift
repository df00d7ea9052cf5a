import Anki
import DeckFormats
import Engine
import Formats
import Learning
import Saving
import System

/// Writes decks imported from Anki, and the progress of their words: all or nothing.
struct AnkiKeeping {
  private let program: Program
  private let file: String

  init(_ program: Program, file: String) { (self.program, self.file) = (program, file) }

  /// Returns how many words had their progress taken over, and what became of their sounds.
  func keep(_ made: AnkiDecks, _ plan: AnkiPlan, takesHistory: Bool) throws -> (
    count: Int, sounds: AnkiSounds
  ) {
    let home = try program.home()
    var sounds = AnkiSounds(made.decks, try AnkiFile.open(file), in: home)
    let decks = sounds.decks
    let bytes = try LongWork.run { work in
      try decks.enumerated().map { index, made in
        if let stop = work.interruption("Writing decks", Double(index) / Double(decks.count)) {
          throw stop
        }
        do throws(TextError) {
          return (id: made.deck.id, bytes: try DeckFormat.write(made.deck, file: made.deck.id + ".json"))
        } catch {
          throw Failure(description: "\(error)")
        }
      }
    }
    guard takesHistory else {
      try sounds.keep()
      try write(bytes, in: home)
      sounds.sweep()
      return (0, sounds)
    }
    let moment = try program.clock().moment
    let opened = try program.opened(home, isReading: false, at: moment)
    if let reason = opened.access.obstacle { throw Failure(description: "Nothing was imported. \(reason)") }
    let store = SaveStore(opened, files: PosixFileSystem())
    try sounds.keep()
    try write(bytes, in: home)
    sounds.sweep()
    return (try record(decks, plan, in: store, at: moment), sounds)
  }

  private func write(_ decks: [(id: String, bytes: [UInt8])], in home: Home) throws(Failure) {
    do throws(FileError) {
      try DeckFiles.keep(all: decks, in: home, on: PosixFileSystem())
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private func record(
    _ decks: [AnkiDecks.Made], _ plan: AnkiPlan, in store: SaveStore, at moment: Moment
  ) throws -> Int {
    var (save, count) = (store.save, 0)
    try LongWork.run { work in
      let history = AnkiHistory(plan.collection, save.knowledge.model, at: moment)
      for (hour, count) in history.hours(plan, beside: save.knowledge.hours) {
        store.record(.hour(hour, count), in: &save, at: moment)
      }
      for (day, reviews, known) in history.days(plan, beside: save.knowledge.record.days) {
        store.record(.past(day, reviews: reviews, known: known), in: &save, at: moment)
      }
      for made in decks {
        let words = zip(
          made.deck.words, zip(made.origins, save.knowledge.ids(of: made.deck.words, in: made.deck)))
        for (index, (word, (origin, id))) in words.enumerated() {
          if index % 500 == 0 {
            // From here on the work can't be interrupted: the progress must be written whole.
            _ = work.interruption("Taking over what you know", Double(index) / Double(made.deck.words.count))
          }
          guard let figures = history.figures(of: origin, plan) else { continue }
          let known = save.knowledge.items[id]?.figures ?? ItemFigures()
          guard let news = AnkiHistory.news(figures, beside: known) else { continue }
          var met = save.knowledge.word(word, in: made.deck)
          met.item = id
          let baseline = Event.Baseline(word: save.knowledge.short(met), figures: news)
          store.record(.baseline(baseline), in: &save, at: moment)
          count += 1
        }
      }
      do throws(SaveError) {
        try store.flush()
        try store.write(save, at: moment.time)
      } catch {
        throw Failure(description: "\(error)")
      }
    }
    return count
  }
}
