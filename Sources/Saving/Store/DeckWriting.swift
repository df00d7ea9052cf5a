import System
import Learning

extension DeckFiles {
  /// The file of the player's deck with an id. The id is one that `Deck.isValidID` accepts, so the file is in
  /// that folder.
  public static func path(of id: String, in home: Home) -> String { Path.join(home.decks, id + ".json") }

  public static func exists(_ path: String, on files: some FileSystem) -> Bool {
    (try? files.status(of: path)) != nil
  }

  /// Saves a deck's JSON among the player's own, completely or not at all.
  public static func keep(
    _ bytes: [UInt8], as id: String, in home: Home, on files: some FileSystem
  ) throws(FileError) {
    try files.makeFolders(home.decks)
    try files.replace(path(of: id, in: home), with: bytes)
  }

  /// Saves the JSON of several decks by id, all or none: if one can't be written, the others are restored.
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
      // As far as the disk allows; the error is reported in any case.
      for (path, bytes) in before {
        if let bytes { try? files.replace(path, with: bytes) } else { try? files.remove(path) }
      }
      throw error
    }
  }

  /// Moves a deck of the player's own to the folder `aside`, with its sounds, replacing an earlier one.
  /// Returns the new path of its file.
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

  /// Writes a file anywhere, completely or not at all.
  public static func write(
    _ bytes: [UInt8], to path: String, on files: some FileSystem
  ) throws(FileError) {
    try files.replace(path, with: bytes)
  }
}
