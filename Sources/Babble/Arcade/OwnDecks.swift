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
      })
  }

  /// There is no disk.
  static let nowhere = OwnDecks(
    read: { .failure(Failure(description: "\($0) could not be read.")) }, write: { _ in .success(()) })
}
