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
  /// Whether a rebuild removes that.
  let needsRebuild: Bool
  /// Whether the save was rebuilt from several journals and so should be written.
  public let isMadeAnew: Bool
  let lock: OpenFile?
  let tail: JournalTail
  /// The path of the journal that this machine appends to.
  let journal: String

  /// Reads the save and takes the lock. A home that doesn't exist is made. If it can't be written, or another
  /// process holds the lock, it is only read. A damaged save is put aside and replaced by the newest good
  /// backup. Events that only the journal has are added.
  ///
  /// - Parameter isReading: true to only look: nothing is made, locked or repaired.
  /// - Throws: `otherSchema` and nothing else; the file is then left as it is.
  public init(
    home: Home, files: some FileSystem, isReading: Bool = false, _ surroundings: Surroundings
  ) throws(SaveError) {
    self.home = home
    let (lock, access) = isReading ? (nil, .readOnly("You are only looking.")) : Self.lock(home, files)
    var loading = SaveLoading(home: home, files: files, mayRepair: lock != nil, surroundings: surroundings)
    do throws(SaveError) {
      save = try loading.load()
    } catch {
      if let lock { files.close(lock) }
      throw error
    }
    notices = loading.notices
    isMadeAnew = loading.isMadeAnew
    tail = loading.tail
    journal = Path.join(home.path, loading.own.name)
    self.lock = lock
    obstacle = loading.obstacle
    needsRebuild = loading.needsRebuild
    // If the folder itself is the problem, its content is no news.
    let isRefused = lock == nil && !isReading
    let found = loading.obstacle.map { SaveAccess.readOnly("Nothing is saved: \($0)") }
    self.access = isRefused ? access : found ?? access
  }

  /// Whether a journal had events that the save lacked: after a kill, or from another machine.
  var hasNews: Bool { isMadeAnew || !tail.lines.isEmpty }

  /// The names of the journals, and the number of homes that their events come from.
  public var journals: (names: [String], homes: Int) {
    guard let all = save.journals else { return ([Path.name(of: journal)], 1) }
    return (all.sizes.keys.sorted(), all.homes.count + (save.lastEvent > 0 ? 1 : 0))
  }

  private static func lock(_ home: Home, _ files: some FileSystem) -> (OpenFile?, SaveAccess) {
    do throws(FileError) {
      try files.makeFolders(home.path)
      if let lock = try files.lock(home.lock) { return (lock, .writable) }
    } catch {
      return (nil, .readOnly("Nothing is saved: \(error) --home names another folder."))
    }
    return (nil, .readOnly(taken(by: files.holder(ofLock: home.lock))))
  }

  /// A process should end when its window is closed. If it hasn't, it can't be found without its number.
  private static func taken(by holder: LockHolder?) -> String {
    if let holder, holder.hasLostTerminal {
      return "Nothing is saved: a Babble that has lost its terminal holds this folder. End it with: kill "
        + String(holder.process)
    }
    let process = holder.map { " (process \($0.process))" } ?? ""
    return
      "Nothing is saved: another Babble is open on this folder. Close it\(process), or choose another folder "
      + "with --home."
  }
}

/// Whether a process may write.
public enum SaveAccess: Equatable, Sendable {
  /// It holds the lock.
  case writable
  /// It doesn't; the sentence says why and what to do. Can hold a path: clean it before printing.
  case readOnly(String)

  /// The sentence of `readOnly`.
  public var obstacle: String? { if case .readOnly(let reason) = self { reason } else { nil } }
}

/// What opening a save needs from outside.
public struct Surroundings: Sendable {
  /// Now.
  public var moment: Moment
  /// Random bits, for a home that has no identity yet.
  public var chance: UInt64
  /// Says which machine this is; nil treats any home as this machine's own.
  public var machine: MachineState?

  public init(at moment: Moment, chance: UInt64, machine: MachineState? = nil) {
    self.moment = moment
    self.chance = chance
    self.machine = machine
  }

  /// The identity for a new home: 16 hex digits.
  var home: String { HomeName.text(chance) }
}

/// Why the player's data could not be read or written.
public enum SaveError: Error, Equatable, Sendable {
  /// The environment names no home.
  case noHome
  /// The save was written by another version of Babble. It has not been touched.
  case otherSchema(path: String, found: Int64)
  /// This process may only read; the sentence says why.
  case readOnly(String)
  /// The system refused.
  case file(FileError)
  /// The save is larger, in bytes, than the next start would read.
  case tooLarge(limit: Int)
}

extension SaveError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence or two. Can hold a path: clean it before printing.
  public var description: String {
    switch self {
    case .noHome: "no home is set. Set HOME, or name a folder with --home."
    case .otherSchema(let path, let found):
      "\(path) has schema \(found), and this Babble knows \(SaveFile.schema). "
        + "\(SaveFile.advice(forSchema: found)), or choose another folder with --home; the file was left as it is."
    case .readOnly(let reason): reason
    case .file(let error): error.description
    case .tooLarge(let limit):
      "the save has become larger than the \(limit >> 20) MB that are read. Choose another folder with --home."
    }
  }
}
