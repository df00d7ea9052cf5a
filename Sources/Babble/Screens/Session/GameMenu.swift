import Engine
import Learning
import Games

/// What the menu of a game's variations is made of.
package struct GameMenu: Sendable {
  package let game: CatalogueEntry
  /// The words that were chosen for this game: their id, nil for the current deck, and what they are called.
  package let deck: String?
  package let words: Text
  /// The usual variation for the deck; empty for the first one.
  package let usual: String
  /// The best scores by variation.
  package let best: [String: Int]
  /// The seconds a round would have now; 0 if the game decides, nil without a clock.
  package let seconds: Int?
  /// The day's game; nil if there is none.
  package let today: RoundCode?
  /// Played when no code is typed.
  package let newCode: RoundCode?

  package init(
    _ game: CatalogueEntry, deck: String? = nil, words: Text = .empty, usual: String = GameRequest.usualKind,
    best: [String: Int] = [:], seconds: Int?,
    today: RoundCode? = nil,
    newCode: RoundCode? = nil
  ) {
    self.game = game
    self.deck = deck
    self.words = words
    self.usual = usual
    self.best = best
    self.seconds = seconds
    self.today = today
    self.newCode = newCode
  }
}
