/// Chooses the games of a session's rounds. They rotate, continuing from day to day, so that every game gets
/// its turn.
public struct GameTurns: Hashable, Sendable {
  private static let reviews = ["bubbles", "challenge", "rain"]
  private static let lessons = ["memory", "bubbles"]

  /// The names of the games that the words of a day are played in.
  public static let games = Set(reviews + lessons)

  private var turn: Int

  /// - Parameter turn: where the rotation starts; for a session, the number of earlier days with answers.
  public init(from turn: Int = 0) { self.turn = turn }

  /// The name of the game for a round of due items.
  public mutating func forReviews() -> String { next(of: Self.reviews) }

  /// The name of the game for a round of new words.
  public mutating func forLesson() -> String { next(of: Self.lessons) }

  private mutating func next(of games: [String]) -> String {
    defer { turn += 1 }
    return games[turn % games.count]
  }
}
