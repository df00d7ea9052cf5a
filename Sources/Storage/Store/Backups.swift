import Learning
import System

/// Copies of the save in the folder `backups`: one for each of the last three days it was written.
struct Backups {
  private static let most = 3

  let home: Home
  let files: any FileSystem

  /// The newest good copy; nil if there is none.
  ///
  /// - Throws: if one could not be read that may be good.
  var newestGood: (name: String, bytes: [UInt8], save: SaveFile)? {
    get throws(FileError) {
      for name in try names.reversed() {
        let bytes = try files.read(path(name), limit: SaveFile.byteLimit)
        if let save = try? SaveFile(bytes: bytes) { return (name, bytes, save) }
      }
      return nil
    }
  }

  /// Writes the copy of a day, in place of that day's.
  func put(_ bytes: [UInt8], on day: Day) throws(FileError) {
    try files.makeFolders(home.backups)
    let name = "save-\(Timestamp.date(day)).json"
    try files.replace(path(name), with: bytes)
    // Not that of today, even if the clock was once ahead; nor those of version 0.2, which hold more.
    for other in try names.filter(Self.isOfDay).dropLast(Self.most) where other != name {
      try files.remove(path(other))
    }
  }

  /// Sorted by day.
  private var names: [String] {
    get throws(FileError) {
      do throws(FileError) {
        return try files.list(home.backups).filter(Self.isCopy).sorted()
      } catch {
        if error.isAbsence { return [] }
        throw error
      }
    }
  }

  private static func isCopy(_ name: String) -> Bool { name.hasPrefix("save-") && name.hasSuffix(".json") }

  private static func isOfDay(_ name: String) -> Bool {
    Timestamp.day(String(name.dropFirst(5).dropLast(5))) != nil
  }

  private func path(_ name: String) -> String { Path.join(home.backups, name) }
}
