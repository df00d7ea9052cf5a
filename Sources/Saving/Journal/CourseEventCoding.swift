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

/// The JSON of events in courses of stages.
extension StageEvent {
  init(_ json: JSONValue) throws(TextError) {
    self.init(try json.member("course").string(), try Step(json))
  }

  var members: [JSONMember] { step.members + [JSONMember("course", .string(course))] }
}

extension StageEvent.Step {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    switch try json.member("type").string() {
    case "kit": self = .kit(try StageCourse.Place(json), try RightCount(json))
    case "exam": self = .exam(stage: try json.member("stage").string(), try RightCount(json))
    case "reset": self = try json.optional("undone")?.bool() ?? false ? .restored : .reset
    default:
      let stage = try json.member("stage").string()
      switch try json.member("step").choice(Event.Body.CourseStep.self) {
      case .exam: self = .examOpened(stage: stage)
      case .way: self = .chosen(stage: stage, way: try json.member("way").string())
      default: self = .stageOpened(stage)
      }
    }
  }

  fileprivate var members: [JSONMember] {
    switch self {
    case .kit(let place, let tally):
      [Event.Body.type("kit"), JSONMember("kit", .string(place.kit))] + Self.stage(place.stage)
        + tally.members
    case .exam(let stage, let tally): [Event.Body.type("exam")] + Self.stage(stage) + tally.members
    case .examOpened(let stage): Self.opened(stage, .exam)
    case .stageOpened(let stage): Self.opened(stage, .stage)
    case .chosen(let stage, let way): Self.opened(stage, .way) + [JSONMember("way", .string(way))]
    case .reset: [Event.Body.type("reset")]
    case .restored: [Event.Body.type("reset"), JSONMember("undone", .bool(true))]
    }
  }

  private static func stage(_ id: String) -> [JSONMember] { [JSONMember("stage", .string(id))] }

  private static func opened(_ stage: String, _ step: Event.Body.CourseStep) -> [JSONMember] {
    [Event.Body.type("course"), Event.Body.step(step)] + self.stage(stage)
  }
}

extension StageCourse.Place {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(stage: try json.member("stage").string(), kit: try json.member("kit").string())
  }
}

extension RightCount {
  /// No more can be right than were asked.
  init(_ json: JSONValue) throws(TextError) {
    let asked = try json.count("asked")
    self.init(right: min(try json.count("right"), asked), asked: asked)
  }

  var members: [JSONMember] {
    [JSONMember("asked", .integer(asked)), JSONMember("right", .integer(right))]
  }
}
