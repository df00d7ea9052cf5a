import Formats
import Learning
import Limits
import System

/// Decks in files: the player's own in the home's folder `decks`, and any that a command names.
public enum DeckFiles {
  /// Reads a deck, of a table only if each row is a word. Of a file that is too large no more is read than it takes to notice.
  ///
  /// - Throws: what is wrong, with the path as it was given and the line if there is one.
  public static func read(_ path: String, from files: some FileSystem) throws(TextError) -> Deck {
    try DeckFormat.read(try bytes(of: path, from: files), file: path)
  }

  /// Reads a deck, of a table the rows that are words.
  ///
  /// - Parameter decode: turns the file into UTF-8, if it is known what it is.
  public static func load(
    _ path: String, _ options: TableOptions, from files: some FileSystem,
    decode: ([UInt8]) throws(TextError) -> [UInt8]
  ) throws(TextError) -> DeckReading {
    try DeckFormat.load(try decode(try bytes(of: path, from: files)), file: path, options)
  }

  private static func bytes(of path: String, from files: some FileSystem) throws(TextError) -> [UInt8] {
    do throws(FileError) {
      return try files.read(path, limit: DeckFormat.byteLimit)
    } catch {
      throw TextError(TextError.Problem("could not be read: \(error.reason)", hint: error.hint), in: path)
    }
  }

  /// The paths of the player's own decks, sorted.
  public static func paths(in home: Home, on files: some FileSystem) throws(FileError) -> [String] {
    var names: [String] = []
    do throws(FileError) {
      names = try files.list(home.decks)
    } catch {
      if !error.isAbsence { throw error }
    }
    return names.filter { name in
      let isDeck = [".json", ".csv", ".tsv", ".txt"].contains { name.lowercased().hasSuffix($0) }
      return isDeck && !name.hasPrefix(".")
    }.map { Path.join(home.decks, $0) }
  }
}

extension DeckFiles {
  /// The file of the player's deck with an id. The id is one that `Deck.isValidID` accepts, so the
  /// file is in that folder.
  public static func path(of id: String, in home: Home) -> String { Path.join(home.decks, id + ".json") }

  public static func exists(_ path: String, on files: some FileSystem) -> Bool {
    (try? files.status(of: path)) != nil
  }

  /// Saves a deck's JSON among the player's own, completely or not at all.
  public static func save(
    _ bytes: [UInt8], as id: String, in home: Home, on files: some FileSystem
  ) throws(FileError) {
    try files.makeFolders(home.decks)
    try files.replace(path(of: id, in: home), with: bytes)
  }

  /// Saves the JSON of several decks by id, all or none: if one can't be written, the others are restored.
  public static func save(
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
