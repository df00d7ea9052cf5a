import Formats
import Learning

/// What a save has under `courses`: what was chosen of the course under `today`, the rest under the ids of decks.
struct StoredCourses {
  private static let practice = "practice"
  private static let stages = "stages"
  /// Where the choice stands. A deck of that id loses nothing: no member is called alike.
  private static let today = "today"

  /// What was chosen.
  var choice = CourseChoice()
  /// The ids of the decks of letters for which practice was opened.
  var openedPractice: Set<String> = []
  /// How far the learner has come in courses of stages, by their ids.
  var stages: [String: StageRecord] = [:]
  /// Members that this version doesn't know, by their courses.
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
