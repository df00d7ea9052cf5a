import Learning
import System

/// Makes a new dictionary beside the old one and puts it in its place when it is complete. If the writer is
/// released before `finish`, nothing is left.
///
/// It begins as a copy of the old one, so that the languages that aren't replaced stay. An old one that is
/// damaged or of another version is ignored.
public final class DictionaryWriter {
  private let path: String
  private let files: any FileSystem
  private let lock: OpenFile
  private let temporary: String
  private let database: DictionaryDatabase

  /// - Throws: `busy` if another process is making one, or why nothing can be made there.
  public init(at path: String, on files: any FileSystem) throws(DictionaryError) {
    (self.path, self.files) = (path, files)
    lock = try Self.lock(path, files)
    var made: String?
    do throws(DictionaryError) {
      let file = try onDisk { () throws(FileError) in try files.createTemporary(for: path) }
      files.close(file)
      made = file.path
      temporary = file.path
      database = try DictionaryDatabase(making: file.path, DictionaryError.ofDatabase(file.path))
    } catch {
      if let made { try? files.remove(made) }
      files.close(lock)
      throw error
    }
    if let old = try Self.old(at: path, files) {
      try database.copy(old)
    } else {
      try database.run(Schema.shared)
    }
    try database.run("BEGIN")
  }

  deinit {
    files.close(lock)
    try? files.remove(temporary)
  }

  private static func lock(_ path: String, _ files: any FileSystem) throws(DictionaryError) -> OpenFile {
    let lock = try onDisk { () throws(FileError) in
      let folder = Path.parent(of: path)
      try files.makeFolders(folder)
      guard let lock = try files.lock(path + ".lock") else { return OpenFile?.none }
      try files.sweep(folder, namesStartingWith: [Path.name(of: path)])
      return lock
    }
    guard let lock else { throw .busy(path: path) }
    return lock
  }

  /// The old dictionary; nil if there is none that can be updated.
  private static func old(at path: String, _ files: any FileSystem) throws(DictionaryError)
    -> DictionaryDatabase?
  {
    do throws(DictionaryError) {
      let old = try DictionaryDatabase(reading: path, DictionaryError.ofDatabase(path))
      // The versions of SQLite's format that may write and read it. A copy has them, too.
      let versions = try onDisk { () throws(FileError) in try files.read(path, from: 18, count: 2) }
      guard versions == [1, 1] else { return nil }
      try DictionaryFile.check(old)
      try old.checkInside()
      return old
    } catch {
      switch error {
      case .absent, .damaged, .otherVersion: return nil
      // It may be sound, and its languages would be lost.
      case .refused, .file, .busy, .brokenOff: throw error
      }
    }
  }

  /// Replaces the entries of a language.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag of two or three letters.
  ///   - entries: sorted here by frequency; those without one by the learners' lists, and otherwise in the
  ///     given order.
  ///   - sources: where they come from, with edition and licence, a sentence each.
  ///   - tell: called about a hundred times with the number of entries written; false cancels.
  /// - Throws: `brokenOff`, or why it can't be written. The writer can't be used afterwards.
  public func put(
    _ language: String, _ entries: [DictionaryEntry], sources: [String], tell: (Int) -> Bool = { _ in true }
  ) throws(DictionaryError) {
    precondition(Schema.isLanguage(language), "a language is two or three letters")
    try remove(language)
    try database.run(Schema.tables(of: language))
    let rows = try EntryRows(language, in: database)
    let step = max(1_000, entries.count / 100)
    for (number, place) in Self.order(of: entries).enumerated() {
      if number % step == 0, !tell(number) { throw .brokenOff }
      try rows.put(entries[place], at: number + 1)
    }
    try note(language, entries.count, sources)
    _ = tell(entries.count)
  }

  public func remove(_ language: String) throws(DictionaryError) {
    precondition(Schema.isLanguage(language), "a language is two or three letters")
    try database.run(Schema.removal(of: language))
  }

  /// Replaces all characters.
  public func put(_ characters: [CharacterEntry]) throws(DictionaryError) {
    try database.run("DELETE FROM character; DELETE FROM part;")
    let rows = try CharacterRows(in: database)
    let order = characters.indices.sorted { one, other in
      let (first, second) = (characters[one].zipf ?? 0, characters[other].zipf ?? 0)
      return first == second ? one < other : first > second
    }
    for (number, place) in order.enumerated() { try rows.put(characters[place], at: number + 1) }
  }

  /// Replaces all strokes of a language: SVG paths in its stroke order.
  public func put(strokes: [Character: [String]], of language: String) throws(DictionaryError) {
    try DictionaryStatement("DELETE FROM stroke WHERE language = ?", in: database).run(language)
    let statement = try DictionaryStatement("INSERT INTO stroke VALUES(?, ?, ?)", in: database)
    for (character, paths) in strokes.sorted(by: { $0.key < $1.key }) {
      try statement.run(language, String(character), Columns.joined(paths))
    }
  }

  /// Replaces the old dictionary in one step, once the new one is on the disk.
  public func finish() throws(DictionaryError) {
    try database.run("COMMIT")
    try shrink()
    try onDisk { () throws(FileError) in
      let file = try files.openToAppend(temporary)
      defer { files.close(file) }
      try files.sync(file)
      try files.rename(temporary, to: path)
      try files.syncFolder(Path.parent(of: path))
    }
  }

  /// Frees the space of what was removed if it is much; otherwise each later dictionary would copy it.
  private func shrink() throws(DictionaryError) {
    let free = try database.number("PRAGMA freelist_count") ?? 0
    let all = try database.number("PRAGMA page_count") ?? 0
    if free * 4 > all { try database.run("VACUUM") }
  }

  /// The indices of entries, the commonest first.
  private static func order(of entries: [DictionaryEntry]) -> [Int] {
    let ranks = entries.map { $0.zipf ?? ListedWord.zipf($0.lists) ?? 0 }
    return entries.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }
  }

  private func note(_ language: String, _ count: Int, _ sources: [String]) throws(DictionaryError) {
    try DictionaryStatement("INSERT INTO language VALUES(?, ?, ?)", in: database)
      .run(language, count, Columns.joined(sources))
  }
}

private func onDisk<Value>(_ work: () throws(FileError) -> Value) throws(DictionaryError) -> Value {
  do { return try work() } catch { throw .file(error) }
}

/// Estimates how common the words of learners' lists are if no source has a frequency for them.
private enum ListedWord {
  /// On the Zipf scale; nil for a word that is on no list.
  static func zipf(_ lists: [String]) -> Double? {
    lists.compactMap(step).min().map { 5.2 - 0.4 * Double($0) }
  }

  /// How far a list is above the first for beginners; 0 for "JLPT N5" and "HSK 1".
  private static func step(_ list: String) -> Int? {
    guard let level = list.last?.wholeNumberValue else { return nil }
    return list.hasPrefix("JLPT") ? 5 - level : level - 1
  }
}
