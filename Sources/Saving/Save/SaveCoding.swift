import Formats
import Learning

/// The save as JSON. `hours` has times as keys, `items` ids, and `courses` decks, with the choices for the
/// course under `today`. `lastEvent` and `sequence` are whole numbers. A save without a `checksum` was edited
/// by hand and is accepted.
extension SaveFile {
  private static let keys: Set<String> = [
    "schema", "player", "settings", "scores", "items", "hours", "courses", "record", "lastDay", "weights",
    "home", "journals", "lastEvent", "sequence", "checksum",
  ]

  /// Reads the root; its large members were read on the way.
  init(_ root: JSONValue, _ words: StoredWords) throws(TextError) {
    settings = try Settings(player: root.optional("player"), settings: root.optional("settings"))
    var courses = try root.optional("courses").map(StoredCourses.init) ?? StoredCourses()
    courses.choice.takeOver(&settings.choices)
    course = courses.choice
    unknownOfCourses = courses.unknown
    knowledge = Knowledge(
      model: MemoryModel(schedule: course.schedule), items: words.items, hours: words.hours,
      openedPractice: courses.openedPractice, stages: courses.stages,
      record: try root.optional("record").map(CourseRecord.init) ?? CourseRecord(),
      lastDay: try root.optional("lastDay")?.day(),
      trained: try root.optional("weights").map(TrainedWeights.init))
    unknownOfItems = words.unknownOfItems
    try readScores(root)
    home = try root.optional("home")?.string() ?? ""
    lastEvent = try root.optional("lastEvent")?.integer(in: 0...Self.mostCounted) ?? 0
    journals = try root.optional("journals").map(IncludedJournals.init)
    sequence = try root.optional("sequence")?.integer(in: 0...Self.mostCounted) ?? 0
    unknown = try root.object().members(except: Self.keys)
  }

  private mutating func readScores(_ root: JSONValue) throws(TextError) {
    for (place, json) in try (root.optional("scores")?.array() ?? []).enumerated() {
      scores.append(try Score(json))
      let rest = try json.object().members(except: Score.keys)
      if !rest.isEmpty { unknownOfScores[place] = rest }
    }
  }

  public var bytes: [UInt8] {
    let items = knowledge.items.map { JSONMember($0.key.rawValue, $0.value.json(unknownOfItems[$0.key])) }
    let scores = scores.enumerated().map { place, score in
      JSONValue.object(JSONObject(score.json.members + (unknownOfScores[place] ?? [])))
    }
    let root = JSONObject(
      [
        JSONMember("schema", .integer(Self.schema)), JSONMember("player", settings.player),
        JSONMember("settings", settings.json), JSONMember("scores", .array(scores)),
        JSONMember("items", .object(JSONObject(items).sorted)),
        JSONMember("hours", HourCount.json(knowledge.hours)), JSONMember("courses", courses),
        JSONMember("record", knowledge.record.json),
        JSONMember("home", .string(home)), JSONMember("lastEvent", .integer(lastEvent)),
        JSONMember("sequence", .integer(sequence)),
      ] + [knowledge.lastDay].compactMap { $0.map { JSONMember("lastDay", .string(Timestamp.date($0))) } }
        + [knowledge.trained].compactMap { $0.map { JSONMember("weights", .object($0.json)) } }
        + [journals].compactMap { $0.map { JSONMember("journals", $0.json) } } + unknown)
    return Checksum.seal(root, spread: 2)
  }

  private var courses: JSONValue {
    StoredCourses(
      choice: course, openedPractice: knowledge.openedPractice, stages: knowledge.stages,
      unknown: unknownOfCourses
    ).json
  }
}

extension TextError.Problem {
  static let tooManyWords = Self(
    "there are more than \(Knowledge.mostItems) words",
    hint: "Remove those of decks that you don't have any more.")
  static let wrongChecksum = Self(
    "the checksum does not fit the content", hint: "After an edit by hand, remove the line with the checksum."
  )
}
