import Formats
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
/// They are read without a tree, since there are many: 20,000 words have half a million members.
extension WordRecord {
  init(_ reader: inout JSONReader) throws(TextError) {
    try reader.members { (reader, key, place) throws(TextError) in
      switch key {
      case "seen": figures.seen = try reader.value().count()
      case "right": figures.right = try reader.value().count()
      case "wrong": figures.wrong = try reader.value().count()
      case "lastSeen": figures.lastSeen = try reader.value().time()
      case "mnemonic": mnemonic = try reader.value().string()
      case Direction.term.rawValue: try read(.term, &reader)
      case Direction.meaning.rawValue: try read(.meaning, &reader)
      default: unknown.append(JSONMember(key, try reader.value(), at: place))
      }
    }
  }

  private mutating func read(_ direction: Direction, _ reader: inout JSONReader) throws(TextError) {
    var rest: [JSONMember] = []
    figures.directions[direction] = try DirectionFigures(&reader, rest: &rest)
    if !rest.isEmpty { unknownOfDirections[direction] = rest }
  }

  /// Keys come in their order, since sorting half a million members would take a third of the time.
  var json: JSONValue {
    var members: [JSONMember] = []
    members.reserveCapacity(7)
    if let time = figures.lastSeen { members.append(JSONMember("lastSeen", .string(Timestamp.text(time)))) }
    add(.meaning, to: &members)
    if let mnemonic { members.append(JSONMember("mnemonic", .string(mnemonic))) }
    members.append(JSONMember("right", .integer(figures.right)))
    members.append(JSONMember("seen", .integer(figures.seen)))
    add(.term, to: &members)
    members.append(JSONMember("wrong", .integer(figures.wrong)))
    return .object(JSONObject(members + unknown))
  }

  private func add(_ direction: Direction, to members: inout [JSONMember]) {
    guard let asked = figures.directions[direction] else { return }
    let all = asked.members + (unknownOfDirections[direction] ?? [])
    members.append(JSONMember(direction.rawValue, .object(JSONObject(all))))
  }
}
