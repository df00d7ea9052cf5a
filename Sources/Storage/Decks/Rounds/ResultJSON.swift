import Formats
import Learning

/// The result of a round as JSON: a score in the save, and the claim of a replay.
extension RoundResult {
  static let keys: Set<String> = [
    "game", "variation", "deck", "direction", "seed", "seconds", "score", "right", "wrong", "ticks",
    "finished",
  ]
  /// The value for a round that showed both sides.
  private static let both = "both"
  private static let leastScore: Int64 = -1_000_000_000

  /// Reads the members of an object; others are ignored.
  public init(_ json: JSONValue) throws(TextError) {
    self.init(
      game: try json.member("game").string(), variation: try json.optional("variation")?.string() ?? "",
      deck: try json.member("deck").string(), direction: try Self.direction(json),
      seed: try json.member("seed").bits(), seconds: try json.count("seconds"),
      score: try json.count("score", from: Self.leastScore),
      right: try json.count("right"), wrong: try json.count("wrong"), ticks: try json.count("ticks"),
      isFinished: try json.member("finished").bool())
  }

  /// The seed is a text, since other readers of JSON lose digits of 64-bit numbers.
  public var json: JSONObject {
    [
      "game": .string(game), "variation": .string(variation), "deck": .string(deck),
      "direction": .string(direction?.rawValue ?? Self.both), "seed": .string(String(seed)),
      "seconds": .count(seconds), "score": .integer(min(max(score, Int(Self.leastScore)), Counting.most)),
      "right": .count(right), "wrong": .count(wrong), "ticks": .count(ticks), "finished": .bool(isFinished),
    ]
  }

  private static func direction(_ json: JSONValue) throws(TextError) -> ShownSide? {
    guard let value = try json.optional("direction"), try value.string() != both else { return nil }
    guard let direction = ShownSide(rawValue: try value.string()) else {
      throw TextError(.expected("\"term\", \"meaning\" or \"both\""), at: value.place)
    }
    return direction
  }
}

extension JSONValue {
  /// A count, clamped to its bounds.
  static func count(_ number: Int) -> JSONValue { .integer(Counting.count(number)) }

  /// A 64-bit integer in quotes.
  func bits() throws(TextError) -> UInt64 {
    guard let bits = UInt64(try string()) else {
      throw TextError(.expected("a whole number in quotes"), at: place)
    }
    return bits
  }
}
