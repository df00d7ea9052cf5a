import Games
import Learning

/// A round that can be played at once.
struct RoundReady: Sendable {
  let scene: ReplayableRound
  private let setup: GameSetup
  /// Its words that were never learned. For a letter the lower case stands for both forms.
  let unlearned: [WordReference]
  var areLetters: Bool { items.allSatisfy(\.isLetter) }

  /// - Parameter ghost: finds the run to race against; nil if there is none.
  init(
    _ game: CatalogueEntry, _ setup: GameSetup, unlearned: [WordReference] = [],
    ghost: (@Sendable () -> Ghost?)? = nil
  ) {
    scene = game.round(setup, ghost: ghost, countsDown: !setup.round.presentation.reducesMotion)
    (self.setup, self.unlearned) = (setup, unlearned)
  }

  var variation: String { setup.round.policy.variation }

  var items: [RoundSetup.Item] { setup.round.content.items }
}
