import Bubbles
import Engine
import Learning
import Memory
import Challenge
import Letters
import Practice
import WordGame

/// All games, in the menu's order. A new one is a line here.
enum Catalogue {
  static let games = [
    CatalogueEntry(Memory.self), CatalogueEntry(Bubbles.self), CatalogueEntry(Challenge.self),
    CatalogueEntry(Letters.self), CatalogueEntry(Practice.self),
  ]

  static func game(named name: String) -> CatalogueEntry? {
    games.first { $0.profile.name == name }
  }
}

/// A game with its only door.
struct CatalogueEntry: Sendable {
  let profile: GameProfile
  let start: @Sendable (GameSetup) -> any Scene
  /// How far the player is with an alphabet, where that says more than a score; else nil.
  let progress: @Sendable (LettersLearned) -> Text?
  /// The time that a round has, in seconds; 0 without a clock.
  let seconds: @Sendable (GameSetup) -> Int

  init<Entry: WordGame>(_ game: Entry.Type) {
    profile = game.profile
    start = { Entry.start($0) }
    progress = { Entry.progress($0) }
    seconds = { Entry.play($0)?.clock.seconds ?? 0 }
  }

  /// A round of the game, as it is played in the arcade.
  func round(_ setup: GameSetup, ghost: @escaping @Sendable () -> Ghost? = { nil }) -> ReplayableRound {
    ReplayableRound(profile, setup, ghost: ghost, start: start)
  }
}
