import Engine
import Learning
import Players
import Playtest
import Testing
import WordGame

@testable import Course

@Suite("A question whose word is only heard")
struct HeardQuestionTests {
  private static let water = Spoken("el agua", language: "es")

  private func stage(_ mode: Mode = .typed, window: Size = Size(80, 24)) throws -> Stage {
    var stage = try Questions.stage(
      "agua", .hear, mode, options: mode == .chosen ? ["food", "water", "table", "door"] : [], window: window)
    stage.wait(ticks: 1)
    return stage
  }

  private func spoken(_ stage: Stage) -> Int { stage.spoken.count { $0 == Self.water } }

  @Test(
    "the word is said and nothing of it shown; a key says it again",
    arguments: [Mode.typed, .chosen, .judged])
  func said(mode: Mode) throws {
    var stage = try stage(mode)
    #expect(spoken(stage) == 1 && !stage.shows("agua") && stage.shows("Listen"), "\(stage)")
    stage.wait(ticks: 100)
    #expect(spoken(stage) == 1)
    if mode == .typed { stage.press(.character("r"), .control) } else { stage.type("v") }
    #expect(spoken(stage) == 2 && stage.answers.isEmpty, "\(stage)")
    stage.click("hear again")
    #expect(spoken(stage) == 3 && !stage.shows("agua"), "\(stage)")
  }

  @Test("while letters are text, v is one of them")
  func letters() throws {
    var stage = try stage()
    stage.type("v")
    #expect(spoken(stage) == 1 && stage.shows("v"))
  }

  @Test("the meaning is the answer, and the word is said with it", arguments: ["water", "table", ""])
  func told(given: String) throws {
    var stage = try stage()
    if given.isEmpty { stage.press(.character("g"), .control) } else { stage.answer(given) }
    let answer = try #require(stage.answers.last)
    #expect(answer.skill == .hear && answer.mode == .typed && answer.verdict.isRight == (given == "water"))
    #expect(spoken(stage) == 2 && stage.shows("el agua") && stage.shows("water"), "\(stage)")
    stage.type("v")
    #expect(spoken(stage) == 3)
  }

  @Test("chosen among several meanings")
  func chosen() throws {
    var stage = try stage(.chosen)
    stage.type("2")
    #expect(stage.answers.map(\.verdict) == [.right] && stage.answers[0].mode == .chosen)
  }

  @Test("taken back, it stands there as if never asked, and is said once more")
  func undo() throws {
    var stage = try stage()
    stage.answer("table")
    stage.type("u")
    #expect(spoken(stage) == 3 && !stage.shows("agua") && stage.told.contains(.course(.undo)), "\(stage)")
  }

  @Test("by mouse alone")
  func mouse() throws {
    var stage = try stage(.chosen)
    stage.click("water")
    stage.click("next")
    #expect(stage.outcome(QuestionOutcome.self)?.verdict == .right)
  }

  @Test("what it looks like", arguments: [Size(80, 24), Size(60, 20)], ["typed", "chosen", "told"])
  func golden(window: Size, phase: String) throws {
    var stage = try stage(phase == "chosen" ? .chosen : .typed, window: window)
    if phase == "told" { stage.answer("table") }
    try Golden.compare(stage.inBlocks().frame, with: "question-heard-\(phase)-\(window.width)")
  }
}
