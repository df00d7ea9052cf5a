import Engine
import Formats
import Learning
import Storage
import System

/// Writes decks imported from Anki, and the progress of their words: all or nothing.
struct AnkiKeeping {
  private let program: Program
  private let file: String

  init(_ program: Program, file: String) { (self.program, self.file) = (program, file) }

  /// What became of the words.
  struct Kept {
    /// How many had their progress taken over.
    var remembered = 0
    /// How many are suspended or buried.
    let resting: Int
    let sounds: AnkiSounds
  }

  func save(_ made: AnkiDecks, _ plan: AnkiPlan, takesHistory: Bool) throws -> Kept {
    let home = try program.home()
    var sounds = AnkiSounds(made.decks, try AnkiFile.open(file), in: home)
    let bytes = try files(sounds.decks)
    let resting = made.decks.flatMap(\.origins).count(where: plan.collection.isAtRest)
    let opened = try takesHistory || resting > 0 ? store(of: home) : nil
    try sounds.save()
    try write(bytes, in: home)
    sounds.sweep()
    var kept = Kept(resting: resting, sounds: sounds)
    if let (store, moment) = opened {
      let record = AnkiRecord(plan, store, at: moment, takesHistory: takesHistory)
      kept.remembered = try record.write(sounds.decks)
    }
    return kept
  }

  private func files(_ decks: [AnkiDecks.Made]) throws -> [(id: String, bytes: [UInt8])] {
    try LongWork.run { work in
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
  }

  private func store(of home: Home) throws -> (SaveStore, Moment) {
    let moment = try program.clock().moment
    let opened = try program.opened(home, isReading: false, at: moment)
    if let reason = opened.access.obstacle { throw Failure(description: "Nothing was imported. \(reason)") }
    return (SaveStore(opened, files: PosixFileSystem()), moment)
  }

  private func write(_ decks: [(id: String, bytes: [UInt8])], in home: Home) throws(Failure) {
    do throws(FileError) {
      try DeckFiles.save(all: decks, in: home, on: PosixFileSystem())
    } catch {
      throw Failure(description: "\(error)")
    }
  }
}
