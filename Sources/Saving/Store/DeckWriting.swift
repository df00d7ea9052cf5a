import System
import Learning

/// Writing decks to files.
extension DeckFiles {
  /// Where the player's deck of an id is kept. The id is one that `Deck.isValidID` takes, so this is a file of
  /// that folder.
  public static func path(of id: String, in home: Home) -> String { Path.join(home.decks, id + ".json") }

  /// Whether anything is at a path.
  public static func exists(_ path: String, on files: some FileSystem) -> Bool {
    (try? files.status(of: path)) != nil
  }

  /// Keeps the JSON of a deck among the player's own, whole or not at all.
  public static func keep(
    _ bytes: [UInt8], as id: String, in home: Home, on files: some FileSystem
  ) throws(FileError) {
    try files.makeFolders(home.decks)
    try files.replace(path(of: id, in: home), with: bytes)
  }

  /// Keeps the JSON of several decks by their ids, all or none: where one can't be written, the others are as they were.
  public static func keep(
    all decks: [(id: String, bytes: [UInt8])], in home: Home, on files: some FileSystem
  ) throws(FileError) {
    var before: [(path: String, bytes: [UInt8]?)] = []
    do throws(FileError) {
      try files.makeFolders(home.decks)
      for deck in decks {
        let path = path(of: deck.id, in: home)
        before.append((path, exists(path, on: files) ? try files.read(path, limit: .max - 1) : nil))
        try files.replace(path, with: deck.bytes)
      }
    } catch {
      // As far as the disk lets it: what went wrong is told in any case.
      for (path, bytes) in before {
        if let bytes { try? files.replace(path, with: bytes) } else { try? files.remove(path) }
      }
      throw error
    }
  }

  /// Writes a file anywhere, whole or not at all.
  public static func write(
    _ bytes: [UInt8], to path: String, on files: some FileSystem
  ) throws(FileError) {
    try files.replace(path, with: bytes)
  }
}
