import Engine
import Interface
import Learning

/// A game as the catalogue holds it, type-erased.
public struct CatalogueEntry: Sendable {
  public let profile: GameProfile
  /// The first scene of a round.
  public let start: @Sendable (GameSetup) -> any Scene
  /// Progress with an alphabet, if that says more than a score.
  public let progress: @Sendable (LettersLearned) -> Text?
  /// The time limit of a round in seconds; 0 without a clock.
  public let seconds: @Sendable (GameSetup) -> Int
  /// Why a round can't be played; nil if it can.
  public let roundObstacle: @Sendable (GameSetup) -> RoundObstacle?

  public init<Entry: WordGame>(_ game: Entry.Type) {
    profile = game.profile
    start = { Entry.start($0) }
    progress = { Entry.progress($0) }
    seconds = { Entry.clock($0).seconds ?? 0 }
    roundObstacle = { Entry.roundObstacle($0) }
  }

  /// A round of the game, recorded as it is played.
  public func round(
    _ setup: GameSetup, ghost: (@Sendable () -> Ghost?)? = nil, countsDown: Bool = false
  ) -> ReplayableRound {
    ReplayableRound(profile, setup, ghost: ghost, countsDown: countsDown, start: start)
  }

  /// Whether the player has to choose a kind of game first.
  public func needsChoice(_ request: GameRequest) -> Bool {
    request.variation == nil && request.code == nil && !profile.variations.isEmpty
  }
}
