import Learning

/// One direction of a word as the save file has it. The last answers are a text of 1 and 0, the newest last.
extension DirectionFigures {
  static let keys: Set<String> = [
    "right", "wrong", "streak", "recent", "ms", "confusedWith", "stability", "difficulty", "stage",
    "reviewed", "due",
  ]

  init(_ json: JSONValue) throws(TextError) {
    self.init(
      right: try json.count("right"), wrong: try json.count("wrong"), streak: try json.count("streak"),
      recent: try Self.recent(json), milliseconds: try json.count("ms"), memory: try Memory(json))
    for member in try json.optional("confusedWith")?.object().members ?? [] {
      confusions[member.key] = Int(try member.value.integer(in: 0...1_000_000_000))
    }
  }

  var members: [JSONMember] {
    var members = [
      JSONMember("ms", .integer(milliseconds)),
      JSONMember("recent", .string(String(recent.map { $0 ? "1" : "0" }))),
      JSONMember("right", .integer(right)), JSONMember("streak", .integer(streak)),
      JSONMember("wrong", .integer(wrong)),
    ]
    if !confusions.isEmpty {
      let counts = confusions.map { JSONMember($0.key, .integer($0.value)) }
      members.append(JSONMember("confusedWith", .object(JSONObject(counts))))
    }
    return members + (memory?.members ?? [])
  }

  private static func recent(_ json: JSONValue) throws(TextError) -> [Bool] {
    guard let value = try json.optional("recent") else { return [] }
    let text = try value.string()
    guard text.allSatisfy({ $0 == "0" || $0 == "1" }), text.utf8.count <= recentCount else {
      throw TextError(.expected("a text of at most \(recentCount) digits 0 and 1"), at: value.place)
    }
    return text.map { $0 == "1" }
  }
}

extension Memory {
  /// Nil when the direction has no memory.
  fileprivate init?(_ json: JSONValue) throws(TextError) {
    guard let stability = try json.optional("stability") else { return nil }
    self.init(
      stability: try stability.double(in: 0.001...100_000_000),
      difficulty: try json.member("difficulty").double(in: 1...10),
      stage: try json.member("stage").choice(Memory.Stage.self), reviewed: try json.member("reviewed").time(),
      due: try json.member("due").time())
  }

  fileprivate var members: [JSONMember] {
    [
      JSONMember("difficulty", JSONValue(.double(difficulty))),
      JSONMember("due", .string(Timestamp.text(due))),
      JSONMember("reviewed", .string(Timestamp.text(reviewed))),
      JSONMember("stability", JSONValue(.double(stability))),
      JSONMember("stage", .string(stage.rawValue)),
    ]
  }
}
