import Formats
import Learning

/// Members of an item that this version doesn't know, those of a skill by its name.
struct UnknownMembers: Equatable, Sendable {
  var own: [JSONMember] = []
  var ofSkills: [Skill: [JSONMember]] = [:]

  var isEmpty: Bool { own.isEmpty && ofSkills.isEmpty }
}

/// An item in the save: counts, the words that refer to it, and the figures of each skill under its name.
/// Items are parsed without a tree because there are so many: 20,000 words have half a million members.
extension Knowledge.Item {
  private enum Name: String, CaseIterable {
    case accepted, claimed, hint, lastSeen, learned, meanings, rest, right, seen, skills, wanted, words, wrong
  }

  private static let names = JSONNames<Name>()

  init(_ reader: inout JSONReader, rest: inout UnknownMembers) throws(TextError) {
    self.init()
    rest.own = try reader.members(Self.names) { (reader, name) throws(TextError) in
      switch name {
      case .seen: figures.seen = try reader.count()
      case .right: figures.right = try reader.count()
      case .wrong: figures.wrong = try reader.count()
      case .lastSeen: figures.lastSeen = try reader.day()
      case .claimed: isClaimed = try reader.value().bool()
      case .wanted: isWanted = try reader.value().bool()
      case .rest: self.rest = try reader.day()
      case .accepted: try readAccepted(&reader)
      case .hint: hint = try reader.string()
      case .learned: isLearned = try reader.value().bool()
      case .meanings: try reader.items { (reader) throws(TextError) in meanings.insert(try reader.string()) }
      case .words: try readWords(&reader)
      case .skills: try figures.readSkills(&reader, &rest)
      }
    }
  }

  private mutating func readAccepted(_ reader: inout JSONReader) throws(TextError) {
    try reader.members(Skill.init(bytes:), else: .notUTF8) { (reader, skill) throws(TextError) in
      try reader.items { (reader) throws(TextError) in
        accepted[skill, default: []].insert(try reader.string())
      }
    }
  }

  private mutating func readWords(_ reader: inout JSONReader) throws(TextError) {
    try reader.items { (reader) throws(TextError) in
      words.append(try reader.string(WordReference.init(bytes:), else: .expected("a word like deck/word")))
    }
  }

  /// The keys are written in sorted order, since sorting half a million members would take a third of the
  /// time.
  func json(_ rest: UnknownMembers?) -> JSONValue {
    var members: [JSONMember] = []
    members.reserveCapacity(13)
    if !accepted.isEmpty { members.append(JSONMember("accepted", acceptedJSON)) }
    if isClaimed { members.append(JSONMember("claimed", .bool(true))) }
    if let hint { members.append(JSONMember("hint", .string(hint))) }
    if let day = figures.lastSeen { members.append(JSONMember("lastSeen", .string(Timestamp.date(day)))) }
    if isLearned { members.append(JSONMember("learned", .bool(true))) }
    members.append(JSONMember("meanings", .array(meanings.sorted().map(JSONValue.string))))
    if let day = self.rest { members.append(JSONMember("rest", .string(Timestamp.date(day)))) }
    members.append(JSONMember("right", .integer(figures.right)))
    members.append(JSONMember("seen", .integer(figures.seen)))
    members.append(JSONMember("skills", figures.skillsJSON(rest?.ofSkills ?? [:])))
    if isWanted { members.append(JSONMember("wanted", .bool(true))) }
    members.append(JSONMember("words", .array(words.map { .string($0.text) })))
    members.append(JSONMember("wrong", .integer(figures.wrong)))
    return .object(JSONObject(members + (rest?.own ?? [])))
  }

  private var acceptedJSON: JSONValue {
    .object(
      JSONObject(
        accepted.sorted { $0.key.rawValue < $1.key.rawValue }.map { skill, texts in
          JSONMember(skill.rawValue, .array(texts.sorted().map(JSONValue.string)))
        }))
  }
}

extension ItemFigures {
  mutating func readSkills(
    _ reader: inout JSONReader, _ rest: inout UnknownMembers
  ) throws(TextError) {
    try reader.members(Skill.init(bytes:), else: .notUTF8) { (reader, skill) throws(TextError) in
      var others: [JSONMember] = []
      skills[skill] = try SkillFigures(&reader, rest: &others)
      if !others.isEmpty { rest.ofSkills[skill] = others }
    }
  }

  func skillsJSON(_ rest: [Skill: [JSONMember]]) -> JSONValue {
    let members = skills.map { skill, asked in
      JSONMember(skill.rawValue, .object(JSONObject(asked.members + (rest[skill] ?? []))))
    }
    return .object(JSONObject(members))
  }
}
