import DeckFormats
import Learning
import Saving
import System

/// Where decks of the player's own come from and go to.
struct OwnDecks: Sendable {
  /// The deck in a file, with what had to be guessed to read it.
  var read: @Sendable (String) -> Result<(deck: Deck, guess: String?), Failure>
  /// Keeps a deck among the player's own, in the place of one with its id.
  var write: @Sendable (Deck) -> Result<Void, Failure>
  /// Writes a deck to a file, in the place of an earlier one of it, and tells its path.
  var export: @Sendable (Deck) -> Result<String, Failure>

  /// Those in the folder `decks` of a home.
  static func kept(in home: Home) -> OwnDecks {
    OwnDecks(
      read: { path in
        Result { () throws(Failure) in
          (try Program.deck(in: path), DeckFiles.guess(in: path, from: PosixFileSystem()))
        }
      },
      write: { deck in
        Result { () throws(Failure) in
          do {
            let bytes = try DeckFormat.write(deck, file: DeckFiles.path(of: deck.id, in: home))
            try DeckFiles.keep(bytes, as: deck.id, in: home, on: PosixFileSystem())
          } catch {
            throw Failure(description: "\(error)")
          }
        }
      },
      export: { deck in
        Result { () throws(Failure) in
          let path = Path.join(home.exports, deck.id + ".csv")
          do {
            let files = PosixFileSystem()
            try files.makeFolders(home.exports)
            try files.replace(path, with: try DeckFormat.write(deck, file: path))
          } catch {
            throw Failure(description: "\(error)")
          }
          return path
        }
      })
  }

  /// There is no disk.
  static let nowhere = OwnDecks(
    read: { .failure(Failure(description: "\($0) could not be read.")) }, write: { _ in .success(()) },
    export: { .success("\($0.id).csv") })
}
