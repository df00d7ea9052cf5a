import System
import Learning

/// The player's save on the disk: read once at the start, then written as a whole whenever it changes. One
/// process holds the lock and writes; any other only reads.
public final class SaveStore {
  public var home: Home { folder.home }
  public let folder: SaveFolder
  /// The save as it was opened. Later versions are not kept here: a second reference would make the next
  /// answer copy all words.
  public let save: SaveFile
  public var access: SaveAccess { folder.access }
  /// What the player should know about the start: for example, a damaged save and what became of it.
  /// Sentences that can hold paths: clean them before printing.
  public let notices: [String]
  /// Why the last save has no backup, as a sentence; nil if it has one.
  public private(set) var backupFailure: String?

  private let files: any FileSystem
  private let lock: OpenFile?
  private let journal: Journal?
  private let journalPath: String
  private var sequence: Int64

  /// Opens the save.
  public convenience init(
    home: Home, files: any FileSystem, isReading: Bool = false, _ surroundings: Surroundings
  ) throws(SaveError) {
    self.init(try OpenedSave(home: home, files: files, isReading: isReading, surroundings), files: files)
  }

  /// Continues from a save that was opened, perhaps on another thread. There must be only one store for each.
  public convenience init(_ opened: OpenedSave, files: any FileSystem) {
    self.init(opened, files: files, isAlone: false)
  }

  /// - Parameter isAlone: whether no thread syncs the journal, as in `Journal`.
  init(_ opened: OpenedSave, files: any FileSystem, isAlone: Bool) {
    folder = SaveFolder(opened.home, opened.access, files)
    self.files = files
    save = opened.save
    notices = opened.notices
    lock = opened.lock
    sequence = opened.save.sequence
    journalPath = opened.journal
    journal =
      opened.access == .writable
      ? Journal(
        opened.journal, after: opened.tail, mayBeUnsynced: opened.hasNews, files: files, isAlone: isAlone)
      : nil
  }

  deinit {
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
  /// - Returns: false if the journal has no numbers left, after 10^12 events or an edit by hand. Then only
  ///   writing the save keeps the event.
  @discardableResult
  public func record(_ body: Event.Body, in save: inout SaveFile, at moment: Moment) -> Bool {
    let last = save.lastEvent
    return append([save.take(body, at: moment)], after: last, of: save.home)
  }

  /// Adds the events of an answer.
  ///
  /// - Parameters:
  ///   - game: the game's name on the command line.
  ///   - save: descends from this store's save.
  /// - Returns: whether the journal has them, and the event that would take the answer back.
  @discardableResult
  public func record(
    _ answer: Answer, game: String, in save: inout SaveFile, at moment: Moment
  ) -> (isKept: Bool, undo: Event.Undo?) {
    let last = save.lastEvent
    let taken = save.take(answer, game: game, at: moment)
    return (append(taken.events, after: last, of: save.home), taken.undo)
  }

  /// Writes events to the journal that `save.take` has made, after the event numbered `last`. Returns whether each had a
  /// number of its own.
  public func append(_ events: [Event], after last: Int64, of home: String) -> Bool {
    var last = last
    for event in events {
      guard event.number > last else { return false }
      journal?.append(EventLine(event, home: home))
      last = event.number
    }
    return true
  }

  /// Returns when all events are on the disk; to be called before the program ends.
  ///
  /// - Throws: why they are not. They are kept, and tried again with the next event.
  public func flush() throws(SaveError) {
    journal?.flush()
    if let failure = journal?.failure { throw .file(failure) }
  }

  /// Why events are not on the disk at the moment, as a sentence to show.
  public var journalFailure: String? {
    journal?.failure.map { "Answers not saved: \($0)" }
  }

  /// Adds the length of this machine's journal, so that another machine notices what is appended later.
  private func included(_ journals: IncludedJournals?) -> IncludedJournals? {
    guard var journals else { return nil }
    journals.sizes[Path.name(of: journalPath)] = (try? files.size(of: journalPath)) ?? 0
    return journals
  }

  /// Writes what is due, after the save that was written last. If that fails, readers fall back to the save.
  public func keep(_ due: DueFile) {
    guard access == .writable else { return }
    var due = due
    due.sequence = sequence
    due.journal = Path.name(of: journalPath)
    due.sizes = save.journals?.sizes ?? [:]
    try? due.write(to: home, files: files)
  }

  /// Refuses what the next start could not read. Only a save far larger than any player's
  /// is parsed to find out.
  private static func checked(_ bytes: [UInt8]) throws(SaveError) -> [UInt8] {
    guard bytes.count > SaveFile.byteLimit / 4 else { return bytes }
    if bytes.count > SaveFile.byteLimit { throw .tooLarge(limit: SaveFile.byteLimit) }
    do throws(SaveFile.Refusal) { _ = try SaveFile(bytes: bytes) } catch {
      throw .tooLarge(limit: SaveFile.byteLimit)
    }
    return bytes
  }

  /// Writes the save, then a copy of it among the backups. Once this returns, a power cut can't lose it.
  ///
  /// - Parameter now: seconds since 1970 UTC.
  /// - Throws: what went wrong; the old save is unharmed then, and a later try may succeed.
  public func write(_ save: SaveFile, at now: Int64) throws(SaveError) {
    if case .readOnly(let reason) = access { throw .readOnly(reason) }
    var next = save
    next.sequence = min(sequence + 1, SaveFile.mostCounted)
    next.journals = included(next.journals)
    let bytes = try Self.checked(next.bytes)
    do throws(FileError) {
      try files.replace(home.save, with: bytes)
    } catch {
      throw .file(error)
    }
    sequence = next.sequence
    backupFailure = nil
    do throws(FileError) {
      try Backups(folder: home.backups, files: files).add(bytes, sequence: next.sequence, at: now)
    } catch {
      backupFailure = "The save was written, but no backup: \(error)"
    }
  }
}
