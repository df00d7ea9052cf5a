import Formats
import Learning

/// One skill of an item as the save file has it. The last answers are a text of 1 and 0, the newest last.
extension SkillFigures {
  /// Reads the next value; members that we don't know go to `rest`.
  ///
  /// - Parameter deck: the deck of the words that it was taken for, where only their own ids stand there.
  init(_ reader: inout JSONReader, rest: inout [JSONMember], deck: String? = nil) throws(TextError) {
    self.init()
    var stored = StoredMemory()
    let start = reader.place
    try reader.members { (reader, key, place) throws(TextError) in
      switch key {
      case "right": right = try reader.value().count()
      case "wrong": wrong = try reader.value().count()
      case "streak": streak = try reader.value().count()
      case "ms": milliseconds = try reader.value().count()
      case "recent": recent = try Self.recent(reader.value())
      case "confusedWith": try Self.read(&confusions, &reader, deck)
      default:
        let member = JSONMember(key, try reader.value(), at: place)
        if try !stored.read(member) { rest.append(member) }
      }
    }
    memory = try stored.memory(start)
  }

  /// In the order of their keys.
  var members: [JSONMember] {
    var members: [JSONMember] = []
    members.reserveCapacity(11)
    if !confusions.isEmpty {
      let counts = confusions.map { JSONMember($0.key.text, .integer($0.value)) }
      members.append(JSONMember("confusedWith", .object(JSONObject(counts))))
    }
    if let memory {
      members.append(JSONMember("difficulty", JSONValue(.double(memory.difficulty))))
      members.append(JSONMember("due", .string(Timestamp.text(memory.due))))
    }
    members.append(JSONMember("ms", .integer(milliseconds)))
    members.append(JSONMember("recent", .string(String(recent.map { $0 ? "1" : "0" }))))
    if let memory { members.append(JSONMember("reviewed", .string(Timestamp.text(memory.reviewed)))) }
    members.append(JSONMember("right", .integer(right)))
    if let memory {
      members.append(JSONMember("stability", JSONValue(.double(memory.stability))))
      members.append(JSONMember("stage", .string(memory.stage.rawValue)))
    }
    members.append(JSONMember("streak", .integer(streak)))
    members.append(JSONMember("wrong", .integer(wrong)))
    return members
  }

  private static func recent(_ json: JSONValue) throws(TextError) -> [Bool] {
    let text = try json.string()
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }),
      text.utf8.count <= recentCount
    else { throw TextError(.expected("a text of at most \(recentCount) digits 0 and 1"), at: json.place) }
    return text.utf8.map { $0 == UInt8(ascii: "1") }
  }

  private static func read(
    _ counts: inout [WordReference: Int], _ reader: inout JSONReader, _ deck: String?
  ) throws(TextError) {
    try reader.members { (reader, key, place) throws(TextError) in
      let count = try reader.value().count()
      if let deck {
        let word = WordReference(deck: deck, word: key)
        if word.isWhole { counts[word] = count }
      } else {
        guard let word = WordReference(key) else { throw TextError(.noReference, at: place) }
        counts[word] = count
      }
    }
  }
}

extension TextError.Problem {
  static let noReference = expected("a key like deck/word")
}

/// A memory as its members come in.
private struct StoredMemory {
  var stability: Double?
  var difficulty: Double?
  var stage: MemoryState.Stage?
  var reviewed: Int64?
  var due: Int64?

  /// False when the member belongs to something else.
  mutating func read(_ member: JSONMember) throws(TextError) -> Bool {
    switch member.key {
    case "stability": stability = try member.value.double(in: MemoryState.stabilities)
    case "difficulty": difficulty = try member.value.double(in: 1...10)
    case "stage": stage = try member.value.choice(MemoryState.Stage.self)
    case "reviewed": reviewed = try member.value.time()
    case "due": due = try member.value.time()
    default: return false
    }
    return true
  }

  /// Nil when nothing of it was there; half a memory is none.
  func memory(_ place: TextPlace) throws(TextError) -> MemoryState? {
    guard let stability, let difficulty, let stage, let reviewed, let due else {
      if stability == nil && stage == nil && due == nil { return nil }
      throw TextError(.expected("stability, difficulty, stage, reviewed and due"), at: place)
    }
    return MemoryState(
      stability: stability, difficulty: difficulty, stage: stage, reviewed: reviewed, due: due)
  }
}
