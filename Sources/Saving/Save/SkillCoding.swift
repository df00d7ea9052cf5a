import Formats
import Learning

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
