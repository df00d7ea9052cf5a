import Learning

/// A finished round among the scores.
public struct Score: Equatable, Sendable {
  /// The round.
  public var result: RoundResult
  /// When it ended, in seconds since 1970 UTC.
  public var playedAt: Int64
  /// The recording's file name in the folder `replays`; nil when there is none.
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
  private static let keys: Set<String> = [
    "game", "variation", "deck", "direction", "seed", "seconds", "score", "right", "wrong", "ticks",
    "finished",
    "playedAt", "replay",
  ]

  init(_ json: JSONValue) throws(TextError) {
    let result = RoundResult(
      game: try json.member("game").string(), variation: try json.optional("variation")?.string() ?? "",
      deck: try json.member("deck").string(), direction: try Self.direction(json), seed: try Self.seed(json),
      seconds: try json.count("seconds"), score: try json.count("score", from: -1_000_000_000),
      right: try json.count("right"), wrong: try json.count("wrong"), ticks: try json.count("ticks"),
      isFinished: try json.member("finished").bool())
    self.init(
      result, playedAt: try json.member("playedAt").time(), replay: try json.optional("replay")?.string())
    unknown = try json.object().members(except: Self.keys)
  }

  var json: JSONValue {
    let known: JSONObject = [
      "game": .string(result.game), "variation": .string(result.variation), "deck": .string(result.deck),
      "direction": .string(result.direction?.rawValue ?? Self.both), "seed": .string(String(result.seed)),
      "seconds": .integer(result.seconds), "score": .integer(result.score), "right": .integer(result.right),
      "wrong": .integer(result.wrong), "ticks": .integer(result.ticks), "finished": .bool(result.isFinished),
      "playedAt": .string(Timestamp.text(playedAt)), "replay": replay.map(JSONValue.string) ?? .null,
    ]
    return .object(JSONObject(known.members + unknown))
  }

  /// How the file calls a round in which both sides were shown.
  private static let both = "both"

  private static func direction(_ json: JSONValue) throws(TextError) -> Direction? {
    guard let value = try json.optional("direction"), try value.string() != both else { return nil }
    guard let direction = Direction(rawValue: try value.string()) else {
      throw TextError(.expected("\"term\", \"meaning\" or \"both\""), at: value.place)
    }
    return direction
  }

  /// A string, since readers of JSON elsewhere lose digits of 64-bit numbers.
  private static func seed(_ json: JSONValue) throws(TextError) -> UInt64 {
    let value = try json.member("seed")
    guard let seed = UInt64(try value.string()) else {
      throw TextError(.expected("a seed, a whole number in quotes,"), at: value.place)
    }
    return seed
  }
}
