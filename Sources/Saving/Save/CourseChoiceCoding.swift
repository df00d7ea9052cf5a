import Formats
import Learning

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
  mutating func takeOver(_ choices: inout [String: String]) {
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
