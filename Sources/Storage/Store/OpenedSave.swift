import Formats
import Learning
import System

/// A save as it was opened, with its lock: the start of a `SaveStore`. A value, so that another thread can
/// read a large save.
public struct OpenedSave: Sendable {
  public let home: Home
  public let save: SaveFile
  public let access: SaveAccess
  /// Messages for the player, as in `SaveStore`.
  public let notices: [String]
  /// Why the data on the disk could neither be used nor repaired, as a sentence.
  public let obstacle: String?
  /// Whether everything was counted again, so that save and index should be written.
  public let isMadeAnew: Bool
  let lock: OpenFile?
  /// The end of this machine's journal.
  let end: JournalEnd
  /// Whether the index lacks so much that it should be updated at once.
  let isBehind: Bool
  /// What the index has; nil if it is to be made.
  let indexed: Knowledge?
  /// Where the index is kept; nil if it isn't.
  let index: String?
  /// What the index depends on beside the journals.
  let key: JSONValue
  /// The path of the journal that this machine appends to.
  let journal: String

  /// Reads the save and takes the lock. A home that doesn't exist is made. If it can't be written, or another
  /// process holds the lock, it is only read. A damaged save is put aside, and settings are those of the newest good backup.
  /// What is known comes from the index and from the journals behind it.
  ///
  /// - Parameters:
  ///   - isReading: true to only look: nothing is made, locked or repaired.
  ///   - isGlance: whether that must be a matter of milliseconds: what other machines have written lately is left out then.
  ///   - progress: called now and then while the journals are read as a whole, with the bytes read and their total; an error
  ///     that it throws cancels.
  /// - Throws: `SaveError.otherSchema` and `.tooMuchToCount`, and what `progress` throws; the file is then left as it is.
  public init(
    home: Home, files: some FileSystem, isReading: Bool = false, isGlance: Bool = false,
    _ openContext: OpenContext,
    progress: (Int, Int) throws -> Void = { _, _ in }
  ) throws {
    self.home = home
    let (lock, access) = isReading ? (nil, .readOnly("Read-only.")) : Self.lock(home, files)
    var loading = SaveLoading(
      home: home, files: files, mayRepair: lock != nil, isGlance: isGlance, openContext: openContext)
    do {
      save = try loading.load(progress)
    } catch {
      if let lock { files.close(lock) }
      throw error
    }
    notices = loading.notices
    isMadeAnew = loading.isMadeAnew
    end = loading.end
    (indexed, isBehind, key) = (loading.indexed, loading.isBehind, loading.key)
    index = lock == nil ? nil : openContext.index?.path(of: home, files)
    journal = Path.join(home.path, loading.own.name)
    self.lock = lock
    obstacle = loading.obstacle
    // If the folder itself is the problem, its content is no news.
    let isRefused = lock == nil && !isReading
    let found = loading.obstacle.map { SaveAccess.readOnly("Nothing is saved: \($0)") }
    self.access = isRefused ? access : found ?? access
  }

  /// The names of the journals, and the number of homes that their events come from.
  public var journals: (names: [String], homes: Int) {
    (save.applied.places.keys.sorted(), save.applied.homes.count)
  }

  /// Whether nobody holds the lock of a home, and this process could.
  public static func canWrite(in home: Home, _ files: some FileSystem) -> Bool {
    guard let lock = try? files.lock(home.lock) else { return false }
    files.close(lock)
    return true
  }

  private static func lock(_ home: Home, _ files: some FileSystem) -> (OpenFile?, SaveAccess) {
    do throws(FileError) {
      try files.makeFolders(home.path)
      if let lock = try files.lock(home.lock) { return (lock, .writable) }
    } catch {
      return (nil, .readOnly("Nothing is saved: \(error) --home names another folder."))
    }
    return (nil, .readOnly(lockedMessage(by: files.holder(ofLock: home.lock))))
  }

  /// A process should end when its window is closed. If it hasn't, it can't be found without its number.
  private static func lockedMessage(by holder: LockHolder?) -> String {
    if let holder, holder.hasLostTerminal {
      return "Nothing is saved: a Babble that has lost its terminal holds this folder. End it with: kill "
        + String(holder.process)
    }
    let process = holder.map { " (process \($0.process))" } ?? ""
    return
      "Nothing is saved: another Babble is open on this folder. Close it\(process), or choose another folder with "
      + "--home."
  }
}
