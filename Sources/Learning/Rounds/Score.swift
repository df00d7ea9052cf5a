/// A finished round in the list of scores.
public struct Score: Hashable, Sendable {
  public var result: RoundResult
  /// When it ended, in seconds since 1970 UTC.
  public var playedAt: Int64
  /// The replay's file name in the folder `replays`; nil for none.
  public var replay: String?

  public init(_ result: RoundResult, playedAt: Int64, replay: String? = nil) {
    self.result = result
    self.playedAt = playedAt
    self.replay = replay
  }
}
