import Engine
import Interface
import Learning
import Replays
import SVG
import Saving
import System
import WordGame

/// Writes everything that happens to the disk, and remembers why a write failed.
struct Keeping {
  /// Nil until the save is opened.
  private var store: SaveStore?
  /// The due file of the last written save, or of the start of a session, while a thread computes it.
  private var due: Loading<DueFile>?
  /// Why the save could not be written the last time.
  private var failure: String?
  /// Why the last round has no replay.
  private var replayFailure: String?

  mutating func use(_ save: OpenedSave) { store = SaveStore(save, files: PosixFileSystem()) }

  /// Why the last write failed, until one works again; or why nothing is saved at all.
  var complaint: String? {
    guard let store else { return nil }
    if case .readOnly(let reason) = store.access { return reason }
    return failure ?? replayFailure ?? store.journalFailure ?? store.backupFailure
  }

  /// Shows on the first line that something isn't saved.
  func drawComplaint(on canvas: inout Canvas) {
    guard let complaint, let store, !Page.isTooSmall(canvas.size) else { return }
    let line = Rect(Page(canvas.size).head.left, 0, Page(canvas.size).head.width, 1)
    canvas.fill(line, canvas.theme.ground)
    let short = Text(store.home.shortened(complaint))
    canvas.put(short.sentences(fitting: line.width), in: line, .leading, Style(canvas.theme.wrong))
  }

  /// Messages from opening the save.
  var notices: [String] { store?.notices ?? [] }

  /// Nil if the home is only read.
  var home: Home? { isWritable ? store?.home : nil }

  /// The recording or deck sound of a word; nil if there is none, or before a save is opened.
  ///
  /// - Parameter sound: the file name of the deck's sound for the word.
  func voice(of word: WordMet?, sound: String?) -> KeptVoice? {
    guard let word, let store else { return nil }
    let path = sound.flatMap { DeckMedia.path(of: $0, in: word.reference.deck, store.home) }
    return KeptVoice(item: word.item, sound: path.map(DeckSound.init), folder: store.home.voices)
  }

  private var isWritable: Bool { store.map { $0.access == .writable } ?? false }

  /// Records an answer. Returns whether the journal has it, so that the save can wait, and the event that
  /// undoes it.
  func record(
    _ answer: Answer, _ game: String, in save: inout SaveFile, at moment: Moment
  ) -> (isKept: Bool, undo: Event.Undo?) {
    guard let store else { return (true, save.take(answer, game: game, at: moment).undo) }
    return store.record(answer, game: game, in: &save, at: moment)
  }

  func record(_ body: Event.Body, in save: inout SaveFile, at moment: Moment) {
    if let store {
      store.record(body, in: &save, at: moment)
    } else {
      save.take(body, at: moment)
    }
  }

  /// Keeps the replay of a round. Returns whether it was written.
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

  /// Keeps a copy of the save before courses are reset. Returns its path relative to the home.
  func copy(_ save: SaveFile, beforeResetOf events: Int, at moment: Moment) throws(SaveError) -> String {
    guard let store else { throw .readOnly("Nothing is kept here, so there is no copy to go back to.") }
    do throws(SaveError) {
      return store.home.shortened(try store.keep(save, beforeResetOf: events, at: moment.time))
    } catch {
      throw .readOnly(store.home.shortened("\(error)"))
    }
  }

  /// Keeps the picture of a game's end. The result tells where it is, or why it wasn't kept.
  func keep(_ picture: StillPicture, _ look: Look, at moment: Moment) -> PictureKept {
    guard let store else {
      return PictureKept("Nothing is kept here, so there is no picture.", isKept: false)
    }
    let svg = SVGFilm(picture.canvas(look)).text()
    do throws(SaveError) {
      let path = try store.keep(picture: Array(svg.utf8), at: moment)
      let short = store.home.shortened(path) + " in your folder"
      return PictureKept(Text("Picture: \(path)"), short: Text("Picture: \(short)"), isKept: true)
    } catch {
      return PictureKept(
        Text("The picture was not saved: \(store.home.shortened("\(error)"))"), isKept: false)
    }
  }

  /// Writes the save and its due file. Returns whether the save was written.
  mutating func write(_ learner: Learner) -> Bool {
    guard let store, isWritable else { return false }
    do throws(SaveError) {
      try store.write(learner.save, at: learner.now())
      keepDue(learner)
      failure = nil
    } catch {
      failure = "Not saved: \(error)"
    }
    return failure == nil
  }

  /// Computes the due file, on a thread if that takes long.
  mutating func keepDue(_ learner: Learner) {
    due = nil
    guard let store, isWritable else { return }
    if AnswerDesk.isMuch(learner) {
      due = Loading { learner.dueFile }
    } else {
      store.keep(learner.dueFile)
    }
  }

  /// Writes the due file that a thread has finished since the last call.
  mutating func keepArrivals() {
    guard let file = due?.value else { return }
    due = nil
    store?.keep(file)
  }

  /// Flushes everything recorded, and the due file, to the disk.
  mutating func flush(_ learner: Learner) {
    if let due { store?.keep(due.value ?? learner.dueFile) }
    due = nil
    do throws(SaveError) { try store?.flush() } catch { failure = "Not saved: \(error)" }
  }
}
