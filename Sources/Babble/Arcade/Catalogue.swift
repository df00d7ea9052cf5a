import Bubbles
import Memory
import Challenge
import Letters
import Practice
import Rain
import WordGame

/// All games, in the menu's order. A new one is a line here.
enum Catalogue {
  static let games = [
    CatalogueEntry(Memory.self), CatalogueEntry(Bubbles.self), CatalogueEntry(Challenge.self),
    CatalogueEntry(Rain.self), CatalogueEntry(Letters.self), CatalogueEntry(Practice.self),
  ]

  static func game(named name: String) -> CatalogueEntry? {
    games.first { $0.profile.name == name }
  }
}
