/// A finished round among the scores.
public struct Score: Hashable, Sendable {
  /// The round.
  public var result: RoundResult
  /// When it ended, in seconds since 1970 UTC.
  public var playedAt: Int64
  /// The replay's file name in the folder `replays`; nil when there is none.
  public var replay: String?

  /// A score.
  public init(_ result: RoundResult, playedAt: Int64, replay: String? = nil) {
    self.result = result
    self.playedAt = playedAt
    self.replay = replay
  }
}
