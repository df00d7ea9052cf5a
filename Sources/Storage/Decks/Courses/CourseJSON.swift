import Formats
import Learning
import Limits

/// The parts of a course in JSON.
enum CourseJSON {
  /// The most kits of a stage.
  private static let mostKits = Limit.kits.most

  static func stage(_ json: JSONValue) throws(TextError) -> CourseStage {
    var (names, ids) = (UniqueNames(), UniqueNames())
    var stage = CourseStage(
      id: try self.id(json), name: try line(json.member("name")),
      about: try json.optional("about")?.string() ?? "")
    stage.kits = try kits(json.optional("kits"), &names, &ids)
    for way in try json.optional("choices")?.array() ?? [] {
      stage.ways.append(
        StageWay(
          id: try id(way), name: try line(way.member("name")),
          about: try way.optional("about")?.string() ?? "",
          kits: try kits(way.member("kits"), &names, &ids)))
    }
    if stage.allKits.isEmpty { throw TextError(.expected("a kit"), at: json.place) }
    return stage
  }

  private static func kits(
    _ json: JSONValue?, _ names: inout UniqueNames, _ ids: inout UniqueNames
  ) throws(TextError) -> [Kit] {
    let list = try json?.array() ?? []
    if list.count > mostKits {
      throw TextError(.expected("at most \(mostKits) kits"), at: list[mostKits].place)
    }
    var kits: [Kit] = []
    for value in list {
      let kit = try kit(value)
      if OwnKits.isOwn(kit.id) { throw TextError(.ownKitID, at: value.place) }
      try names.insert(kit.name, at: value.place)
      try ids.insert(kit.id, at: value.place)
      kits.append(kit)
    }
    return kits
  }

  static func kit(_ json: JSONValue) throws(TextError) -> Kit {
    let name = try json.member("name")
    let kit = Kit(id: try id(json), name: try line(name), questions: try questions(json.member("questions")))
    if kit.name.count > Kit.longestName { throw TextError(.longName(limit: Kit.longestName), at: name.place) }
    return kit
  }

  private static func questions(_ json: JSONValue) throws(TextError) -> [KitQuestion] {
    let list = try json.array()
    if list.isEmpty { throw TextError(.expected("a question"), at: json.place) }
    if list.count > Kit.mostQuestions {
      throw TextError(.expected("at most \(Kit.mostQuestions) questions"), at: list[Kit.mostQuestions].place)
    }
    var questions: [KitQuestion] = []
    for value in list { questions.append(try question(value)) }
    return questions
  }

  private static func question(_ json: JSONValue) throws(TextError) -> KitQuestion {
    let (text, answer) = (try json.member("question"), try json.member("answer"))
    var question = KitQuestion(try line(text), answer: try line(answer), wrong: [])
    if question.question.count > KitQuestion.longest {
      throw TextError(.longText(limit: KitQuestion.longest), at: text.place)
    }
    for wrong in try json.member("wrong").array() { question.wrong.append(try line(wrong)) }
    question.beside = try json.optional("beside").map(line) ?? ""
    question.meaning = try json.optional("meaning").map(line) ?? ""
    for text in try json.optional("accept")?.array() ?? [] { question.accepted.append(try line(text)) }
    question.romanization = try json.optional("romanization").map(line)
    question.partOfSpeech = try json.optional("partOfSpeech").map(line)
    try check(question, json)
    return question
  }

  private static func check(_ question: KitQuestion, _ json: JSONValue) throws(TextError) {
    let wrong = try json.member("wrong")
    if !(1...KitQuestion.mostWrong).contains(question.wrong.count) {
      throw TextError(.expected("a list of one to \(KitQuestion.mostWrong) wrong answers"), at: wrong.place)
    }
    let right = Set(([question.answer] + question.accepted).map(Kit.folded))
    var seen: Set<String> = []
    for (text, value) in zip(question.wrong.map(Kit.folded), try wrong.array()) {
      if right.contains(text) { throw TextError(.rightDistractor, at: value.place) }
      if !seen.insert(text).inserted { throw TextError(.expected("another wrong answer"), at: value.place) }
    }
  }

  /// A visible text in one line.
  static func line(_ json: JSONValue) throws(TextError) -> String {
    let text = try WordReader.text(json)
    if text.isEmpty { throw TextError(.expected("a text that can be seen"), at: json.place) }
    return text.words.joined(separator: " ")
  }

  private static func id(_ json: JSONValue) throws(TextError) -> String {
    let id = try json.member("id")
    if !Deck.isValidID(try id.string()) { throw TextError(.badDeckID, at: id.place) }
    return try id.string()
  }
}

extension CourseJSON {
  static func json(_ course: StageCourse) -> JSONValue {
    .object([
      "id": .string(course.id), "name": .string(course.name), "about": .string(course.about),
      "language": .object([
        "term": .string(course.language.term), "meaning": .string(course.language.meaning),
      ]),
      "rules": .object([
        "kitAbove": .integer(course.rules.kitAbove), "examQuestions": .integer(course.rules.examQuestions),
        "examFrom": .integer(course.rules.examFrom),
      ]),
      "stages": .array(course.stages.map(json)),
    ])
  }

  private static func json(_ stage: CourseStage) -> JSONValue {
    var members: JSONObject = [
      "id": .string(stage.id), "name": .string(stage.name), "about": .string(stage.about),
      "kits": .array(stage.kits.map { .object(Self.members($0)) }),
    ]
    if !stage.ways.isEmpty { members["choices"] = .array(stage.ways.map(json)) }
    return .object(members)
  }

  private static func json(_ way: StageWay) -> JSONValue {
    .object([
      "id": .string(way.id), "name": .string(way.name), "about": .string(way.about),
      "kits": .array(way.kits.map { .object(Self.members($0)) }),
    ])
  }

  static func members(_ kit: Kit) -> JSONObject {
    ["id": .string(kit.id), "name": .string(kit.name), "questions": .array(kit.questions.map(json))]
  }

  private static func json(_ question: KitQuestion) -> JSONValue {
    var members: JSONObject = [
      "question": .string(question.question), "answer": .string(question.answer),
      "wrong": .array(question.wrong.map(JSONValue.string)),
    ]
    if !question.beside.isEmpty { members["beside"] = .string(question.beside) }
    if !question.meaning.isEmpty { members["meaning"] = .string(question.meaning) }
    if !question.accepted.isEmpty { members["accept"] = .array(question.accepted.map(JSONValue.string)) }
    members["romanization"] = question.romanization.map(JSONValue.string)
    members["partOfSpeech"] = question.partOfSpeech.map(JSONValue.string)
    return .object(members)
  }
}
