import Learning

/// A game that somebody wants to play: chosen in a menu, at the end of another game, or on the command line.
struct GameRequest: Sendable {
  let game: CatalogueEntry
  /// The kind of game; nil where it is still to be chosen.
  var variation: String?
  /// The time that was chosen for it; nil where command line and settings decide.
  var time: GameTime?
  /// The words to play with; nil for those that the picker finds.
  var words: [String]?
  /// What makes the game the same for everybody; nil for one that follows what is known of the player.
  var code: RoundCode?

  init(
    _ game: CatalogueEntry, variation: String? = nil, time: GameTime? = nil, words: [String]? = nil,
    code: RoundCode? = nil
  ) {
    self.game = game
    self.variation = variation
    self.time = time
    self.words = words
    self.code = code
  }

  /// Whether the player has to say first what kind of game it is to be.
  var needsChoice: Bool { variation == nil && code == nil && !game.profile.variations.isEmpty }

  /// The same game once more or, with words, a game of these.
  func again(with words: [String]? = nil) -> GameRequest {
    guard words != nil else { return self }
    var other = withOtherWords
    other.words = words
    return other
  }

  /// The same kind of game with what the picker finds: a code holds for its own deck alone.
  var withOtherWords: GameRequest {
    GameRequest(game, variation: code?.variation.rawValue ?? variation, time: time)
  }
}

/// The time for a game.
enum GameTime: Hashable, Sendable {
  case seconds(Int)
  case untimed

  init(_ seconds: Int?) { self = seconds.map(GameTime.seconds) ?? .untimed }

  /// Nil without a clock.
  var seconds: Int? { if case .seconds(let seconds) = self { seconds } else { nil } }
}
