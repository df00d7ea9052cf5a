import Engine
import Games
import Hands
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("A question about a word that is only heard")
struct HeardQuestionTests {
  private static let water = Spoken("el agua", language: "es")

  private func stage(_ mode: Mode = .typed, window: Size = Size(80, 24)) throws -> Stage {
    var stage = try SampleQuestions.stage(
      "agua", .hear, mode, options: mode == .chosen ? ["food", "water", "table", "door"] : [], window: window)
    stage.wait(ticks: 1)
    return stage
  }

  private func spoken(_ stage: Stage) -> Int { stage.spoken.count { $0 == Self.water } }

  @Test(
    "the word is spoken and not shown; a key repeats it",
    arguments: [Mode.typed, .chosen, .judged])
  func said(mode: Mode) throws {
    var stage = try stage(mode)
    #expect(spoken(stage) == 1 && !stage.shows("agua") && stage.shows("Listen"), "\(stage)")
    stage.wait(ticks: 100)
    #expect(spoken(stage) == 1)
    if mode == .typed { stage.press(.character("r"), .control) } else { stage.type("s") }
    #expect(spoken(stage) == 2 && stage.answers.isEmpty, "\(stage)")
    stage.click("hear again")
    #expect(spoken(stage) == 3 && !stage.shows("agua"), "\(stage)")
  }

  @Test("v is text while an answer is typed")
  func letters() throws {
    var stage = try stage()
    stage.type("v")
    #expect(spoken(stage) == 1 && stage.shows("v"))
  }

  @Test("the meaning is the answer, and the word is spoken again with it", arguments: ["water", "table", ""])
  func told(given: String) throws {
    var stage = try stage()
    if given.isEmpty { stage.press(.character("g"), .control) } else { stage.answer(given) }
    let answer = try #require(stage.answers.last)
    #expect(answer.skill == .hear && answer.mode == .typed && answer.verdict.isRight == (given == "water"))
    #expect(spoken(stage) == 2 && stage.shows("el agua") && stage.shows("water"), "\(stage)")
    stage.type("s")
    #expect(spoken(stage) == 3)
  }

  @Test("one of several meanings is chosen")
  func chosen() throws {
    var stage = try stage(.chosen)
    stage.type("2")
    #expect(stage.answers.map(\.verdict) == [.right] && stage.answers[0].mode == .chosen)
  }

  @Test("after undo the question starts afresh, and the word is spoken once more")
  func undo() throws {
    var stage = try stage()
    stage.answer("table")
    stage.type("u")
    #expect(spoken(stage) == 3 && !stage.shows("agua") && stage.told.contains(.course(.undo)), "\(stage)")
  }

  @Test("works with the mouse alone")
  func mouse() throws {
    var stage = try stage(.chosen)
    stage.click("water")
    stage.click("next")
    #expect(stage.outcome(QuestionOutcome.self)?.verdict == .right)
  }

  @Test("golden frames", arguments: [Size(80, 24), Size(60, 20)], ["typed", "chosen", "told"])
  func golden(window: Size, phase: String) throws {
    var stage = try stage(phase == "chosen" ? .chosen : .typed, window: window)
    if phase == "told" { stage.answer("table") }
    try Golden.compare(stage.inBlocks().frame, with: "question-heard-\(phase)-\(window.width)")
  }
}

@Suite("A question that asks for drawing")
struct WrittenQuestionTests {
  private func stage(
    _ id: String = "日", knowsStrokes: Bool = true, window: Size = Size(80, 24),
    reading: @escaping @Sendable (ReadDrawing) -> DrawingAnswer = { .candidates([$0.asked]) }
  ) -> Stage {
    DrawnQuestions.stage(
      id, .write, .drawn, drawn: DrawnAnswers(countStrokes: true), knowsStrokes: knowsStrokes, window: window,
      reading: reading)
  }

  @Test("the board is open at once, and there is no other way to answer: Esc pauses")
  func board() throws {
    var stage = stage()
    #expect(stage.shows("Space pen down") && stage.shows("Esc pause") && stage.shows("day"), "\(stage)")
    stage.press(.character("d"), .control)
    stage.type("d")
    #expect(stage.shows("Space pen down") && stage.answers.isEmpty, "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("Paused"), "\(stage)")
  }

  @Test(
    "right in the right stroke order, almost in another order, wrong for another character")
  func verdicts() throws {
    for (drawn, mistakes, verdict) in [
      ("日", [], Verdict.right), ("日", [.swap(1, 2)], .accent), ("水", [], .otherWord),
    ] as [(Character, [Hand.Mistake], Verdict)] {
      var stage = stage { _ in .candidates([drawn]) }
      if let mistake = mistakes.first { try stage.write(drawn, mistake) } else { try stage.write(drawn) }
      #expect(stage.answers.map(\.verdict) == [verdict], "\(stage)")
      #expect(stage.answers.allSatisfy { $0.skill == .write && $0.mode == .drawn } && stage.written.isEmpty)
      stage.type("u")
      #expect(stage.shows("Space pen down"), "\(stage)")
    }
  }

  @Test("if recognition can't tell, the learner says whether it is right", arguments: ["y", "n"])
  func judged(key: String) throws {
    var stage = stage(knowsStrokes: false) { _ in .unread("Nothing reads it.") }
    try stage.write("日")
    stage.type(key)
    #expect(stage.answers.map(\.verdict) == [key == "y" ? .right : .wrong] && stage.written.isEmpty)
  }

  @Test("giving up shows the answer")
  func givenUp() throws {
    var stage = stage()
    stage.type("g")
    #expect(stage.answers.map(\.verdict) == [.givenUp] && stage.answers[0].skill == .write)
  }

  @Test("golden frames", arguments: [Size(80, 24), Size(60, 20)])
  func golden(window: Size) throws {
    let stage = stage("日本", window: window)
    try Golden.compare(stage.inBlocks().frame, with: "question-written-\(window.width)")
  }
}
