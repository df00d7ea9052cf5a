import Learning
import System

/// Copies that syncing programs make of a file that two machines have changed, such as
/// `bank.sync-conflict-20260301-093000-X.json` or `save (Ana's conflicted copy 2026-03-01).json`, in any
/// language. Words, kits and decks are merged; of a save nothing is lost, since the journals are the truth.
/// The copies are then moved to the folder `aside`, so that none is read twice.
struct ConflictCopies {
  /// Only names are looked at, so that a start without such files takes no time.
  private struct Copy {
    let name: String
    let original: String
  }

  private let home: Home
  private let files: any FileSystem
  private(set) var notices: [String] = []

  /// Finds the copies and deals with them. The caller must hold the lock.
  init(in home: Home, _ files: any FileSystem) {
    (self.home, self.files) = (home, files)
    let copies = Self.copies(of: home, files)
    var settled: [String] = []
    for copy in copies {
      do {
        try settle(copy)
        settled.append(copy.name)
      } catch {
        notices.append(
          "Couldn't merge a copy made by a syncing program, so its changes are missing: \(error)")
      }
    }
    if !settled.isEmpty {
      notices.append(
        "Merged copies made by a syncing program, and moved them to the folder aside: "
          + settled.joined(separator: ", ") + ".")
    }
  }

  static func exist(in home: Home, _ files: some FileSystem) -> Bool { !copies(of: home, files).isEmpty }

  private static let originals = ["save.json", "bank.json", "kits.json", "journal.owner"]
  /// What Babble and version 0.2 of it keep beside a save.
  private static let kept = ["save.damaged-", "save.schema", "save.before-rebuild-"]

  private static func copies(of home: Home, _ files: some FileSystem) -> [Copy] {
    let own = ((try? files.list(home.path)) ?? []).compactMap { name in
      originals.first { isCopy(name, of: $0) && !kept.contains(where: name.hasPrefix) }
        .map { Copy(name: name, original: $0) }
    }
    let decks = (try? files.list(home.decks)) ?? []
    let copied = decks.compactMap { name in
      decks.first { isCopy(name, of: $0) && (isNamedConflict(name) || isSameDeck(name, $0, home, files)) }
        .map { Copy(name: "decks/" + name, original: "decks/" + $0) }
    }
    return own + copied
  }

  private static func isNamedConflict(_ name: String) -> Bool { name.lowercased().contains("conflict") }

  /// Two decks can have similar file names, but each deck has its own id. Decks are only read if the name looks like that of
  /// a copy, or of another machine.
  private static func isSameDeck(_ name: String, _ original: String, _ home: Home, _ files: some FileSystem)
    -> Bool
  {
    let added = name.dropFirst(original.prefix { $0 != "." }.count).prefix { $0 != "." }
    guard !added.hasPrefix("-") || added.contains(where: \.isUppercase) else { return false }
    let ids = [name, original].map { try? DeckFiles.read(Path.join(home.decks, $0), from: files).id }
    return ids[0] != nil && ids[0] == ids[1]
  }

  /// Whether a name is that of another file and something more, inside or behind it: `bank (Ana's conflicted copy).json`
  /// (Dropbox, ownCloud), `bank.sync-conflict-….json` (Syncthing), `bank-DESKTOP-1.json` (OneDrive), `bank 2.json` (iCloud),
  /// `bank.conflict1.json` and `bank.json.conflict1` (rclone), `bank.json~HEAD` and `bank_REMOTE_7.json` (git).
  private static func isCopy(_ name: String, of original: String) -> Bool {
    // Most names are originals: their length tells that faster than a search.
    guard name.utf8.count > original.utf8.count + 1, let dot = original.lastIndex(of: ".") else {
      return false
    }
    let (stem, ending) = (original[..<dot], original[dot...])
    if name.hasPrefix(original) { return !name.hasSuffix("~") && !name.hasSuffix(".swp") }
    guard name.hasPrefix(stem), name.hasSuffix(ending) else { return false }
    return name.dropFirst(stem.count).first.map { " -_.(".contains($0) } ?? false
  }

  private func settle(_ copy: Copy) throws {
    let path = Path.join(home.path, copy.name)
    switch copy.original {
    case "bank.json": try unite(path, BankFile.self, { $0.united(with: $1) }) { $0.loses($1) }
    case "kits.json": try unite(path, KitsFile.self, { $0.united(with: $1) }) { _, _ in false }
    case _ where copy.original.utf8.starts(with: "decks/".utf8): try uniteDeck(path, copy)
    default: break
    }
    let aside = Path.join(home.path, Aside.folder)
    try files.makeFolders(aside)
    try files.rename(path, to: try free(Path.join(aside, Aside.flat(copy.name)), for: path))
    try files.syncFolder(aside)
  }

  /// A path in the folder `aside` at which no other content is.
  private func free(_ path: String, for copy: String) throws -> String {
    guard try files.size(of: path) != nil else { return path }
    let content = try files.read(copy, limit: .max - 1)
    return path + "." + String(Checksum.crc32(content[...]), radix: 16)
  }

  private func unite<File: HomeFile>(
    _ path: String, _ type: File.Type, _ united: (File, File) -> File, loses: (File, File) -> Bool
  ) throws {
    let mine = try File(in: home, from: files)
    let theirs: File
    do {
      theirs = try File(bytes: try files.read(path, limit: File.byteLimit), path: path)
    } catch HomeFileRefusal<File>.damaged(let error) {
      // The rest of that sentence is about the home's own file.
      throw error
    }
    let both = united(mine, theirs)
    if both == mine { return }
    if loses(mine, theirs) {
      try Aside.setAside(mine.bytes, from: Path.name(of: File.path(in: home)), in: home, on: files)
    }
    try both.write(to: home, files: files)
  }

  private func uniteDeck(_ path: String, _ copy: Copy) throws {
    let original = Path.join(home.path, copy.original)
    let mine = try DeckFiles.read(original, from: files)
    let both = mine.united(with: try DeckFiles.read(path, from: files))
    if both == mine { return }
    let bytes = try files.read(original, limit: DeckFormat.byteLimit)
    try Aside.setAside(bytes, from: copy.original, in: home, on: files)
    try files.replace(original, with: try DeckFormat.write(both, file: original))
  }
}

extension Home {
  /// Keeps a copy of a file that is about to be replaced in the folder `aside`, with the
  /// content that is in memory.
  public func setAside(_ file: some HomeFile, on files: some FileSystem) throws(FileError) {
    try Aside.setAside(file.bytes, from: Path.name(of: type(of: file).path(in: self)), in: self, on: files)
  }
}
