import Learning
import System

/// The player's home as a program has it open: the journal that events are appended to, the save that is written as a whole
/// whenever it changes, and the index. One process holds the lock and writes; any other only reads.
public final class SaveStore {
  public var home: Home { folder.home }
  let folder: SaveFolder
  /// The save as it was opened. Later versions are not kept here: a second reference would make the next
  /// answer copy what has changed.
  public let save: SaveFile
  public var access: SaveAccess { folder.access }
  /// What the player should know about the start: for example, a damaged save and what became of it.
  /// Sentences that can hold paths: clean them before printing.
  public let notices: [String]
  /// Why the last save has no backup, as a sentence; nil if it has one.
  public private(set) var backupFailure: String?

  private let files: any FileSystem
  private var lock: OpenFile?
  /// Whether another process has taken the lock since its file was deleted.
  private var hasLostLock = false
  private let journal: Journal?
  private let journalPath: String
  private let index: IndexUpdater?
  /// The name of the memory model by which the journals are counted.
  private var model: String

  /// Opens the save.
  public convenience init(
    home: Home, files: any FileSystem, isReading: Bool = false, _ openContext: OpenContext
  ) throws {
    self.init(try OpenedSave(home: home, files: files, isReading: isReading, openContext), files: files)
  }

  /// Continues from a save that was opened, perhaps on another thread. There must be only one store for each.
  public convenience init(_ opened: OpenedSave, files: any FileSystem) {
    self.init(opened, files: files, isAlone: false)
  }

  /// - Parameter isAlone: whether no thread syncs the journal, as in `Journal`.
  init(_ opened: OpenedSave, files: any FileSystem, isAlone: Bool) {
    folder = SaveFolder(opened.home, opened.access, files)
    (self.files, save, notices, lock) = (files, opened.save, opened.notices, opened.lock)
    model = opened.save.knowledge.model.name
    let isWritable = opened.access == .writable
    journalPath = opened.journal
    journal = isWritable ? Journal(opened.journal, after: opened.end, files: files, isAlone: isAlone) : nil
    index =
      isWritable
      ? opened.index.map { IndexUpdater($0, opened.indexed, key: opened.key, files) } : nil
    if opened.isBehind { updateIndex(from: opened.save) }
  }

  deinit {
    index?.end()
    journal?.close()
    if let lock { files.close(lock) }
  }

  /// Adds an event to `save` and writes it to the journal. Once this returns a kill can't lose it, and a
  /// moment later, when the journal's thread has synced it, neither can a power cut. Takes some microseconds.
  ///
  /// - Parameters:
  ///   - body: what has happened.
  ///   - save: descends from this store's save.
  ///   - moment: when.
  public func record(_ body: Event.Body, in save: inout SaveFile, at moment: Moment) {
    append([save.record(body, at: moment)], of: save.home)
  }

  /// Adds the events of an answer.
  ///
  /// - Parameters:
  ///   - game: the game's name on the command line.
  ///   - save: descends from this store's save.
  /// - Returns: the event that would take the answer back.
  @discardableResult
  public func record(
    _ answer: Answer, game: String, in save: inout SaveFile, at moment: Moment
  ) -> Event.Undo? {
    let taken = save.record(answer, game: game, at: moment)
    append(taken.events, of: save.home)
    return taken.undo
  }

  /// Writes events to the journal that `save.take` has made.
  public func append(_ events: [Event], of home: String) {
    guard !events.isEmpty, holdsLock() else { return }
    for event in events { journal?.append(EventLine(event, home: home)) }
  }

  /// Whether nobody else may write. The file of a lock can be deleted; then it is made again, unless another process has
  /// done so and written since.
  private func holdsLock() -> Bool {
    guard let old = lock, !hasLostLock, !files.isCurrent(old) else { return !hasLostLock }
    do throws(FileError) {
      let new = try files.lock(home.lock)
      hasLostLock = new == nil || journal?.isAsLeft == false
      if let new { files.close(hasLostLock ? new : old) }
      if !hasLostLock { lock = new }
      return !hasLostLock
    } catch {
      // It may pass: until then nobody else is known to have the lock.
      return true
    }
  }

  private static let lostLock =
    "Another Babble has written to this folder meanwhile. Close all of them, then open one."

  /// Returns when everything is on the disk; to be called before the program ends.
  ///
  /// - Throws: why events are not. They are kept, and tried again with the next event.
  public func flush() throws(SaveError) {
    journal?.flush()
    index?.flush()
    if let failure = journal?.failure { throw .file(failure) }
  }

  /// Why events are not on the disk at the moment, as a sentence to show.
  public var journalFailure: String? {
    hasLostLock ? "Answers not saved. \(Self.lostLock)" : journal?.failure.map { "Answers not saved: \($0)" }
  }

  /// Writes the save and its copy. Once this returns, a power cut can't lose it. The index follows on a thread. If the player
  /// has changed how much is to be remembered, the journals are counted again.
  ///
  /// - Throws: what went wrong; the old save is unharmed then, and a later try may succeed.
  public func write(_ save: inout SaveFile, at now: Int64) throws(SaveError) {
    if case .readOnly(let reason) = access { throw .readOnly(reason) }
    guard holdsLock() else { throw .readOnly(Self.lostLock) }
    let bytes = save.bytes
    do throws(FileError) {
      try files.replace(home.save, with: bytes)
    } catch {
      throw .file(error)
    }
    if model != save.knowledge.model.name { recount(&save) }
    backupFailure = nil
    do throws(FileError) {
      try Backups(home: home, files: files).put(bytes, on: save.knowledge.model.day(of: Moment(now)))
    } catch {
      backupFailure = "The save was written, but no backup: \(error)"
    }
    if updateIndex(from: save) { save.markStored() }
  }

  /// What can't be read waits for the next write or start.
  private func recount(_ save: inout SaveFile) {
    journal?.flush()
    let model = save.knowledge.model.untrained
    guard let journals = try? Journals(in: home, own: Path.name(of: journalPath), files) else { return }
    var sum = JournalSum(of: journals, after: Knowledge(model: model))
    guard (try? sum.countAll { _, _ in }) != nil else { return }
    save.use(sum)
    index?.remake(key: KnowledgeIndex.key(model, journals))
    self.model = model.name
  }

  /// Has the index follow, if it can: what was counted out of order is counted again by the next start. Returns whether the
  /// changes of the save are on their way.
  @discardableResult
  private func updateIndex(from save: SaveFile) -> Bool {
    guard let index, let journal, let length = journal.length, journal.failure == nil, journal.isAsLeft,
      !save.applied.isDisordered
    else { return false }
    var save = save
    // Before the first answer there is no file.
    if length > 0 {
      let place = try? AppliedJournals.Place(journalPath, length: length, home: save.home, files: files)
      guard let place else { return false }
      save.applied.places[Path.name(of: journalPath)] = place
    }
    index.update(from: save)
    return true
  }
}
