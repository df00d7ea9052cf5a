import Formats
import Learning

/// One skill of an item as the save file has it. The last answers are a text of 1 and 0, the newest last.
extension SkillFigures {
  private enum Name: String, CaseIterable {
    case confusedWith, difficulty, due, ms, recent, reviewed, right, stability, stage, streak, wrong
  }

  private static let names = JSONNames<Name>()

  /// Reads the next value; members that we don't know go to `rest`.
  ///
  /// - Parameter deck: the deck of the words that it was taken for, where only their own ids stand there.
  init(_ reader: inout JSONReader, rest: inout [JSONMember], deck: String? = nil) throws(TextError) {
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
      case .confusedWith: try Self.read(&confusions, &reader, deck)
      case .stability: stored.stability = try reader.double(in: MemoryState.stabilities)
      case .difficulty: stored.difficulty = try reader.double(in: 1...10)
      case .stage: stored.stage = try reader.string(MemoryState.Stage.init(bytes:), else: .noStage)
      case .reviewed: stored.reviewed = try reader.time()
      case .due: stored.due = try reader.time()
      }
    }
    memory = try stored.memory(&reader, start)
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

  private static func recent(_ bytes: UnsafeBufferPointer<UInt8>) -> [Bool]? {
    let isGood = bytes.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }
    return isGood && bytes.count <= recentCount ? bytes.map { $0 == UInt8(ascii: "1") } : nil
  }

  private static func read(
    _ counts: inout [WordReference: Int], _ reader: inout JSONReader, _ deck: String?
  ) throws(TextError) {
    guard let deck else {
      return try reader.members(WordReference.init(bytes:), else: .noReference) {
        (reader, word) throws(TextError) in counts[word] = try reader.count()
      }
    }
    try reader.members { (reader, key, _) throws(TextError) in
      let (word, count) = (WordReference(deck: deck, word: key), try reader.count())
      if word.isWhole { counts[word] = count }
    }
  }
}

extension TextError.Problem {
  static let noReference = expected("a key like deck/word")
  fileprivate static let noRecentAnswers = expected(
    "a text of at most \(SkillFigures.recentCount) digits 0 and 1")
  fileprivate static let noStage = expected(
    MemoryState.Stage.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or "))
}

/// A memory as its members come in.
private struct StoredMemory {
  var stability: Double?
  var difficulty: Double?
  var stage: MemoryState.Stage?
  var reviewed: Int64?
  var due: Int64?

  /// Nil when nothing of it was there; half a memory is none.
  func memory(_ reader: inout JSONReader, _ start: Int) throws(TextError) -> MemoryState? {
    guard let stability, let difficulty, let stage, let reviewed, let due else {
      if stability == nil && stage == nil && due == nil { return nil }
      throw TextError(
        .expected("stability, difficulty, stage, reviewed and due"), at: reader.place(at: start))
    }
    return MemoryState(
      stability: stability, difficulty: difficulty, stage: stage, reviewed: reviewed, due: due)
  }
}
