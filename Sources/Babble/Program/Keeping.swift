import Course
import Engine
import Interface
import Learning
import Replays
import Saving
import System
import WordGame

/// What is kept on the disk of all that happens, and why something isn't.
struct Keeping {
  /// Nil until the save is opened.
  private var store: SaveStore?
  /// What is due by the save that was written last, or as a session began, where a thread makes it.
  private var due: Loading<DueFile>?
  /// What went wrong when the save was last written.
  private var failure: String?
  /// Why the last round has no replay.
  private var replayFailure: String?

  /// Goes on from a save that was opened.
  mutating func use(_ save: OpenedSave) { store = SaveStore(save, files: PosixFileSystem()) }

  /// What could not be saved, until it works again; or why nothing is saved at all.
  var complaint: String? {
    guard let store else { return nil }
    if case .readOnly(let reason) = store.access { return reason }
    return failure ?? replayFailure ?? store.journalFailure ?? store.backupFailure
  }

  /// Says on the first line what is not saved.
  func drawComplaint(on canvas: inout Canvas) {
    guard let complaint, let store, !Page.isTooSmall(canvas.size) else { return }
    let line = Rect(Page(canvas.size).head.left, 0, Page(canvas.size).head.width, 1)
    canvas.fill(line, canvas.theme.ground)
    let short = Text(store.home.shortened(complaint))
    canvas.put(short.sentences(fitting: line.width), in: line, .leading, Style(canvas.theme.wrong))
  }

  /// What was found when the save was opened.
  var notices: [String] { store?.notices ?? [] }

  /// Where it is kept; nil where it is only read.
  var home: Home? { isWritable ? store?.home : nil }

  /// What is recorded of a word; nil for none, or before a save is opened.
  ///
  /// - Parameter sound: the name of the sound that its deck has for it.
  func voice(of word: WordMet?, sound: String?) -> KeptVoice? {
    guard let word, let store else { return nil }
    let path = sound.flatMap { DeckMedia.path(of: $0, in: word.reference.deck, store.home) }
    return KeptVoice(item: word.item, sound: path.map(DeckSound.init), folder: store.home.voices)
  }

  private var isWritable: Bool { store.map { $0.access == .writable } ?? false }

  /// Takes an answer. Returns whether the journal has it, so that the save can wait, and what takes it back.
  func record(
    _ answer: Answer, _ game: String, in save: inout SaveFile, at moment: Moment
  ) -> (isKept: Bool, undo: Event.Undo?) {
    guard let store else { return (true, save.take(answer, game: game, at: moment).undo) }
    return store.record(answer, game: game, in: &save, at: moment)
  }

  /// Takes what has happened.
  func record(_ body: Event.Body, in save: inout SaveFile, at moment: Moment) {
    if let store {
      store.record(body, in: &save, at: moment)
    } else {
      save.take(body, at: moment)
    }
  }

  /// Keeps the replay of a round. Returns whether it is there.
  mutating func keep(_ round: RoundReplay, player: String, at moment: Moment) -> Bool {
    let file = ReplayFile(round, player: player, playedAt: moment.time, program: Babble.version)
    do throws(SaveError) {
      try store?.keep(file.bytes, as: ReplayFile.name(of: round))
      replayFailure = nil
    } catch {
      replayFailure = "The replay was not kept: \(error)"
    }
    return replayFailure == nil
  }

  /// Keeps a copy of the save before so many events reset courses. Returns its path, without the way to the home.
  func copy(_ save: SaveFile, beforeResetOf events: Int, at moment: Moment) throws(SaveError) -> String {
    guard let store else { throw .readOnly("Nothing is kept here, so there is no copy to go back to.") }
    do throws(SaveError) {
      return store.home.shortened(try store.keep(save, beforeResetOf: events, at: moment.time))
    } catch {
      throw .readOnly(store.home.shortened("\(error)"))
    }
  }

  /// Keeps a picture, and says where it is.
  func keep(_ picture: StillPicture, _ look: Look, at moment: Moment) -> PictureKept {
    PictureDesk.keep(picture, look, in: store, at: moment)
  }

  /// Writes the save, and what is due by it. Returns whether it stands there.
  mutating func write(_ arcade: Arcade) -> Bool {
    guard let store, isWritable else { return false }
    do throws(SaveError) {
      try store.write(arcade.save, at: arcade.now())
      keepDue(arcade)
      failure = nil
    } catch {
      failure = "Not saved: \(error)"
    }
    return failure == nil
  }

  /// Keeps what is due, now or when a thread has made it.
  mutating func keepDue(_ arcade: Arcade) {
    due = nil
    guard let store, isWritable else { return }
    if AnswerDesk.isMuch(arcade) {
      due = Loading { arcade.dueFile }
    } else {
      store.keep(arcade.dueFile)
    }
  }

  /// Keeps what a thread has made since the last call.
  mutating func keepArrivals() {
    guard let file = due?.value else { return }
    due = nil
    store?.keep(file)
  }

  /// Has all that was recorded on the disk, and what is due.
  mutating func flush(_ arcade: Arcade) {
    if let due { store?.keep(due.value ?? arcade.dueFile) }
    due = nil
    do throws(SaveError) { try store?.flush() } catch { failure = "Not saved: \(error)" }
  }
}
