import DeckFormats
import Formats
import Learning

/// In the save and in the journal.
extension Score {
  static let keys = RoundResult.keys.union(["playedAt", "replay"])

  init(_ json: JSONValue) throws(TextError) {
    self.init(
      try RoundResult(json), playedAt: try json.member("playedAt").time(),
      replay: try json.optional("replay")?.string())
  }

  var json: JSONObject {
    let labels: JSONObject = [
      "playedAt": .string(Timestamp.text(playedAt)), "replay": replay.map(JSONValue.string) ?? .null,
    ]
    return JSONObject(result.json.members + labels.members)
  }
}
