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

  /// Writes what the learner has recorded: events to the journal at once, the save when it is due.
  mutating func save(_ learner: inout Learner) {
    for (last, event) in learner.recording.unwritten {
      let isKept = store?.append([event], after: last, of: learner.save.home) ?? true
      if !isKept { learner.recording.isDue = true }
    }
    learner.recording.unwritten = []
    replayFailure = learner.recording.replayFailure
    if learner.recording.isDue { write(&learner) }
    learner.recording.isDue = false
  }

  /// Writes the save and its due file.
  private mutating func write(_ learner: inout Learner) {
    guard let store, isWritable else { return }
    do throws(SaveError) {
      try store.write(learner.save, at: learner.now())
      saveDue(learner)
      (failure, learner.recording.hasChanges) = (nil, false)
    } catch {
      failure = "Not saved: \(error)"
    }
  }

  /// Computes the due file, on a thread if that takes long.
  mutating func saveDue(_ learner: Learner) {
    due = nil
    guard let store, isWritable else { return }
    if learner.knowsMuch {
      due = Loading { learner.dueFile }
    } else {
      store.keep(learner.dueFile)
    }
  }

  /// Writes the due file that a thread has finished since the last call.
  mutating func handleArrivals() {
    guard let file = due?.value else { return }
    due = nil
    store?.keep(file)
  }

  /// Flushes everything recorded, and the due file, to the disk.
  mutating func flush(_ learner: inout Learner) {
    if learner.recording.hasChanges { learner.recording.isDue = true }
    save(&learner)
    if let due { store?.keep(due.value ?? learner.dueFile) }
    due = nil
    do throws(SaveError) { try store?.flush() } catch { failure = "Not saved: \(error)" }
  }
}

extension Learner {
  /// Whether planning a day goes through so many words that it takes longer than a tick.
  fileprivate var knowsMuch: Bool {
    let counts = [save.knowledge.items.count, chosen?.count ?? 0, courseDeck?.count ?? 0]
    return counts.contains { $0 > 2000 }
  }
}
