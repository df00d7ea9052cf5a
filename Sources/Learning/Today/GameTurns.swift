import Deterministic

/// Which game a session's rounds are: they take turns, and go on from one day to the next, so that none comes each day
/// and each comes in its time.
public struct GameTurns: Hashable, Sendable {
  private static let reviews = ["bubbles", "challenge", "rain"]
  private static let lessons = ["memory", "bubbles"]

  private var turn: Int

  /// Turns from some place on; a session's is the number of days that were learned on before.
  public init(from turn: Int = 0) { self.turn = turn }

  /// The game for a round with what is due, by its name.
  public mutating func forReviews() -> String { next(of: Self.reviews) }

  /// The game for a round with new words, by its name.
  public mutating func forLesson() -> String { next(of: Self.lessons) }

  private mutating func next(of games: [String]) -> String {
    defer { turn += 1 }
    return games[turn % games.count]
  }
}

extension GameTurns: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) { hash.combine(turn) }
}
