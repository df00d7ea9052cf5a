import System
import Learning

/// Copies of the save, one for each time it was written. They are thinned to the newest three and the last
/// one of each of the newest seven days.
struct Backups {
  /// A copy, as described by its name.
  struct Copy: Equatable {
    let name: String
    let sequence: Int64
    let time: Int64
  }

  private static var newestKept: Int { 3 }
  private static var daysKept: Int { 7 }
  /// The most copies that stay even if a clock that once ran ahead prevents thinning.
  private static var mostKept: Int { 60 }

  let folder: String
  let files: any FileSystem

  /// Sorted by sequence number and then by time, the newest first.
  func all() throws(FileError) -> [Copy] {
    do throws(FileError) {
      return try files.list(folder).compactMap(Self.copy).sorted {
        ($0.sequence, $0.time) > ($1.sequence, $1.time)
      }
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  /// The newest copy that is a good save; nil if there is none at all.
  ///
  /// - Throws: if none is good and one could not be read.
  func newestGood() throws(FileError) -> (name: String, bytes: [UInt8], save: SaveFile)? {
    var failure: FileError?
    for copy in try all() {
      do throws(FileError) {
        let bytes = try files.read(Path.join(folder, copy.name), limit: SaveFile.byteLimit)
        if let save = try? SaveFile(bytes: bytes) { return (copy.name, bytes, save) }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// Writes a copy.
  ///
  /// - Parameter thins: whether superfluous copies are removed.
  func add(_ bytes: [UInt8], sequence: Int64, at time: Int64, thins: Bool = true) throws(FileError) {
    try files.makeFolders(folder)
    let older = try all()
    try files.replace(Path.join(folder, Self.name(sequence: sequence, time: time)), with: bytes)
    guard thins else { return }
    let newest = Copy(name: "", sequence: sequence, time: time)
    for copy in Self.superfluous([newest] + older) { try files.remove(Path.join(folder, copy.name)) }
  }

  /// Keeps a copy that is never removed, before something is thrown away. Returns its path.
  func keep(_ bytes: [UInt8], before what: String, at time: Int64) throws(FileError) -> String {
    try files.makeFolders(folder)
    let path = Path.join(folder, "before-\(what)-\(Timestamp.compact(time)).json")
    try files.replace(path, with: bytes)
    return path
  }

  /// The copies that can be removed; `copies` are sorted, newest first. If an older copy has a later time
  /// than the newest, the clock has been turned back and days mean nothing: all stay.
  private static func superfluous(_ copies: [Copy]) -> [Copy] {
    guard let newest = copies.first else { return [] }
    if copies.contains(where: { $0.time > newest.time }) { return Array(copies.dropFirst(mostKept)) }
    var days: Set<Day> = []
    return copies.enumerated().filter { index, copy in
      let isLastOfDay = days.count < daysKept && days.insert(Day(at: copy.time)).inserted
      return index >= newestKept && !isLastOfDay
    }.map(\.element)
  }

  /// `save-0000000012-20260301T093000Z.json`, so that names sort like the copies.
  static func name(sequence: Int64, time: Int64) -> String {
    let number = String(sequence)
    let padding = String(repeating: "0", count: max(0, 10 - number.count))
    return "save-\(padding)\(number)-\(Timestamp.compact(time)).json"
  }

  private static func copy(_ name: String) -> Copy? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "save", parts[2].hasSuffix(".json"),
      let sequence = Int64(parts[1]), (0...SaveFile.mostCounted).contains(sequence),
      let time = Timestamp.seconds(compact: String(parts[2].dropLast(5)))
    else { return nil }
    return Copy(name: name, sequence: sequence, time: time)
  }
}
