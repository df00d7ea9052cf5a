import Formats
import Learning

/// Reads and writes courses of stages in the format of `Assets/Schemas/course.schema.json`.
public enum CourseFormat {
  /// - Parameter file: its name, for errors.
  /// - Throws: what is wrong, with line and column.
  public static func read(_ bytes: [UInt8], file: String) throws(TextError) -> StageCourse {
    do throws(TextError) {
      if bytes.count > DeckFormat.byteLimit { throw TextError(.tooLarge(limit: DeckFormat.byteLimit)) }
      return try course(JSON.read(bytes))
    } catch {
      throw TextError(error.problem, at: error.place, in: file)
    }
  }

  /// The language of a course's words, without reading its stages.
  ///
  /// - Throws: what is wrong with the JSON.
  public static func language(of bytes: [UInt8]) throws(TextError) -> String? {
    var (reader, language) = (JSONReader(bytes), String?.none)
    try reader.members { (reader, key, _) throws(TextError) in
      if key != "language" { return try reader.pass() }
      language = try reader.value().member("term").string()
    }
    return language
  }

  public static func write(_ course: StageCourse) -> [UInt8] {
    JSON.write(CourseJSON.json(course), spread: 5)
  }

  static func course(_ root: JSONValue) throws(TextError) -> StageCourse {
    let (id, language) = (try root.member("id"), try root.member("language"))
    if !Deck.isValidID(try id.string()) { throw TextError(.badDeckID, at: id.place) }
    var course = StageCourse(
      id: try id.string(), name: try CourseJSON.line(root.member("name")),
      about: try root.optional("about")?.string() ?? "",
      language: Deck.Languages(
        term: try tag(language.member("term")), meaning: try tag(language.member("meaning"))),
      stages: [])
    var ids = UniqueNames()
    for stage in try root.member("stages").array() {
      let read = try CourseJSON.stage(stage)
      try ids.insert(read.id, at: stage.place)
      course.stages.append(read)
    }
    if course.stages.isEmpty { throw TextError(.expected("a stage"), at: root.place) }
    if let rules = try root.optional("rules") { course.rules = try StageCourse.Rules(rules) }
    return course
  }

  private static func tag(_ value: JSONValue) throws(TextError) -> String {
    let tag = try value.string()
    if !LanguageTag.isTag(tag) { throw TextError(.badLanguage, at: value.place) }
    return tag
  }
}

extension StageCourse.Rules {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init()
    if let above = try json.optional("kitAbove") { kitAbove = Int(try above.integer(in: 0...99)) }
    if let count = try json.optional("examQuestions") { examQuestions = Int(try count.integer(in: 1...100)) }
    if let from = try json.optional("examFrom") { examFrom = Int(try from.integer(in: 1...100)) }
  }
}

/// A kit in the format of courses and other files.
extension Kit {
  /// - Throws: what is wrong, and where.
  init(_ json: JSONValue) throws(TextError) { self = try CourseJSON.kit(json) }

  var json: JSONObject { CourseJSON.members(self) }
}
