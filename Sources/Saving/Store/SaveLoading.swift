import Formats
import System
import Learning

/// Reads the save at the start and repairs damage.
struct SaveLoading {
  let home: Home
  let files: any FileSystem
  /// Whether this process holds the lock.
  let mayRepair: Bool
  let surroundings: Surroundings
  private(set) var notices: [String] = []
  /// Why nothing may be written, as a sentence: the data on the disk could neither be used nor be put aside.
  private(set) var obstacle: String?
  /// Whether a rebuild removes the obstacle.
  private(set) var needsRebuild = false
  /// Whether the save was rebuilt from several journals.
  private(set) var isMadeAnew = false
  /// The end of the journal.
  private(set) var tail = JournalTail()
  private let backups: Backups
  /// The journal that this machine appends to.
  let own: OwnJournal

  init(home: Home, files: any FileSystem, mayRepair: Bool, surroundings: Surroundings) {
    self.home = home
    self.files = files
    self.mayRepair = mayRepair
    self.surroundings = surroundings
    backups = Backups(folder: home.backups, files: files)
    own = OwnJournal(
      in: home, files, state: surroundings.machine, chance: mayRepair ? surroundings.chance : nil)
  }

  mutating func load() throws(SaveError) -> SaveFile {
    if mayRepair {
      sweep()
      notices += ConflictCopies(in: home, files).notices
    }
    var save = try current() ?? SaveFile()
    takeEvents(&save)
    save.moveGoneDecks(in: home, files)
    save.sequence = max(save.sequence, (try? backups.all().first?.sequence) ?? 0)
    return save
  }

  /// Adds the events that only the journals have.
  private mutating func takeEvents(_ save: inout SaveFile) {
    do {
      let names = try home.journals(on: files)
      if save.journals != nil || names.contains(where: { $0 != own.name }) {
        try takeEvents(&save, with: names)
      } else {
        try takeOwnEvents(&save)
      }
      if let failure = own.failure { throw failure }
      if mayRepair { try? own.claim(in: home, as: save.home, files) }
    } catch {
      if obstacle == nil {
        needsRebuild = (error as? FileError)?.isTooLarge == true
        obstacle = needsRebuild ? endlessJournal : "\(error)"
      }
      if save.home.isEmpty { save.home = surroundings.home }
    }
  }

  private mutating func takeEvents(_ save: inout SaveFile, with names: [String]) throws {
    let start = JournalsAtStart(home: home, files: files, own: own, names: names)
    let result = try start.result(from: save, orHome: surroundings.home)
    (save, tail, isMadeAnew) = (result.save, result.tail, result.isMadeAnew)
    notices += result.notices
  }

  /// For a home that only this machine has written.
  private mutating func takeOwnEvents(_ save: inout SaveFile) throws(FileError) {
    let journal = Path.join(home.path, own.name)
    tail = try JournalTail(journal, after: save.lastEvent, files: files)
    for line in tail.lines { if let event = line.event { save.take(event) } }
    save.lastEvent = max(save.lastEvent, tail.lastNumber)
    if save.home.isEmpty { save.home = own.home ?? tail.lines.last?.home ?? surroundings.home }
    if !notices.isEmpty && !tail.lines.isEmpty {
      notices.append("Events taken from the journal: \(tail.lines.count).")
    }
    tell(tail.damagedLines, in: journal)
  }

  private mutating func tell(_ damagedLines: Int, in path: String) {
    guard damagedLines > 0 else { return }
    notices.append("Lines of \(path) that are damaged and were passed over: \(damagedLines).")
  }

  private var endlessJournal: String {
    "The last \(JournalTail.byteLimit >> 20) MB of \(home.journal) hold no event that the save has. "
      + "To read all of it: babble doctor --rebuild"
  }

  /// Leftovers do no harm, so errors are ignored.
  private func sweep() {
    // Several files have names that go on: imported journals, saves that were put aside.
    var names = ["journal", "save."] + [home.due, home.bank, home.kits].map(Path.name)
    if let target = try? files.resolve(home.save) {
      let (folder, name) = (Path.parent(of: target), Path.name(of: target))
      names.append(name)
      if folder != home.path { try? files.sweep(folder, namesStartingWith: [name]) }
    }
    try? files.sweep(home.path, namesStartingWith: names)
    for folder in ArchivePart.folders + ["backups", "exports", Aside.folder] {
      try? files.sweep(Path.join(home.path, folder), namesStartingWith: [""])
    }
  }
}

/// Dealing with damage.
extension SaveLoading {
  /// The save; nil if there is no file, or no good one.
  private mutating func current() throws(SaveError) -> SaveFile? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(home.save, limit: SaveFile.byteLimit)
    } catch {
      return error.isAbsence ? absent() : unreadable(error)
    }
    do throws(SaveFile.Refusal) {
      return try SaveFile(bytes: bytes)
    } catch {
      switch error {
      case .otherSchema(let found): throw .otherSchema(path: home.save, found: found)
      case .damaged(let error): return recover(bytes, error)
      }
    }
  }

  private mutating func absent() -> SaveFile? {
    if let copy = try? backups.all().first {
      let path = Path.join(home.backups, copy.name)
      notices.append(
        "There is no \(home.save): \(rest). To have the last one back, copy \(path) there.")
    }
    return nil
  }

  /// What happens to the rest without a save, as a sentence.
  private var rest: String {
    home.hasJournals(on: files)
      ? "settings start anew, and what is known comes from the journal" : "everything starts anew"
  }

  private mutating func unreadable(_ error: FileError) -> SaveFile? {
    obstacle = "\(error)"
    return newestGood()
  }

  private func newestGood() -> SaveFile? { (try? backups.newestGood())?.save }

  private mutating func recover(_ bytes: [UInt8], _ cause: TextError) -> SaveFile? {
    let finding = "The save \(home.save) was damaged (\(cause.finding))."
    do throws(FileError) {
      let backup = try backups.newestGood()
      var sentences = [finding]
      if mayRepair {
        sentences.append("It is kept as \(try putAside(bytes)).")
        if let backup {
          try files.replace(home.save, with: backup.bytes)
        } else {
          try removeSave()
        }
      }
      sentences.append(
        backup.map { "The backup \($0.name) took its place." }
          ?? "There is no good backup: \(rest).")
      notices.append(sentences.joined(separator: " "))
      return backup?.save
    } catch {
      obstacle = "\(finding) It could not be mended: \(error)"
      return newestGood()
    }
  }

  /// Without a backup the damaged file is removed, or the next start would find it again.
  private func removeSave() throws(FileError) {
    try files.remove(home.save)
    try files.syncFolder(home.path)
  }

  private func putAside(_ bytes: [UInt8]) throws(FileError) -> String {
    let path = Path.join(home.path, "save.damaged-\(Timestamp.compact(surroundings.moment.time)).json")
    try files.replace(path, with: bytes)
    return path
  }
}
