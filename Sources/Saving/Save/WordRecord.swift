import Learning

/// What the save knows of a word.
public struct WordRecord: Equatable, Sendable {
  /// What the player has done with it.
  public var figures = WordFigures()
  /// The player's own hint; nil leaves the deck's.
  public var mnemonic: String?
  /// Members of the file that this version doesn't know, those under a direction with its name.
  var unknown: [JSONMember] = []
  var unknownOfDirections: [Direction: [JSONMember]] = [:]

  /// The record of a word never met.
  public init() {}
}

/// As the save file has it: sums, and what is known of each direction under the name of the side that was shown.
extension WordRecord {
  private static let keys: Set<String> = Set(
    ["seen", "right", "wrong", "lastSeen", "mnemonic"] + Direction.allCases.map(\.rawValue))

  init(_ json: JSONValue) throws(TextError) {
    figures = WordFigures(
      seen: try json.count("seen"), right: try json.count("right"), wrong: try json.count("wrong"),
      lastSeen: try json.optional("lastSeen")?.time())
    mnemonic = try json.optional("mnemonic")?.string()
    for direction in Direction.allCases {
      guard let value = try json.optional(direction.rawValue) else { continue }
      figures.directions[direction] = try DirectionFigures(value)
      let rest = try value.object().members(except: DirectionFigures.keys)
      if !rest.isEmpty { unknownOfDirections[direction] = rest }
    }
    unknown = try json.object().members(except: Self.keys)
  }

  var json: JSONValue {
    var members = [
      JSONMember("lastSeen", figures.lastSeen.map { .string(Timestamp.text($0)) } ?? .null),
      JSONMember("right", .integer(figures.right)), JSONMember("seen", .integer(figures.seen)),
      JSONMember("wrong", .integer(figures.wrong)),
    ]
    if let mnemonic { members.append(JSONMember("mnemonic", .string(mnemonic))) }
    for (direction, asked) in figures.directions {
      let unknown = unknownOfDirections[direction] ?? []
      members.append(JSONMember(direction.rawValue, .object(JSONObject(asked.members + unknown))))
    }
    return .object(JSONObject(members + unknown))
  }
}
