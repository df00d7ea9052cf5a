import Formats
import Learning

/// The member `courses` of a save, by the ids of decks and courses of stages.
struct StoredCourses {
  private static let practice = "practice"
  private static let stages = "stages"
  static let keys: Set = [practice, stages]
  /// The key of the settings of Today in version 0.2. A deck with this id loses nothing, since no member has the
  /// same name in both.
  static let today = "today"

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
      let rest = try course.value.object().members(except: Self.keys)
      if !rest.isEmpty, course.key != Self.today { unknown[course.key] = rest }
    }
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
