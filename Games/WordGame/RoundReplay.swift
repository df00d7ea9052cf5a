import Engine
import Learning

/// A round as it was played: the recorded run, and what it was played with.
public struct RoundReplay: Hashable, Sendable {
  /// The game's name on the command line.
  public var game: String
  public var rulesVersion: Int
  public var setup: GameSetup
  public var result: RoundResult
  public var run: Replay

  public init(game: String, rulesVersion: Int, setup: GameSetup, result: RoundResult, run: Replay) {
    self.game = game
    self.rulesVersion = rulesVersion
    self.setup = setup
    self.result = result
    self.run = run
  }
}
