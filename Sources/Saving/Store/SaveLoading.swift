import Learning

/// Reads the save at the start and mends what is damaged.
struct SaveLoading<Files: FileSystem> {
  /// The most bytes of a save: 20,000 words take about 5 MB.
  static var byteLimit: Int { 256 << 20 }

  let home: Home
  let files: Files
  /// Whether the lock is ours.
  let mayMend: Bool
  let now: Int64
  private(set) var notices: [String] = []
  /// Why the save must not be written over: its content could neither be used nor be put aside.
  private(set) var obstacle: String?
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
    save.sequence = max(save.sequence, backups.all().first?.sequence ?? 0)
    return save
  }

  /// What is left over does no harm, so that a failure is none either.
  private func sweep() {
    if let target = try? files.resolve(home.save) {
      try? files.sweep(Path.parent(of: target), namesStartingWith: Path.name(of: target))
    }
    try? files.sweep(home.backups, namesStartingWith: "")
  }

  private mutating func current() throws(SaveError) -> SaveFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(home.save, limit: Self.byteLimit)
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
    if let copy = backups.all().first {
      let path = Path.join(home.backups, copy.name)
      notices.append(
        "There is no \(home.save): everything starts anew. To have the last one back, copy \(path) there.")
    }
    return SaveFile()
  }

  private mutating func unreadable(_ error: FileError) -> SaveFile {
    obstacle = "Nothing will be saved: \(error)"
    return newestGoodBackup()?.save ?? SaveFile()
  }

  private mutating func recover(_ bytes: [UInt8], _ cause: TextError) -> SaveFile {
    let backup = newestGoodBackup()
    let outcome =
      backup.map { "The backup \($0.name) took its place." } ?? "No good backup is there: all starts anew."
    let finding = "The save \(home.save) was damaged (\(cause.finding))."
    if mayMend {
      do throws(FileError) {
        let aside = try putAside(bytes)
        if let backup { try files.replace(home.save, with: backup.bytes) }
        notices.append("\(finding) It is kept as \(aside). \(outcome)")
      } catch {
        obstacle = "\(finding) It could not be mended, so nothing will be saved: \(error)"
      }
    } else {
      notices.append("\(finding) \(outcome)")
    }
    return backup?.save ?? SaveFile()
  }

  private func putAside(_ bytes: [UInt8]) throws(FileError) -> String {
    let path = Path.join(home.path, "save.damaged-\(Timestamp.compact(now)).json")
    try files.replace(path, with: bytes)
    return path
  }

  private func newestGoodBackup() -> (name: String, bytes: [UInt8], save: SaveFile)? {
    for copy in backups.all() {
      if let bytes = try? files.read(Path.join(home.backups, copy.name), limit: Self.byteLimit),
        let save = try? SaveFile(bytes: bytes)
      {
        return (copy.name, bytes, save)
      }
    }
    return nil
  }
}
