import Formats
import Learning

/// Progress in a course of stages, in the index: kits by stage and id.
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
