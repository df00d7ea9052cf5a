import Course
import Formats
import Learning
import Saving

/// What was answered in a course of stages, for scripts: kits and exams with their stages, and the days that had any.
extension StageStatistics {
  var json: JSONValue {
    let (kits, exams) = (lines.filter { $0.kit != nil }, lines.filter { $0.kit == nil })
    return .object([
      "id": .string(id), "name": .string(name), "kitsDone": .integer(kitsDone.count),
      "kitsAll": .integer(kitsDone.all), "answers": Self.json(count),
      "kits": .array(kits.map(Self.json)), "exams": .array(exams.map(Self.json)),
      "days": .array(
        days.sorted { $0.key < $1.key }.map { day, count in
          .object(["date": .string(Timestamp.date(day)), "answers": Self.json(count)])
        }),
    ])
  }

  private static func json(_ line: Line) -> JSONValue {
    var object: JSONObject = [
      "stage": .string(line.stage), "done": .bool(line.isDone), "times": .integer(line.results?.count ?? 0),
    ]
    object["kit"] = line.kit.map(JSONValue.string)
    object["name"] = line.kit.map { _ in .string(line.name) }
    object["best"] = line.results.map { json($0.best) }
    object["last"] = line.results.map { json($0.last) }
    return .object(object)
  }

  private static func json(_ count: RightCount) -> JSONValue {
    .object([
      "asked": .integer(count.asked), "percent": .integer(count.percent), "right": .integer(count.right),
    ])
  }
}
