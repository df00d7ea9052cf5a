import Formats
import System
import Learning

/// Reads the save at the start and mends what is damaged.
struct SaveLoading<Files: FileSystem> {
  let home: Home
  let files: Files
  /// Whether the lock is ours.
  let mayMend: Bool
  let now: Int64
  private(set) var notices: [String] = []
  /// Why nothing must be written: what is on the disk could neither be used nor be put aside. A sentence.
  private(set) var obstacle: String?
  /// The end of the journal.
  private(set) var tail = JournalTail()
  private let backups: Backups<Files>

  init(home: Home, files: Files, mayMend: Bool, now: Int64) {
    self.home = home
    self.files = files
    self.mayMend = mayMend
    self.now = now
    backups = Backups(folder: home.backups, files: files)
  }

  mutating func load() throws(SaveError) -> SaveFile {
    if mayMend { sweep() }
    var save = try current()
    save.sequence = max(save.sequence, (try? backups.all().first?.sequence) ?? 0)
    goOn(&save)
    return save
  }

  /// Counts the answers that the journal has and the save has not.
  private mutating func goOn(_ save: inout SaveFile) {
    do throws(FileError) {
      tail = try JournalTail(home.answers, after: save.answers, files: files)
    } catch {
      obstacle = obstacle ?? (error.isTooLarge ? endlessJournal : "\(error)")
    }
    for entry in tail.entries { save.count(entry) }
    if !notices.isEmpty && !tail.entries.isEmpty {
      notices.append("Answers taken from the journal: \(tail.entries.count).")
    }
    if tail.damagedLines > 0 {
      notices.append("Lines of \(home.answers) that are damaged and were passed over: \(tail.damagedLines).")
    }
  }

  private var endlessJournal: String {
    "The last \(JournalTail.byteLimit >> 20) MB of \(home.answers) hold no answer that the save has. "
      + "Move that file elsewhere: what is in it doesn't count then."
  }

  /// What is left over does no harm, so that a failure is none either.
  private func sweep() {
    if let target = try? files.resolve(home.save) {
      try? files.sweep(Path.parent(of: target), namesStartingWith: Path.name(of: target))
    }
    try? files.sweep(home.backups, namesStartingWith: "")
    try? files.sweep(home.decks, namesStartingWith: "")
  }

  private mutating func current() throws(SaveError) -> SaveFile {
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
      case .newer(let found): throw .newerSchema(path: home.save, found: found)
      case .damaged(let error): return recover(bytes, error)
      }
    }
  }

  private mutating func absent() -> SaveFile {
    if let copy = try? backups.all().first {
      let path = Path.join(home.backups, copy.name)
      notices.append(
        "There is no \(home.save): everything starts anew. To have the last one back, copy \(path) there.")
    }
    return SaveFile()
  }

  private mutating func unreadable(_ error: FileError) -> SaveFile {
    obstacle = "\(error)"
    return (try? backups.newestGood()?.save) ?? SaveFile()
  }

  private mutating func recover(_ bytes: [UInt8], _ cause: TextError) -> SaveFile {
    let finding = "The save \(home.save) was damaged (\(cause.finding))."
    do throws(FileError) {
      let backup = try backups.newestGood()
      var sentences = [finding]
      if mayMend {
        sentences.append("It is kept as \(try putAside(bytes)).")
        if let backup { try files.replace(home.save, with: backup.bytes) } else { try removeSave() }
      }
      sentences.append(
        backup.map { "The backup \($0.name) took its place." }
          ?? "There is no good backup: everything starts anew.")
      notices.append(sentences.joined(separator: " "))
      return backup?.save ?? SaveFile()
    } catch {
      obstacle = "\(finding) It could not be mended: \(error)"
      return (try? backups.newestGood()?.save) ?? SaveFile()
    }
  }

  /// Without a backup nothing may stand there: else the next start would find the damage once more.
  private func removeSave() throws(FileError) {
    try files.remove(home.save)
    try files.syncFolder(home.path)
  }

  private func putAside(_ bytes: [UInt8]) throws(FileError) -> String {
    let path = Path.join(home.path, "save.damaged-\(Timestamp.compact(now)).json")
    try files.replace(path, with: bytes)
    return path
  }
}
