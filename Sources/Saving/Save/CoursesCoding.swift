import Formats
import Learning

/// The member `courses` of a save: the choices for the course under `today`, everything else
/// under the ids of decks.
struct StoredCourses {
  private static let practice = "practice"
  private static let stages = "stages"
  /// The key of the choices. A deck with this id loses nothing, since no member has the same name in both.
  private static let today = "today"

  var choice = CourseChoice()
  /// The ids of the decks of letters whose practice is open.
  var openedPractice: Set<String> = []
  /// Progress in courses of stages, by their ids.
  var stages: [String: StageRecord] = [:]
  /// Members that this version doesn't know, by course.
  var unknown: [String: [JSONMember]] = [:]

  var json: JSONValue {
    var members = unknown
    for deck in openedPractice { members[deck, default: []].append(JSONMember(Self.practice, .bool(true))) }
    for (course, record) in stages {
      members[course, default: []].append(JSONMember(Self.stages, record.json))
    }
    members[Self.today, default: []] += choice.members
    return .object(JSONObject(members.map { JSONMember($0.key, .object(JSONObject($0.value))) }))
  }
}

extension StoredCourses {
  init(_ json: JSONValue) throws(TextError) {
    for course in try json.object().members {
      if try course.value.optional(Self.practice)?.bool() ?? false { openedPractice.insert(course.key) }
      if let record = try course.value.optional(Self.stages) {
        stages[course.key] = try StageRecord(record)
      }
      var rest = try course.value.object().members(except: [Self.practice, Self.stages])
      if course.key == Self.today {
        choice = try CourseChoice(course.value)
        rest.removeAll { CourseChoice.keys.contains($0.key) }
      }
      if !rest.isEmpty { unknown[course.key] = rest }
    }
  }
}

/// The JSON of the choices for the course.
extension CourseChoice {
  static let keys: Set<String> = [
    "answers", "deck", "decks", "drawing", "listening", "minutes", "schedule", "script", "strokes",
  ]

  private static let chosen = "chosen"
  private static let own = "own"
  private static let first = "first"
  private static let counted = "counted"
  private static let asked = "asked"

  init(_ json: JSONValue) throws(TextError) {
    self.init()
    if let deck = try json.optional("deck")?.string() { take(.deck(deck)) }
    for deck in try json.optional("decks")?.array() ?? [] { take(.also(try deck.string(), true)) }
    if let minutes = try json.optional("minutes")?.integer() { take(.minutes(Int(minutes))) }
    take(
      answers: try json.optional("answers")?.string(), script: try json.optional("script")?.string(),
      schedule: try json.optional("schedule")?.string())
    if let drawing = try json.optional("drawing")?.string() { take(.drawsAnswers(drawing == Self.first)) }
    if let listening = try json.optional("listening")?.string() { take(.listens(listening == Self.asked)) }
    if let strokes = try json.optional("strokes")?.string() { take(.countsStrokes(strokes == Self.counted)) }
  }

  /// Moves what earlier versions kept among the settings' choices.
  mutating func migrate(_ choices: inout [String: String]) {
    if let deck = choices.removeValue(forKey: "today.deck") { take(.deck(deck)) }
    if let minutes = choices.removeValue(forKey: "today.minutes").flatMap({ Int($0) }) {
      take(.minutes(minutes))
    }
    take(
      answers: choices.removeValue(forKey: "today.answers"),
      script: choices.removeValue(forKey: "today.script"),
      schedule: choices.removeValue(forKey: "today.boxes"))
  }

  /// Unknown words are ignored.
  private mutating func take(answers: String?, script: String?, schedule: String?) {
    if let answers { take(.choosesAnswers(answers == Self.chosen)) }
    if let script { take(.isScriptOnly(script == Self.own)) }
    if let schedule = schedule.flatMap(MemoryModel.Schedule.init) { take(.schedule(schedule)) }
  }

  var members: [JSONMember] {
    [
      JSONMember("answers", .string(choosesAnswers ? Self.chosen : "typed")),
      JSONMember("drawing", .string(drawsAnswers ? Self.first : "offered")),
      JSONMember("listening", .string(listens ? Self.asked : "off")),
      JSONMember("minutes", .integer(minutes)), JSONMember("schedule", .string(schedule.rawValue)),
      JSONMember("script", .string(isScriptOnly ? Self.own : "any")),
      JSONMember("strokes", .string(countsStrokes ? Self.counted : "shown")),
    ] + [deck].compactMap { $0.map { JSONMember("deck", .string($0)) } }
      + (also.isEmpty ? [] : [JSONMember("decks", .array(also.map { .string($0) }))])
  }
}

/// Progress in a course of stages, in the save: kits by stage and id.
extension StageRecord {
  init(_ json: JSONValue) throws(TextError) {
    self.init()
    for stage in try json.optional("kits")?.object().members ?? [] {
      for kit in try stage.value.object().members {
        kits[StageCourse.Place(stage: stage.key, kit: kit.key)] = try Results(kit.value)
      }
    }
    for exam in try json.optional("exams")?.object().members ?? [] {
      exams[exam.key] = try Results(exam.value)
    }
    openedExams = Set(try json.optional("openedExams")?.strings() ?? [])
    openedStages = Set(try json.optional("openedStages")?.strings() ?? [])
    for way in try json.optional("ways")?.object().members ?? [] {
      ways[way.key] = Set(try way.value.strings())
    }
    for day in try json.optional("days")?.array() ?? [] {
      days[try day.member("day").day()] = try RightCount(day)
    }
    beforeReset = try json.optional(Self.before).map { (before) throws(TextError) in try StageRecord(before) }
  }

  /// The key for what a reset has put aside.
  private static let before = "beforeReset"

  var json: JSONValue { .object(JSONObject(members)) }

  private var members: [JSONMember] {
    let stages = Dictionary(grouping: kits.keys, by: \.stage).mapValues { places in
      Self.sorted(
        Dictionary(uniqueKeysWithValues: places.map { ($0.kit, kits[$0, default: Results()].json) }))
    }
    let all: JSONObject = [
      "kits": Self.sorted(stages), "exams": Self.sorted(exams.mapValues(\.json)),
      "openedExams": Self.list(openedExams), "openedStages": Self.list(openedStages),
      "ways": Self.sorted(ways.mapValues(Self.list)),
      "days": .array(
        days.sorted { $0.key < $1.key }.map { day, tally in
          .object(JSONObject([JSONMember("day", .string(Timestamp.date(day)))] + tally.members))
        }),
    ]
    return all.members + [beforeReset].compactMap { $0.map { JSONMember(Self.before, $0.json) } }
  }

  private static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .object(JSONObject(members.map { JSONMember($0.key, $0.value) }).sorted)
  }

  private static func list(_ texts: Set<String>) -> JSONValue { .array(texts.sorted().map(JSONValue.string)) }
}

extension StageRecord.Results {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(
      best: try RightCount(json),
      last: try json.optional("last").map { (last) throws(TextError) in try RightCount(last) }
        ?? RightCount(),
      count: try json.count("count"))
  }

  fileprivate var json: JSONValue {
    .object(
      JSONObject(
        best.members + [
          JSONMember("last", .object(JSONObject(last.members))), JSONMember("count", .integer(count)),
        ]))
  }
}
