import Engine
import Games
import Learning

/// What the menu of a game's variations is made of.
struct GameMenu: Sendable {
  let game: CatalogueEntry
  /// The words that were chosen for this game: their id, nil for the current deck, and what they are called.
  let deck: String?
  let words: Text
  /// The usual variation for the deck; empty for the first one.
  let usual: String
  /// The best scores by variation.
  let best: [String: Int]
  /// The seconds a round would have now; 0 if the game decides, nil without a clock.
  let seconds: Int?
  /// The day's game; nil if there is none.
  let daily: RoundCode?
  /// Played when no code is typed.
  let newCode: RoundCode?

  init(
    _ game: CatalogueEntry, deck: String? = nil, words: Text = .empty, usual: String = GameRequest.usualKind,
    best: [String: Int] = [:], seconds: Int?,
    daily: RoundCode? = nil,
    newCode: RoundCode? = nil
  ) {
    self.game = game
    self.deck = deck
    self.words = words
    self.usual = usual
    self.best = best
    self.seconds = seconds
    self.daily = daily
    self.newCode = newCode
  }
}
