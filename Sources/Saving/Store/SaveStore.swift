import System
import Learning

/// The player's save on the disk: read once at the start, then written whole whenever it changes. One process
/// holds the lock and writes; any other reads.
public final class SaveStore {
  /// Where everything is.
  public let home: Home
  /// What was found when it was opened. What is written later isn't kept here: because of a second holder the next
  /// answer would copy all words.
  public let save: SaveFile
  /// Whether writing is possible.
  public let access: SaveAccess
  /// What the player should be told of the start: a damaged save and what became of it. Sentences, which can hold
  /// paths: clean them before printing.
  public let notices: [String]
  /// Why the save that was written last has no backup, as a sentence like those; nil when it has one.
  public private(set) var backupFailure: String?

  private let files: any FileSystem
  private let lock: OpenFile?
  private let journal: Journal?
  private let journalPath: String
  private var sequence: Int64

  /// Opens the save and goes on from it.
  public convenience init(
    home: Home, files: any FileSystem, isReading: Bool = false, _ surroundings: Surroundings
  ) throws(SaveError) {
    self.init(try OpenedSave(home: home, files: files, isReading: isReading, surroundings), files: files)
  }

  /// Goes on from a save that was opened, perhaps on another thread; one store for each.
  public init(_ opened: OpenedSave, files: any FileSystem) {
    home = opened.home
    self.files = files
    save = opened.save
    access = opened.access
    notices = opened.notices
    lock = opened.lock
    sequence = opened.save.sequence
    journalPath = opened.journal
    journal = access == .writable ? Journal(opened.journal, after: opened.tail, files: files) : nil
  }

  deinit {
    journal?.close()
    if let lock { files.close(lock) }
  }

  /// Takes what has happened in `save`, and writes it to the journal before this returns: from then on a kill loses
  /// nothing of it, and a moment later, when a thread of the journal's own has synced it, neither does a power
  /// cut. Takes some microseconds.
  ///
  /// - Parameters:
  ///   - body: what has happened.
  ///   - save: the save that goes on from this store's.
  ///   - moment: when.
  /// - Returns: false where the journal can number no further, after 10^12 events or an edit by hand. Then only
  ///   writing the save keeps it.
  @discardableResult
  public func record(_ body: Event.Body, in save: inout SaveFile, at moment: Moment) -> Bool {
    let last = save.lastEvent
    return append([save.take(body, at: moment)], after: last, of: save.home)
  }

  /// Takes an answer, and what follows from it, like anything else that happens.
  ///
  /// - Parameters:
  ///   - answer: what the player answered.
  ///   - game: the game's word on the command line.
  ///   - save: the save that goes on from this store's.
  ///   - moment: when.
  /// - Returns: whether the journal has it, and what takes it back.
  @discardableResult
  public func record(
    _ answer: Answer, game: String, in save: inout SaveFile, at moment: Moment
  ) -> (isKept: Bool, undo: Event.Undo?) {
    let last = save.lastEvent
    let taken = save.take(answer, game: game, at: moment)
    return (append(taken.events, after: last, of: save.home), taken.undo)
  }

  /// Returns whether each had a number of its own.
  private func append(_ events: [Event], after last: Int64, of home: String) -> Bool {
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
  /// - Throws: why they are not. They are kept, and tried again with the next one.
  public func flush() throws(SaveError) {
    journal?.flush()
    if let failure = journal?.failure { throw .file(failure) }
  }

  /// Why events are not on the disk at the moment, as a sentence to show; nil when all is well.
  public var journalFailure: String? {
    journal?.failure.map { "Answers not saved: \($0)" }
  }

  /// Keeps the replay of a round under a name that no other has.
  ///
  /// - Throws: what went wrong; then there is no such file.
  public func keep(_ replay: [UInt8], as name: String) throws(SaveError) {
    if case .readOnly(let reason) = access { throw .readOnly(reason) }
    do throws(FileError) {
      try files.makeFolders(home.replays)
      try files.replace(Path.join(home.replays, name), with: replay)
    } catch {
      throw .file(error)
    }
  }

  /// Keeps a picture in SVG under the time at which it was asked for. Returns its path.
  ///
  /// - Throws: what went wrong; then there is no such file.
  public func keep(picture: [UInt8], at moment: Moment) throws(SaveError) -> String {
    if case .readOnly(let reason) = access { throw .readOnly(reason) }
    let path = Path.join(home.pictures, "babble-\(Timestamp.compact(moment.time)).svg")
    do throws(FileError) {
      try files.makeFolders(home.pictures)
      try files.replace(path, with: picture)
    } catch {
      throw .file(error)
    }
    return path
  }

  /// Keeps a copy of a save from which courses are about to be reset. Where it is put in the place of the save, it counts
  /// the events of the reset as included, so that the journal doesn't forget everything once more.
  ///
  /// - Parameters:
  ///   - save: what is to be kept.
  ///   - events: how many events the reset takes.
  ///   - now: the time in seconds since 1970 UTC.
  /// - Returns: its path.
  /// - Throws: what went wrong; then there is no copy, and nothing must be reset.
  public func keep(
    _ save: SaveFile, beforeResetOf events: Int, at now: Int64
  ) throws(SaveError) -> String {
    if case .readOnly(let reason) = access { throw .readOnly(reason) }
    var copy = save
    copy.lastEvent = min(copy.lastEvent + Int64(events), SaveFile.mostCounted)
    do throws(FileError) {
      return try Backups(folder: home.backups, files: files).keep(copy.bytes, before: "reset", at: now)
    } catch {
      throw .file(error)
    }
  }

  /// What is included, with how far the own journal is, so that another machine sees what came later.
  private func included(_ journals: IncludedJournals?) -> IncludedJournals? {
    guard var journals else { return nil }
    journals.sizes[Path.name(of: journalPath)] = (try? files.size(of: journalPath)) ?? 0
    return journals
  }

  /// Keeps what is due beside the save that was written last. Where that can't be done, whoever asks reads the save.
  public func keep(_ due: DueFile) {
    guard access == .writable else { return }
    var due = due
    due.sequence = sequence
    due.journal = Path.name(of: journalPath)
    due.sizes = save.journals?.sizes ?? [:]
    try? due.write(to: home, files: files)
  }

  /// Refuses what the next start could not read. Only a save far beyond any player's is parsed to find out.
  private static func checked(_ bytes: [UInt8]) throws(SaveError) -> [UInt8] {
    guard bytes.count > SaveFile.byteLimit / 4 else { return bytes }
    if bytes.count > SaveFile.byteLimit { throw .tooLarge(limit: SaveFile.byteLimit) }
    do throws(StoredSave.Refusal) { _ = try SaveFile(bytes: bytes) } catch {
      throw .tooLarge(limit: SaveFile.byteLimit)
    }
    return bytes
  }

  /// Writes the save, then a copy of it among the backups. When this returns, a power cut loses nothing of it.
  ///
  /// - Parameters:
  ///   - save: what to keep.
  ///   - now: the time in seconds since 1970 UTC.
  /// - Throws: what went wrong; the old save is then still whole, and a later try may succeed.
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
