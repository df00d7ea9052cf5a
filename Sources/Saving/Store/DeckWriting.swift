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

  /// Puts a deck of the player's own into the folder `aside`, with its sounds, in place of an earlier one. Returns the path
  /// of its file there.
  public static func setAside(
    _ path: String, of id: String, in home: Home, on files: some FileSystem
  ) throws(FileError) -> String {
    let aside = Path.join(home.path, Aside.folder)
    try files.makeFolders(aside)
    let kept = Path.join(aside, Path.name(of: path))
    try files.rename(path, to: kept)
    let sounds = DeckMedia.names(of: id, in: home, on: files)
    if sounds.isEmpty { return kept }
    let folder = Path.join(aside, Path.name(of: DeckMedia.folder(of: id, in: home)))
    try files.makeFolders(folder)
    for name in sounds {
      try files.rename(Path.join(DeckMedia.folder(of: id, in: home), name), to: Path.join(folder, name))
    }
    return kept
  }

  /// Writes a file anywhere, whole or not at all.
  public static func write(
    _ bytes: [UInt8], to path: String, on files: some FileSystem
  ) throws(FileError) {
    try files.replace(path, with: bytes)
  }
}
