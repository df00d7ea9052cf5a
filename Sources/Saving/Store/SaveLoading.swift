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
  private(set) var tail = JournalTail<EventLine>()
  private let backups: Backups
  /// The journal that this machine appends to.
  let own: OwnJournal

  private enum Found {
    case save(StoredSave, bytes: [UInt8])
    /// No file, or no good one.
    case nothing
  }

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
    var save: SaveFile
    switch try current() {
    case .save(.current(let found), _):
      save = found
      takeEvents(&save)
    case .save(.old(let old), let bytes):
      save = migrate(old, bytes)
    case .nothing:
      let isOld = !home.hasJournals(on: files) && isThere(home.oldAnswers)
      save = isOld ? migrate(OldSave(), nil) : SaveFile()
      if !isOld { takeEvents(&save) }
    }
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
    "The last \(JournalTail<EventLine>.byteLimit >> 20) MB of \(home.journal) hold no event that the save has. "
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

  private func isThere(_ path: String) -> Bool { (try? files.size(of: path)) != nil }
}

/// Migrating a save of version 0.1.
extension SaveLoading {
  /// Adds the answers that the old save lacks and writes the migrated save.
  private mutating func migrate(_ old: OldSave, _ bytes: [UInt8]?) -> SaveFile {
    var old = old
    do throws(FileError) {
      let tail = try JournalTail<OldLine>(home.oldAnswers, after: old.answers, files: files)
      for line in tail.lines { old.count(line, MemoryModel()) }
      tell(tail.damagedLines, in: home.oldAnswers)
    } catch {
      obstacle = obstacle ?? "\(error)"
    }
    old.rest.moveGoneDecks(in: home, files)
    let last = max(old.sequence, (try? backups.all().first?.sequence) ?? 0)
    old.rest.sequence = min(last + 1, SaveFile.mostCounted)
    let migration = Migration(
      of: old, home: surroundings.home, at: surroundings.moment, find: surroundings.find)
    if mayRepair && obstacle == nil { write(migration, over: bytes) }
    return migration.save
  }

  private mutating func write(_ migration: Migration, over bytes: [UInt8]?) {
    do throws(FileError) {
      let writer = MigrationWriter(home: home, files: files, now: surroundings.moment.time)
      try writer.write(migration, over: bytes)
      tail = try JournalTail(home.journal, after: migration.save.lastEvent, files: files)
    } catch {
      obstacle = "What version 0.1 saved could not be carried over: \(error)"
    }
  }
}

/// Dealing with damage.
extension SaveLoading {
  private mutating func current() throws(SaveError) -> Found {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(home.save, limit: SaveFile.byteLimit)
    } catch {
      return error.isAbsence ? absent() : unreadable(error)
    }
    do throws(StoredSave.Refusal) {
      return .save(try StoredSave(bytes: bytes), bytes: bytes)
    } catch {
      switch error {
      case .newer(let found): throw .newerSchema(path: home.save, found: found)
      case .damaged(let error): return recover(bytes, error)
      }
    }
  }

  private mutating func absent() -> Found {
    if let copy = try? backups.all().first {
      let path = Path.join(home.backups, copy.name)
      notices.append(
        "There is no \(home.save): \(rest). To have the last one back, copy \(path) there.")
    }
    return .nothing
  }

  /// What happens to the rest without a save, as a sentence.
  private var rest: String {
    home.hasJournals(on: files)
      ? "settings start anew, and what is known comes from the journal" : "everything starts anew"
  }

  private mutating func unreadable(_ error: FileError) -> Found {
    obstacle = "\(error)"
    return newestGood()
  }

  private func newestGood() -> Found {
    guard let backup = try? backups.newestGood() else { return .nothing }
    return used(backup.save, backup.bytes)
  }

  /// If this version's journal exists, it knows everything that an old save did: only the settings are used.
  private func used(_ save: StoredSave, _ bytes: [UInt8]) -> Found {
    guard case .old(let old) = save, home.hasJournals(on: files) else { return .save(save, bytes: bytes) }
    var settings = SaveFile()
    settings.settings = old.rest.settings
    settings.unknown = old.rest.unknown
    settings.sequence = old.sequence
    return .save(.current(settings), bytes: settings.bytes)
  }

  private mutating func recover(_ bytes: [UInt8], _ cause: TextError) -> Found {
    let finding = "The save \(home.save) was damaged (\(cause.finding))."
    do throws(FileError) {
      let backup = try backups.newestGood()
      let found = backup.map { used($0.save, $0.bytes) } ?? .nothing
      var sentences = [finding]
      if mayRepair {
        sentences.append("It is kept as \(try putAside(bytes)).")
        if case .save(_, let good) = found {
          try files.replace(home.save, with: good)
        } else {
          try removeSave()
        }
      }
      sentences.append(
        backup.map { "The backup \($0.name) took its place." }
          ?? "There is no good backup: \(rest).")
      notices.append(sentences.joined(separator: " "))
      return found
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
