import Formats
import Learning

/// The JSON of the events of a day's course.
extension Event.Undo {
  init(_ json: JSONValue) throws(TextError) {
    self.init(
      number: try json.member("of").integer(in: 1...SaveFile.mostCounted), word: try WordMet(json),
      figures: try ItemFigures(json), isFirst: try json.optional("first")?.bool() ?? false,
      wasLearned: try json.optional("learned")?.bool() ?? false,
      hour: try json.member("hour").time(), wasRight: try json.member("wasRight").bool(),
      entry: try json.optional("entry").map(CourseRecord.Entry.init),
      isRetry: try json.optional("retry")?.bool() ?? false)
  }

  var members: [JSONMember] {
    word.members("undo") + figures.members + [
      JSONMember("of", .integer(number)), JSONMember("hour", .string(Timestamp.text(hour))),
      JSONMember("wasRight", .bool(wasRight)),
    ] + (isFirst ? [JSONMember("first", .bool(true))] : [])
      + (wasLearned ? [JSONMember("learned", .bool(true))] : [])
      + (isRetry ? [JSONMember("retry", .bool(true))] : [])
      + [entry].compactMap { $0.map { JSONMember("entry", .object($0.json)) } }
  }
}

extension CourseRecord.Entry {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(
      day: try json.member("day").day(), recall: try json.optional("recall")?.count(),
      isNew: try json.optional("new")?.bool() ?? false,
      isClaim: try json.optional("claim")?.bool() ?? false,
      isKnown: try json.member("known").bool(), pace: try json.optional("pace")?.count())
  }

  fileprivate var json: JSONObject {
    JSONObject(
      [JSONMember("day", .string(Timestamp.date(day))), JSONMember("known", .bool(isKnown))]
        + (isNew ? [JSONMember("new", .bool(true))] : [])
        + (isClaim ? [JSONMember("claim", .bool(true))] : [])
        + [recall].compactMap { $0.map { JSONMember("recall", .integer($0)) } }
        + [pace].compactMap { $0.map { JSONMember("pace", .integer($0)) } })
  }
}

extension Event.SessionSum {
  init(_ json: JSONValue) throws(TextError) {
    self.init(
      reviews: try json.count("reviews"), known: try json.count("known"), begun: try json.count("begun"),
      seconds: try json.count("seconds"))
  }

  var members: [JSONMember] {
    [("begun", begun), ("known", known), ("reviews", reviews), ("seconds", seconds)]
      .map { JSONMember($0.0, .integer($0.1)) }
  }
}
