import Engine
import Hands
import Learning
import Players
import Playtest
import Testing
import WordGame

@testable import Course

@Suite("A question that asks for drawing")
struct WrittenQuestionTests {
  private func stage(
    _ id: String = "日", knowsStrokes: Bool = true, window: Size = Size(80, 24),
    reading: @escaping @Sendable (DrawingRequest) -> DrawingAnswer = { .candidates([$0.asked]) }
  ) -> Stage {
    DrawnQuestions.stage(
      id, .write, .drawn, drawn: DrawnAnswers(countStrokes: true), knowsStrokes: knowsStrokes, window: window,
      reading: reading)
  }

  @Test("the board is there at once, and there is no other way: Esc pauses")
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
    "right in the right order; almost where strokes come out of turn; wrong where it is another character")
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

  @Test("where nobody can tell, the learner says whether it is right", arguments: ["y", "n"])
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

  @Test("what it looks like", arguments: [Size(80, 24), Size(60, 20)])
  func golden(window: Size) throws {
    let stage = stage("日本", window: window)
    try Golden.compare(stage.inBlocks().frame, with: "question-written-\(window.width)")
  }
}
