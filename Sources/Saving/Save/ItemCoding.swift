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

  /// The keys are written in sorted order, since sorting half a million members would take
  /// a third of the time.
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

/// One skill of an item in the save. The last answers are a string of 1 and 0, the newest last.
extension SkillFigures {
  private enum Name: String, CaseIterable {
    case box, confusedWith, difficulty, due, held, lapses, missed, ms, produced
    case recent, reviewed, right, stability, streak, wrong
  }

  private static let names = JSONNames<Name>()

  /// Reads the next value; unknown members go to `rest`.
  init(_ reader: inout JSONReader, rest: inout [JSONMember]) throws(TextError) {
    self.init()
    var stored = StoredMemory()
    let start = reader.offset
    rest = try reader.members(Self.names) { (reader, name) throws(TextError) in
      switch name {
      case .right: right = try reader.count()
      case .wrong: wrong = try reader.count()
      case .streak: streak = try reader.count()
      case .ms: milliseconds = try reader.count()
      case .recent: recent = try reader.string(Self.recent, else: .noRecentAnswers)
      case .held: isHeld = try reader.value().bool()
      case .produced: wasProduced = try reader.value().bool()
      case .lapses: lapses = try reader.count()
      case .missed: missed = try reader.day()
      case .box: keptBox = Int(try reader.value().integer(in: 1...Int64(Leitner.waits.count)))
      case .confusedWith:
        try reader.members(WordReference.init(bytes:), else: .noReference) {
          (reader, word) throws(TextError) in confusions[word] = try reader.count()
        }
      case .stability: stored.stability = try reader.double(in: MemoryState.stabilities)
      case .difficulty: stored.difficulty = try reader.double(in: 1...10)
      case .reviewed: stored.reviewed = try reader.day()
      case .due: stored.due = try reader.day()
      }
    }
    memory = try stored.memory(&reader, start)
  }

  /// Sorted by key.
  var members: [JSONMember] {
    var members: [JSONMember] = []
    members.reserveCapacity(15)
    if let keptBox { members.append(JSONMember("box", .integer(keptBox))) }
    if !confusions.isEmpty {
      let counts = confusions.map { JSONMember($0.key.text, .integer($0.value)) }
      members.append(JSONMember("confusedWith", .object(JSONObject(counts))))
    }
    if let memory {
      members.append(JSONMember("difficulty", JSONValue(.double(memory.difficulty))))
      members.append(JSONMember("due", .string(Timestamp.date(memory.due))))
    }
    if isHeld { members.append(JSONMember("held", .bool(true))) }
    if lapses > 0 { members.append(JSONMember("lapses", .integer(lapses))) }
    if let missed { members.append(JSONMember("missed", .string(Timestamp.date(missed)))) }
    members.append(JSONMember("ms", .integer(milliseconds)))
    if wasProduced { members.append(JSONMember("produced", .bool(true))) }
    members.append(JSONMember("recent", .string(String(recent.map { $0 ? "1" : "0" }))))
    if let memory { members.append(JSONMember("reviewed", .string(Timestamp.date(memory.reviewed)))) }
    members.append(JSONMember("right", .integer(right)))
    if let memory { members.append(JSONMember("stability", JSONValue(.double(memory.stability)))) }
    members.append(JSONMember("streak", .integer(streak)))
    members.append(JSONMember("wrong", .integer(wrong)))
    return members
  }

  static func recent(_ bytes: UnsafeBufferPointer<UInt8>) -> [Bool]? {
    let isGood = bytes.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }
    return isGood && bytes.count <= recentCount ? bytes.map { $0 == UInt8(ascii: "1") } : nil
  }
}

extension TextError.Problem {
  static let noReference = expected("a key like deck/word")
  static let noRecentAnswers = expected(
    "a text of at most \(SkillFigures.recentCount) digits 0 and 1")
}

/// Collects the members of a memory.
private struct StoredMemory {
  var stability: Double?
  var difficulty: Double?
  var reviewed: Day?
  var due: Day?

  /// Nil if it has no members; some but not all are an error.
  func memory(_ reader: inout JSONReader, _ start: Int) throws(TextError) -> MemoryState? {
    guard let stability, let difficulty, let reviewed, let due else {
      if stability == nil && reviewed == nil && due == nil { return nil }
      throw TextError(.expected("stability, difficulty, reviewed and due"), at: reader.place(at: start))
    }
    return MemoryState(stability: stability, difficulty: difficulty, reviewed: reviewed, due: due)
  }
}
