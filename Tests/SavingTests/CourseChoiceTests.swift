import Formats
import Learning
import Testing

@testable import Saving

@Suite("The choices for the course")
struct CourseChoiceTests {
  private static let chosen = CourseChoice(
    .deck("kana"), .minutes(20), .choosesAnswers(true), .isScriptOnly(true), .schedule(.leitner))

  private func save(_ text: String) throws -> SaveFile { try SaveFile(bytes: Array(text.utf8)) }

  @Test("they are in the save among the courses, in a readable form")
  func form() throws {
    var save = SaveFile()
    save.course = Self.chosen
    save.course.take(.drawsAnswers(true))
    save.course.take(.countsStrokes(true))
    save.course.take(.also("words", true))
    #expect(try SaveFile(bytes: save.bytes) == save)
    let json = try JSON.read(save.bytes).member("courses").member("today")
    #expect(
      try json.object().members.map(\.key)
        == ["answers", "deck", "decks", "drawing", "listening", "minutes", "schedule", "script", "strokes"])
    #expect(try json.member("minutes").integer() == 20)
    #expect(try json.member("answers").string() == "chosen" && json.member("script").string() == "own")
    #expect(
      try json.member("drawing").string() == "first" && json.member("strokes").string() == "counted")
    #expect(try json.member("schedule").string() == "leitner" && json.member("deck").string() == "kana")
  }

  @Test("a save that has them among the settings is migrated")
  func old() throws {
    let save = try save(
      #"""
      {"schema": 2, "settings": {"choices": {"today.deck": "kana", "today.minutes": "20", "sides": "both",
        "today.answers": "chosen", "today.script": "own", "today.boxes": "leitner", "today.new": "x"}}}
      """#)
    #expect(save.course == Self.chosen && save.knowledge.schedule == .leitner)
    #expect(save.settings.choices == ["sides": "both", "today.new": "x"])
    #expect(try SaveFile(bytes: save.bytes) == save)
  }

  @Test(
    "an edit to a nonsensical value gives the default, or the nearest valid value",
    arguments: [("soon", 10), ("", 10), ("99999999999999999999", 10), ("\(Int.max)", 120), ("-3", 1)])
  func nonsense(minutes: String, taken: Int) throws {
    let save = try save(
      #"""
      {"schema": 2, "settings": {"choices": {"today.deck": "", "today.minutes": "\#(minutes)",
        "today.answers": "sung", "today.script": "none", "today.boxes": "seven"}}}
      """#)
    #expect(save.course == CourseChoice(.deck(""), .minutes(taken)))
    #expect(save.settings.choices.isEmpty)
  }

  @Test("choices made with an older version win over those that it could not read")
  func both() throws {
    let save = try save(
      #"""
      {"schema": 2, "settings": {"choices": {"today.deck": "kana"}},
       "courses": {"today": {"deck": "other", "minutes": 7}}}
      """#)
    #expect(save.course == CourseChoice(.deck("kana"), .minutes(7)))
  }

  @Test("unknown members are kept, also of a deck with that name; a value of another type is damage")
  func unknown() throws {
    let kept = try save(
      #"{"schema": 2, "courses": {"today": {"minutes": 500, "pause": 3, "practice": true}}}"#)
    #expect(kept.course.minutes == 120 && kept.knowledge.openedPractice == ["today"])
    let json = try JSON.read(kept.bytes).member("courses").member("today")
    #expect(try json.member("pause").integer() == 3 && json.member("practice").bool())
    #expect(try SaveFile(bytes: kept.bytes) == kept)
    #expect(throws: StoredSave.Refusal.self) {
      try save(#"{"schema": 2, "courses": {"today": {"minutes": "soon"}}}"#)
    }
  }
}
