import Bubbles
import Engine
import Learning
import Memory

/// A game as the menu and the command line know it.
struct CatalogueEntry: Sendable {
  /// Its word on the command line and in the save file.
  let name: String
  let title: Text
  /// What one does in it, in three words.
  let summary: Text
  /// How many words a round has where the player asks for no other number.
  let words: Int
  /// Which sides it shows where the player hasn't chosen.
  let sides: AskedSides
  let start: @Sendable (RoundSetup, Size) -> any Scene
}

/// All games. A new one is a line here.
enum Catalogue {
  static let games = [
    CatalogueEntry(
      name: Memory.name, title: "Memory", summary: "turn pairs", words: Memory.mostPairs, sides: .term,
      start: { Memory.start(MemorySetup($0, window: $1)) }),
    CatalogueEntry(
      name: Bubbles.name, title: "Bubbles", summary: "drag the word to its meaning",
      words: Bubbles.usualWords, sides: .meaning,
      start: { Bubbles.start(BubblesSetup($0, window: $1)) }),
  ]

  static func game(named name: String) -> CatalogueEntry? {
    games.first { $0.name == name }
  }
}
