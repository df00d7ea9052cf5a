import Formats
import Learning

/// The member `courses` of a save: the choices for the course under `today`, everything else under the ids of
/// decks.
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
