import Assets
import Learning
import Saving
import System

/// Where the decks come from: those of the program, those of the home, and a file that is named.
extension Program {
  /// All decks there are.
  func shelf() throws -> DeckShelf {
    try shelf(of: try home())
  }

  func shelf(of home: Home) throws -> DeckShelf {
    do {
      return try DeckShelf(try assets(), home)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// The deck in a file that somebody means to play with: one without words is a mistake.
  static func deck(in file: String) throws(Failure) -> Deck {
    let deck: Deck
    do {
      deck = try DeckFiles.load(file, from: PosixFileSystem())
    } catch {
      throw Failure(description: "\(error)")
    }
    if deck.words.isEmpty {
      throw Failure(description: "\(file): the deck has no words. Write at least one.")
    }
    return deck
  }

  func assets() throws -> Assets {
    try Assets.find(given: nil, variable: environment["BABBLE_ASSETS"], executable: Environment.executable)
  }

  /// Finds words in all decks that there are.
  var finder: WordFinder {
    let words = Kept<DeckWords>()
    return { word in words.value { DeckWords((try? shelf())?.decks.map(\.self) ?? []) }.find(word) }
  }
}
