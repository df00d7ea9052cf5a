import Engine
import Games
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("A question that is answered by drawing")
struct DrawnAnswerTests {
  @Test("a key opens the board, Esc or the same key closes it, and typed text stays")
  func boards() throws {
    var stage = DrawnQuestions.stage("日")
    stage.type("ni")
    #expect(stage.shows("Ctrl-D draw"), "\(stage)")
    for leaving in [Key(.escape), Key(.character("d"), .control), Key(.character("d"))] {
      stage.press(.character("d"), .control)
      #expect(stage.shows("Esc type") && stage.shows("Space pen down") && !stage.shows("check"), "\(stage)")
      stage.send(.key(leaving))
      #expect(stage.shows("Enter check") && stage.shows("に"), "\(stage)")
    }
    #expect(stage.answers.isEmpty)
  }

  @Test("the drawing is the answer for recall, and then the card is shown")
  func right() throws {
    var stage = DrawnQuestions.stage("日")
    stage.wait(ticks: 60)
    stage.press(.character("d"), .control)
    try stage.write("日")
    let answer = try #require(stage.answers.last)
    #expect(
      answer.mode == .drawn && answer.skill == .recall && answer.verdict == .right && answer.given == "日")
    #expect(answer.milliseconds >= 1000 && answer.options.isEmpty)
    #expect(stage.shows("✓ right") && stage.shows("ひ") && !stage.shows("you drew"), "\(stage)")
    #expect(stage.written.isEmpty)
    stage.press(.enter)
    #expect(stage.outcome(QuestionOutcome.self)?.verdict == .right)
  }

  @Test("a word is drawn character by character, with a way back to the previous one")
  func word() throws {
    var stage = DrawnQuestions.stage("日本")
    stage.press(.character("d"), .control)
    #expect(stage.shows("character 1 of 2"), "\(stage)")
    try stage.write("水")
    #expect(stage.shows("character 2 of 2") && stage.answers.isEmpty, "\(stage)")
    stage.type("u")
    #expect(stage.shows("character 1 of 2") && stage.shows("Enter next"), "\(stage)")
    stage.type("x")
    try stage.write("日")
    try stage.write("本")
    #expect(stage.answers.map(\.verdict) == [.right] && stage.answers[0].given == "日本")
    #expect(stage.queries(ReadDrawing.self).map(\.asked) == ["日", "日", "本"])
  }

  @Test("a drawing of another word is named beside the right one")
  func other() throws {
    var stage = DrawnQuestions.stage("日") { _ in .candidates(["曰", "日"]) }
    stage.press(.character("d"), .control)
    try stage.write("曰")
    #expect(stage.answers.map(\.verdict) == [.otherWord] && stage.answers[0].given == "曰")
    #expect(stage.shows("✗ 曰") && stage.shows("yours"), "\(stage)")
  }

  @Test("a misread drawing can be counted as right, without making the misreading an accepted answer")
  func accept() throws {
    var stage = DrawnQuestions.stage("水") { _ in .candidates(["曰"]) }
    stage.press(.character("d"), .control)
    try stage.write("日")
    #expect(stage.answers.map(\.verdict) == [.otherWord])
    stage.type("a")
    #expect(stage.answers.map(\.verdict) == [.otherWord, .right] && stage.answers[1].given == "水")
    #expect(stage.told.contains(.course(.undo)) && stage.shows("✓ right"), "\(stage)")
    let accepted = stage.told.contains { if case .course(.accept) = $0 { true } else { false } }
    #expect(!accepted && !stage.shows("count mine"))
  }

  @Test("undo takes the answer back, and the question starts afresh")
  func undo() throws {
    var stage = DrawnQuestions.stage("日")
    stage.press(.character("d"), .control)
    try stage.write("日")
    stage.type("u")
    #expect(stage.told.last == .course(.undo) && stage.shows("Enter check"), "\(stage)")
    stage.type("日")
    stage.press(.enter)
    #expect(stage.answers.last?.mode == .typed && stage.answers.last?.verdict == .right)
  }

  @Test(
    "strokes out of order are remarked on, and graded only if the learner wants it", arguments: [true, false])
  func order(counts: Bool) throws {
    var stage = DrawnQuestions.stage("日", drawn: DrawnAnswers(countStrokes: counts))
    stage.press(.character("d"), .control)
    try stage.write("日", .swap(1, 2))
    #expect(stage.answers.map(\.verdict) == [.right])
    #expect(stage.shows("✓ right · Stroke 1") && stage.shows("yours"), "\(stage)")
    #expect(stage.written.map(\.verdict) == (counts ? [.accent] : []))
    stage.type("u")
    stage.press(.character("d"), .control)
    try stage.write("日")
    #expect(stage.written.map(\.verdict) == (counts ? [.accent, .right] : []))
    #expect(stage.written.allSatisfy { $0.skill == .write && $0.mode == .drawn })
  }

  @Test("if recognition is missing the learner judges, and strokes aren't graded", arguments: ["y", "n"])
  func judged(key: String) throws {
    var stage = DrawnQuestions.stage(
      "日", drawn: DrawnAnswers(countStrokes: true), knowsStrokes: false
    ) { _ in .unread("The package tegaki-zinnia-japanese would help.") }
    stage.press(.character("d"), .control)
    try stage.write("日")
    #expect(stage.shows("Is it right?") && stage.shows("tegaki-zinnia-japanese"), "\(stage)")
    #expect(stage.shows("y right") && stage.answers.isEmpty)
    stage.type(key)
    #expect(stage.answers.map(\.verdict) == [key == "y" ? .right : .wrong] && stage.written.isEmpty)
    #expect(!stage.shows("d strokes"), "\(stage)")
  }

  @Test("the board is open at once if the learner wants it, and typing is still possible")
  func first() throws {
    var stage = DrawnQuestions.stage("日", drawn: DrawnAnswers(comeFirst: true))
    #expect(stage.shows("Esc type"), "\(stage)")
    stage.press(.escape)
    stage.type("日")
    stage.press(.enter)
    #expect(stage.answers.map(\.mode) == [.typed])
    stage.type("u")
    #expect(stage.shows("Esc type"), "\(stage)")
  }

  @Test("d opens the board in a multiple choice question")
  func chosen() throws {
    var stage = DrawnQuestions.stage("日", .recall, .chosen)
    #expect(stage.shows("d draw"), "\(stage)")
    stage.type("d")
    try stage.write("日")
    #expect(stage.answers.map(\.mode) == [.drawn] && stage.answers[0].options.isEmpty)
    stage.type("ud")
    stage.press(.escape)
    stage.type("1")
    #expect(stage.answers.last?.mode == .chosen)
  }

  @Test("works with the mouse alone")
  func mouse() throws {
    var stage = DrawnQuestions.stage("日")
    stage.click("Ctrl-D")
    stage.draw(
      Drawing(side: 100, line: [(10, 10), (50, 60)]), in: WordBoardLayout(Size(80, 24), .usual).board.rect)
    stage.click("done")
    stage.wait(ticks: 3)
    #expect(stage.answers.map(\.mode) == [.drawn])
    stage.click("next")
    #expect(stage.outcome(QuestionOutcome.self) != nil)
  }

  @Test("works with keys alone, and a pause and help on the way lose nothing")
  func keys() throws {
    var stage = DrawnQuestions.stage("日")
    stage.press(.character("d"), .control)
    stage.type(" 9 ")
    stage.type("p")
    #expect(stage.shows("Paused"), "\(stage)")
    stage.press(.enter)
    stage.type("?")
    #expect(stage.shows("A question"))
    stage.press(.escape)
    #expect(stage.shows("Enter done"), "\(stage)")
    stage.press(.enter)
    stage.wait(ticks: 3)
    #expect(stage.answers.map(\.mode) == [.drawn])
  }

  @Test("giving up doesn't count as a drawing")
  func givenUp() throws {
    var stage = DrawnQuestions.stage("日", drawn: DrawnAnswers(countStrokes: true))
    stage.press(.character("d"), .control)
    stage.type("g")
    #expect(stage.answers.map(\.verdict) == [.givenUp] && stage.answers[0].mode == .typed)
    #expect(stage.written.isEmpty && stage.shows("given up"), "\(stage)")
  }

  @Test("isn't offered for a meaning, a reading, a placement test, or letters that aren't drawn")
  func notOffered() throws {
    let stages = [
      DrawnQuestions.stage("日", .recognise), DrawnQuestions.stage("日", .read),
      DrawnQuestions.stage("日", purpose: .trial), try SampleQuestions.stage("comida", .recall),
    ]
    for var stage in stages {
      stage.press(.character("d"), .control)
      #expect(stage.shows("Enter check") && !stage.shows("draw"), "\(stage)")
    }
  }

  @Test("a letter is drawn, with the rest of the alphabet as rivals for recognition")
  func letter() throws {
    var stage = try SampleQuestions.stage("ban", .recall, of: "georgian-letters")
    stage.answer(ReadDrawing.self) { request in .success(.shape(nearest: request.asked, stars: 2)) }
    stage.press(.character("d"), .control)
    stage.draw(
      Drawing(side: 100, line: [(10, 10), (50, 60)]), in: WordBoardLayout(Size(80, 24), .usual).board.rect)
    stage.press(.enter)
    stage.wait(ticks: 3)
    #expect(stage.answers.map(\.verdict) == [.right] && stage.answers[0].mode == .drawn, "\(stage)")
    let rivals = try #require(stage.queries(ReadDrawing.self).first?.rivals)
    #expect(rivals.count == 32 && !rivals.contains("ბ"))
  }
}

extension Drawing {
  /// One stroke along a line.
  init(side: Int, line: [(Int, Int)]) {
    self.init(side: side)
    for (number, point) in line.enumerated() {
      let point = InkPoint(x: point.0, y: point.1, tick: number)
      if number == 0 { begin(at: point) } else { extend(to: point) }
    }
  }
}
