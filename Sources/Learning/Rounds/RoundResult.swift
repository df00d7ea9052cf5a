/// A game's result: a score without the date, which the game doesn't know.
public struct RoundResult: Hashable, Sendable {
  /// The game's name on the command line.
  public var game: String
  /// The variation of the game; empty where it has none.
  public var variation: String
  /// The deck's id.
  public var deck: String
  /// The side that was shown; nil for both.
  public var direction: ShownSide?
  /// The seed that the game was started with.
  public var seed: UInt64
  /// The time limit in seconds; 0 without a clock.
  public var seconds: Int
  public var score: Int
  public var right: Int
  public var wrong: Int
  /// The length in ticks of 1/60 s.
  public var ticks: Int
  /// Whether it was played to its end.
  public var isFinished: Bool

  /// Whether it was started with a code, whose seeds are small; others have 64 bits.
  public var isFromCode: Bool { seed < RoundCode.seeds }

  public init(
    game: String, variation: String = "", deck: String, direction: ShownSide?, seed: UInt64, seconds: Int,
    score: Int, right: Int, wrong: Int, ticks: Int, isFinished: Bool
  ) {
    self.game = game
    self.variation = variation
    self.deck = deck
    self.direction = direction
    self.seed = seed
    self.seconds = seconds
    self.score = score
    self.right = right
    self.wrong = wrong
    self.ticks = ticks
    self.isFinished = isFinished
  }
}
