import DeckFormats
import Formats
import Learning

/// A finished round among the scores.
public struct Score: Equatable, Sendable {
  /// The round.
  public var result: RoundResult
  /// When it ended, in seconds since 1970 UTC.
  public var playedAt: Int64
  /// The replay's file name in the folder `replays`; nil when there is none.
  public var replay: String?
  /// Members of the file that this version doesn't know.
  var unknown: [JSONMember] = []

  /// A score.
  public init(_ result: RoundResult, playedAt: Int64, replay: String? = nil) {
    self.result = result
    self.playedAt = playedAt
    self.replay = replay
  }
}

/// As the save file has it.
extension Score {
  private static let keys = RoundResult.keys.union(["playedAt", "replay"])

  init(_ json: JSONValue) throws(TextError) {
    self.init(
      try RoundResult(json), playedAt: try json.member("playedAt").time(),
      replay: try json.optional("replay")?.string())
    unknown = try json.object().members(except: Self.keys)
  }

  var json: JSONValue {
    let labels: JSONObject = [
      "playedAt": .string(Timestamp.text(playedAt)), "replay": replay.map(JSONValue.string) ?? .null,
    ]
    return .object(JSONObject(result.json.members + labels.members + unknown))
  }
}
