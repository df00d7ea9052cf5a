import DeckFormats
import Formats
import System
import Learning

/// Decks in files: the player's own in the folder `decks` of the home, and any that a command names.
public enum DeckFiles {
  /// The deck in a file. Of a file that is too large no more is read than shows it.
  ///
  /// - Throws: what is wrong, with the path as it was given and, where there is one, the line.
  public static func load(_ path: String, from files: some FileSystem) throws(TextError) -> Deck {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, limit: DeckFormat.byteLimit)
    } catch {
      throw TextError(TextError.Problem("could not be read: \(error.reason)", hint: error.hint), in: path)
    }
    return try DeckFormat.read(bytes, file: path)
  }

  /// What had to be guessed to read the deck in a file, in a sentence; nil where it says all itself.
  public static func guess(in path: String, from files: some FileSystem) -> String? {
    (try? files.read(path, limit: DeckFormat.byteLimit)).flatMap { DeckFormat.guess(in: $0, file: path) }
  }

  /// The paths of the player's own decks, sorted; none when there is no such folder.
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
