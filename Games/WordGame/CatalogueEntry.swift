import Engine
import Learning

/// A game with its only door, whatever its type.
public struct CatalogueEntry: Sendable {
  public let profile: GameProfile
  /// Its scene at the first tick.
  public let start: @Sendable (GameSetup) -> any Scene
  /// How far the player is with an alphabet, where that says more than a score; else nil.
  public let progress: @Sendable (LettersLearned) -> Text?
  /// The time that a round has, in seconds; 0 without a clock.
  public let seconds: @Sendable (GameSetup) -> Int
  /// Why a round can't be played; nil where it can.
  public let hindrance: @Sendable (GameSetup) -> Hindrance?

  /// The entry of a game.
  public init<Entry: WordGame>(_ game: Entry.Type) {
    profile = game.profile
    start = { Entry.start($0) }
    progress = { Entry.progress($0) }
    seconds = { Entry.clock($0).seconds ?? 0 }
    hindrance = { Entry.hindrance($0) }
  }

  /// A round of the game, as it is played in the arcade.
  public func round(_ setup: GameSetup, races: Bool = false) -> ReplayableRound {
    ReplayableRound(profile, setup, races: races, start: start)
  }

  /// Whether the player has to say first what kind of game it is to be.
  public func needsChoice(_ request: GameRequest) -> Bool {
    request.variation == nil && request.code == nil && !profile.variations.isEmpty
  }
}

extension CatalogueEntry: StateHashable {
  public func hash(into hash: inout StateHash) {
    hash.combine(profile.name)
  }
}

/// Why there is nothing to play, and what to do about it.
public struct Hindrance: Hashable, Sendable {
  /// What was meant to be played.
  public let title: Text
  /// The reason, in a sentence or two.
  public let notice: Text

  /// Whether learning the letters mends it.
  public let needsLetters: Bool

  /// A reason under a title.
  public init(_ title: Text, _ notice: Text, needsLetters: Bool = false) {
    self.title = title
    self.notice = notice
    self.needsLetters = needsLetters
  }
}
