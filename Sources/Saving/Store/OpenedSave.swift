import System

/// Whether a process may write.
public enum SaveAccess: Equatable, Sendable {
  /// It holds the lock.
  case writable
  /// It does not, and the sentence says why and what to do. Can hold a path: clean it before printing.
  case readOnly(String)

  /// Why it may not, as that sentence; nil where it may.
  public var obstacle: String? { if case .readOnly(let reason) = self { reason } else { nil } }
}

/// A save as it was found at the start, with the lock that was taken for it: what a `SaveStore` goes on from. A value,
/// so that another thread can read a large one.
public struct OpenedSave: Sendable {
  /// Where everything is.
  public let home: Home
  /// What was read.
  public let save: SaveFile
  /// Whether writing is possible.
  public let access: SaveAccess
  /// What the player should be told, as `SaveStore` has it.
  public let notices: [String]
  /// Why what is on the disk could be neither used nor mended, as a sentence like those; nil when it could.
  public let obstacle: String?
  /// Whether the save was made anew from several journals, so that it should be written.
  public let isMadeAnew: Bool
  let lock: OpenFile?
  let tail: JournalTail<EventLine>
  /// The path of the journal that this machine goes on with.
  let journal: String

  /// Reads the save and takes the lock. A home that isn't there is made; one that can't be written is read, and
  /// so is one whose lock another process holds. A damaged save is put aside and the newest good backup takes
  /// its place. Events that the journal has and the save has not are taken. What version 0.1 has saved is taken over.
  ///
  /// - Parameters:
  ///   - home: where everything is.
  ///   - files: the disk.
  ///   - isReading: true for a look only: nothing is made, locked or mended.
  ///   - surroundings: what is needed besides.
  /// - Throws: `newerSchema` and nothing else; the file is then left as it is.
  public init(
    home: Home, files: some FileSystem, isReading: Bool = false, _ surroundings: Surroundings
  ) throws(SaveError) {
    self.home = home
    let (lock, access) = isReading ? (nil, .readOnly("You are only looking.")) : Self.lock(home, files)
    var loading = SaveLoading(home: home, files: files, mayMend: lock != nil, surroundings: surroundings)
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
    // Where the folder itself is the trouble, what stands in it is no news.
    let isRefused = lock == nil && !isReading
    let found = loading.obstacle.map { SaveAccess.readOnly("Nothing is saved: \($0)") }
    self.access = isRefused ? access : found ?? access
  }

  /// The names of the journals, and of how many homes their events are.
  public var journals: (names: [String], homes: Int) {
    guard let all = save.journals else { return ([Path.name(of: journal)], 1) }
    return (all.sizes.keys.sorted(), all.homes.count)
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

  /// One whose window was closed should have ended; where it hasn't, nobody can find it without its number.
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
