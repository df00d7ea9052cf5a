import Games
import Learning

/// All games, in the menu's order. A new game is one more line here.
enum Catalogue {
  static let games = [
    CatalogueEntry(Memory.self), CatalogueEntry(Bubbles.self), CatalogueEntry(Challenge.self),
    CatalogueEntry(Rain.self), CatalogueEntry(Letters.self), CatalogueEntry(Practice.self),
    CatalogueEntry(DrawingGame.self),
  ]

  /// The game that opens another, which is closed until enough letters are learned; nil if it is open.
  static func opener(of game: CatalogueEntry, _ letters: LettersLearned?) -> CatalogueEntry? {
    let isClosed = game.profile.name == Practice.profile.name && letters?.isPracticeOpen == false
    return isClosed ? self.game(named: Letters.profile.name) : nil
  }

  static func game(named name: String) -> CatalogueEntry? {
    games.first { $0.profile.name == name }
  }
}
