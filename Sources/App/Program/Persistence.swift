import Engine
import Interface
import Learning
import Storage
import System

/// Writes everything that happens to the disk, and remembers why a write failed.
struct Persistence {
  /// Nil until the save is opened.
  private var store: SaveStore?
  /// Why the save could not be written the last time.
  private var failure: String?
  /// Why the last round has no replay.
  private var replayFailure: String?

  mutating func use(_ save: OpenedSave) { store = SaveStore(save, files: PosixFileSystem()) }

  /// Why the last write failed, until one works again; or why nothing is saved at all.
  var obstacle: String? {
    guard let store else { return nil }
    if case .readOnly(let reason) = store.access { return reason }
    return failure ?? replayFailure ?? store.journalFailure ?? store.backupFailure
  }

  /// Shows on the first line that something isn't saved.
  func drawComplaint(on canvas: inout Canvas) {
    guard let obstacle, let store else { return }
    Page(canvas.size).drawHead(Text(store.home.shortened(obstacle)), on: &canvas, Style(canvas.theme.wrong))
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
    store?.append(learner.recording.unwritten, of: learner.save.home)
    learner.recording.unwritten = []
    replayFailure = learner.recording.replayFailure
    if learner.recording.isDue { write(&learner) }
    learner.recording.isDue = false
  }

  private mutating func write(_ learner: inout Learner) {
    guard let store, isWritable else { return }
    do throws(SaveError) {
      try store.write(&learner.save, at: learner.now())
      (failure, learner.recording.hasChanges) = (nil, false)
    } catch {
      failure = "Not saved: \(error)"
    }
  }

  /// Flushes everything recorded to the disk.
  mutating func flush(_ learner: inout Learner) {
    if learner.recording.hasChanges { learner.recording.isDue = true }
    save(&learner)
    do throws(SaveError) { try store?.flush() } catch { failure = "Not saved: \(error)" }
  }
}

extension Page {
  /// Puts a message on the first line, over whatever is there.
  func drawHead(_ text: Text, on canvas: inout Canvas, _ style: Style) {
    guard !Page.isTooSmall(canvas.size) else { return }
    let line = Rect(head.left, 0, head.width, 1)
    canvas.fill(line, canvas.theme.ground)
    canvas.put(text.sentences(fitting: line.width), in: line, .leading, style)
  }
}
