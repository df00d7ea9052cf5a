import Learning

/// What the save knows of a word.
public struct WordRecord: Equatable, Sendable {
  /// What the player has done with it.
  public var figures = WordFigures()
  /// Members of the file that this version doesn't know.
  var unknown: [JSONMember] = []

  /// The record of a word never met.
  public init() {}
}

/// As the save file has it.
extension WordRecord {
  private static let keys: Set<String> = ["seen", "right", "wrong", "lastSeen"]

  init(_ json: JSONValue) throws(TextError) {
    figures = WordFigures(
      seen: try json.count("seen"), right: try json.count("right"), wrong: try json.count("wrong"),
      lastSeen: try json.optional("lastSeen")?.time())
    unknown = try json.object().members(except: Self.keys)
  }

  var json: JSONValue {
    let known: JSONObject = [
      "lastSeen": figures.lastSeen.map { .string(Timestamp.text($0)) } ?? .null,
      "right": .integer(figures.right), "seen": .integer(figures.seen), "wrong": .integer(figures.wrong),
    ]
    return .object(JSONObject(known.members + unknown))
  }
}
