/// A game that somebody wants to play: chosen in a menu, at the end of another game, or on the command line.
struct GameRequest: Sendable {
  let game: CatalogueEntry
  /// The kind of game; nil where it is still to be chosen.
  var variation: String?
  /// The words to play with; nil for those that the picker finds.
  var words: [String]?

  init(_ game: CatalogueEntry, variation: String? = nil, words: [String]? = nil) {
    self.game = game
    self.variation = variation
    self.words = words
  }

  /// Whether the player has to say first what kind of game it is to be.
  var needsChoice: Bool { variation == nil && !game.profile.variations.isEmpty }

  /// The same game once more, with these words or with new ones.
  func again(with words: [String]? = nil) -> GameRequest {
    GameRequest(game, variation: variation, words: words)
  }
}
