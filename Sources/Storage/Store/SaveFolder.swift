import Learning
import System

/// Where files are put beside the save: replays, pictures, copies.
public struct SaveFolder: Sendable {
  public let home: Home
  public let access: SaveAccess
  private let files: any FileSystem

  public init(_ home: Home, _ access: SaveAccess, _ files: any FileSystem) {
    (self.home, self.access, self.files) = (home, access, files)
  }

  /// Writes the replay of a round under a name that is not used yet.
  ///
  /// - Throws: what went wrong; no file is left then.
  public func save(_ replay: [UInt8], as name: String) throws(SaveError) {
    try writing { () throws(FileError) in
      try files.makeFolders(home.replays)
      try files.replace(Path.join(home.replays, name), with: replay)
    }
  }

  /// Writes an SVG picture, named after the time. Returns its path.
  ///
  /// - Throws: what went wrong; no file is left then.
  public func save(picture: [UInt8], at moment: Moment) throws(SaveError) -> String {
    try writing { () throws(FileError) in
      let path = Path.join(home.pictures, "babble-\(Timestamp.compact(moment.time)).svg")
      try files.makeFolders(home.pictures)
      try files.replace(path, with: picture)
      return path
    }
  }

  /// Does what writes, if this process may.
  private func writing<Result>(_ work: () throws(FileError) -> Result) throws(SaveError) -> Result {
    if case .readOnly(let reason) = access { throw .readOnly(reason) }
    do throws(FileError) { return try work() } catch { throw .file(error) }
  }
}
