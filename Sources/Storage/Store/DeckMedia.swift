import Learning
import Limits
import System

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
