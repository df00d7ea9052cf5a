import Deterministic

/// How a game is started, whether by a menu, the command line, a replay or a test.
public protocol Game {
  /// Everything that the game needs from outside: content, options, seed, version of the rules.
  associatedtype Setup: Sendable
  /// The game's scene at its first tick.
  static func start(_ setup: Setup) -> any Scene
}
