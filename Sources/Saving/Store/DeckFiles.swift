import DeckFormats
import Formats
import System
import Learning

/// Decks in files: the player's own in the home's folder `decks`, and any that a command names.
public enum DeckFiles {
  /// Reads a deck. Of a file that is too large no more is read than it takes to notice.
  ///
  /// - Throws: what is wrong, with the path as it was given and the line if there is one.
  public static func load(_ path: String, from files: some FileSystem) throws(TextError) -> Deck {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, limit: DeckFormat.byteLimit)
    } catch {
      throw TextError(TextError.Problem("could not be read: \(error.reason)", hint: error.hint), in: path)
    }
    return try DeckFormat.read(bytes, file: path)
  }

  /// What had to be guessed to read a deck, as a sentence; nil if nothing had to be.
  public static func guess(in path: String, from files: some FileSystem) -> String? {
    (try? files.read(path, limit: DeckFormat.byteLimit)).flatMap { DeckFormat.guess(in: $0, file: path) }
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
