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

/// The sounds of the player's own decks, in a folder beside each deck's file.
public enum DeckMedia {
  /// The ending of such a folder's name.
  static let ending = ".media"
  /// The most bytes of one sound.
  public static let mostBytes = Limit.sound.most
  /// The longest name, in bytes.
  private static let longest = 120

  /// The folder for a deck's sounds; it needn't exist.
  static func folder(of id: String, in home: Home) -> String { Path.join(home.decks, id + ending) }

  /// The path of a sound of a deck; nil if the name is not a plain file name.
  public static func path(of name: String, in deck: String, _ home: Home) -> String? {
    // By bytes: a slash with an accent is another character to Swift, and still a slash to the system.
    let isName =
      name.utf8.first.map { $0 != UInt8(ascii: ".") } ?? false
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    return isName && Deck.isValidID(deck) ? Path.join(folder(of: deck, in: home), name) : nil
  }

  /// Turns a name from outside into one that every file system accepts. The number
  /// distinguishes names that become equal.
  public static func name(from name: String, number: Int) -> String {
    // Not by characters: to Swift a letter and any number of marks after it are one.
    let kept = name.unicodeScalars.map { allowed($0) ? $0 : "_" }
    let dot = kept.lastIndex(of: ".") ?? kept.count
    let ending = text(kept[dot...].prefix(8))
    var stem = Array(kept[..<dot])
    if stem.first ?? "." == "." { stem = "sound".unicodeScalars + stem.map { $0 == "." ? "_" : $0 } }
    var room = longest - ending.utf8.count
    let cut = stem.prefix { scalar in
      room -= UTF8.width(scalar)
      return room >= 0
    }
    return text(cut) + (number == 0 ? "" : "-\(number)") + ending
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func allowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._- ".unicodeScalars.contains(scalar)
  }

  /// The names of a deck's sounds; empty if there is no folder.
  static func names(of id: String, in home: Home, on files: some FileSystem) -> [String] {
    ((try? files.list(folder(of: id, in: home))) ?? []).filter { !$0.hasPrefix(".") }
  }

  /// The ids of decks that have a folder for sounds.
  public static func decks(in home: Home, on files: some FileSystem) -> Set<String> {
    Set(
      ((try? files.list(home.decks)) ?? []).filter { $0.hasSuffix(ending) }.map {
        String($0.dropLast(ending.count))
      })
  }

  /// Writes a sound of a deck, completely or not at all.
  public static func saveSound(
    _ bytes: [UInt8], as name: String, of id: String, in home: Home, on files: some FileSystem
  ) throws(FileError) {
    guard let path = path(of: name, in: id, home) else { return }
    try files.makeFolders(folder(of: id, in: home))
    try files.replace(path, with: bytes)
  }

  /// Removes the sounds that a deck no longer names.
  public static func removeSounds(
    except names: Set<String>, of id: String, in home: Home, on files: some FileSystem
  ) {
    for name in self.names(of: id, in: home, on: files) where !names.contains(name) {
      try? files.remove(Path.join(folder(of: id, in: home), name))
    }
  }
}
