import Engine
import Hands
import Ink
import Learning
import Players
import Playtest
import Testing
import WordGame

@testable import Drawing

/// What is drawn, and what becomes of it.
struct PlayTests {
  private func answers(_ stage: Stage) -> [Answer] {
    stage.reports.compactMap { if case .answer(let answer) = $0 as? ArcadeReport { answer } else { nil } }
  }

  @Test("a word is drawn character by character, and is one answer")
  func word() throws {
    var stage = stage(round(Array(TestWords.japanese[1...1])))
    #expect(stage.shows("China") && stage.shows("character 1 of 2"), "\(stage.frame)")
    stage.write("中")
    #expect(stage.shows("Right"), "\(stage.frame)")
    stage.press(.enter)
    #expect(stage.shows("character 2 of 2"), "\(stage.frame)")
    #expect(answers(stage).isEmpty)
    stage.write("国")
    stage.press(.enter)
    let answer = try #require(answers(stage).first)
    #expect(answer.mode == .drawn && answer.skill == .recall && answer.verdict == .right)
    #expect(answer.given == "中国" && answer.certainty == .known)
    #expect(stage.shows("All words written"), "\(stage.frame)")
  }

  @Test("strokes that change places are named, and the character is right all the same")
  func order() {
    var stage = stage()
    stage.write("水", .swap(2, 3))
    #expect(stage.shows("Right") && stage.shows("Stroke 2 came too early"), "\(stage.frame)")
  }

  @Test("a look-alike is wrong, said by its name, and comes once more at the end")
  func lookAlike() throws {
    var stage = stage(
      round(Array(TestWords.japanese[2...2])),
      reading: { request in .candidates(request.drawing.strokes.count == 4 ? ["曰", "日"] : ["日"]) })
    stage.write("曰")
    #expect(stage.shows("This is 曰"), "\(stage.frame)")
    stage.press(.enter)
    #expect(stage.shows("sun, day"))
    #expect(try #require(answers(stage).first).verdict == .wrong)
  }

  @Test("where nobody can read it strokes decide; where those are unknown, too, the learner does")
  func unread() {
    var known = stage(reading: { _ in .unread("No model.") })
    known.write("水")
    #expect(known.shows("Right"), "\(known.frame)")
    var unknown = stage(
      round(TestWords.letters, language: "ka", .alphabet), reading: { _ in .unread("No font.") })
    unknown.write("二")
    #expect(unknown.shows("Is it right?") && unknown.shows("No font."), "\(unknown.frame)")
    unknown.press(.character("a"))
    #expect(unknown.shows("Counted as right."), "\(unknown.frame)")
    unknown.press(.character("u"))
    #expect(unknown.shows("Is it right?"), "\(unknown.frame)")
    unknown.press(.character("a"))
    unknown.press(.enter)
    #expect(answers(unknown).map(\.verdict) == [.right])
    #expect(answers(unknown).map(\.mode) == [.judged])
  }

  @Test("who gives up sees how it is drawn")
  func givenUp() {
    var stage = stage()
    stage.press(.character("g"))
    #expect(stage.shows("This is how it's written"), "\(stage.frame)")
    stage.wait(ticks: 30)
    stage.press(.enter)
    #expect(answers(stage).map(\.verdict) == [.givenUp])
  }

  @Test("stroke by stroke a wrong one goes again, and after two the right one is shown")
  func stepwise() throws {
    var stage = stage(round(Array(TestWords.japanese[...0]), .strokes))
    let model = try #require(Characters.all.first { $0.character == "水" })
    let whole = Hand(seed: 1).draw(model, side: InkPlace.side)
    var wrong = Drawing(side: InkPlace.side)
    wrong.add(whole.strokes[2])
    stage.draw(wrong)
    #expect(stage.shows("That's stroke 3"), "\(stage.frame)")
    #expect(try #require(stage.game).board.isEmpty)
    stage.draw(whole)
    stage.wait(ticks: 30)
    #expect(stage.shows("Right"), "\(stage.frame)")
    stage.press(.enter)
    #expect(answers(stage).map(\.certainty) == [.hint])
  }

  @Test("by keys alone: space puts the pen down and lifts it, arrows and figures move it")
  func keys() throws {
    var stage = stage(round([Word(id: "1", term: "一", meanings: ["one"])]))
    for _ in 0..<6 { stage.press(.left) }
    stage.type(" ")
    for _ in 0..<12 { stage.press(.right) }
    stage.type(" ")
    #expect(try #require(stage.game).board.drawing.strokes.count == 1)
    stage.press(.enter)
    stage.wait(ticks: 30)
    #expect(stage.shows("Right"), "\(stage.frame)")
  }

  @Test("what was taken back or started over can be brought back, and the right button takes one stroke away")
  func undo() throws {
    var stage = stage()
    let model = try #require(Characters.all.first { $0.character == "日" })
    stage.draw(Hand(seed: 1).draw(model, side: InkPlace.side))
    stage.press(.character("u"))
    #expect(try #require(stage.game).board.drawing.strokes.count == 3)
    stage.press(.character("x"))
    #expect(try #require(stage.game).board.isEmpty)
    stage.press(.character("u"))
    #expect(try #require(stage.game).board.drawing.strokes.count == 3)
    let game = try #require(stage.game)
    let cell = game.layout(stage.stack.window).board.cell(of: game.board.drawing.strokes[0].points[3])
    stage.send(.mouse(MouseEvent(.press, .right, at: cell)))
    #expect(try #require(stage.game).board.drawing.strokes.count == 2)
  }

  @Test("a pause, a window that changes, and a focus that is lost end the stroke, and nothing else")
  func interruptions() throws {
    for event in [InputEvent.focus(false), .resize(Size(100, 30)), .resumed] {
      var stage = stage()
      let rect = try #require(stage.game).layout(stage.stack.window).board.rect
      stage.send(.mouse(MouseEvent(.press, .left, at: rect.origin)))
      stage.send(.mouse(MouseEvent(.move, .left, at: rect.center)))
      stage.send(event)
      stage.press(.enter)
      stage.wait(ticks: 2)
      let board = try #require(stage.game).board
      #expect(!board.isDrawing && board.drawing.strokes.count == 1, "\(event)")
    }
  }

  @Test("a click on the foot pauses, in the least window, too")
  func pausing() {
    var stage = stage(window: Size(60, 20))
    stage.click("pause")
    #expect(stage.shows("Paused"), "\(stage.frame)")
  }

  @Test("a board that is full takes no more, and says so")
  func full() {
    var stage = stage()
    var drawing = Drawing(side: InkPlace.side)
    for _ in 0..<Drawing.mostStrokes { drawing.add(Stroke(InkPoint(x: 2000, y: 2000, tick: 0))) }
    stage.draw(drawing)
    stage.draw(drawing)
    #expect(stage.game?.board.drawing.strokes.count == Drawing.mostStrokes)
    #expect(stage.shows("The board is full"), "\(stage.frame)")
  }

  @Test("only a word that was just shown is no proof; what comes after a miss is")
  func proof() {
    var stage = stage(
      round([TestWords.japanese[0], TestWords.japanese[2]]),
      reading: { .candidates([$0.asked == "水" ? "火" : $0.asked]) })
    stage.write("火")
    stage.press(.enter)
    stage.write("日")
    stage.press(.enter)
    stage.write("火")
    stage.press(.enter)
    #expect(answers(stage).map(\.word) == ["水", "日", "水"])
    #expect(answers(stage).map(\.certainty) == [.known, .known, .hint])
  }

  @Test("the time for looking at a verdict isn't time for drawing")
  func time() throws {
    var stage = stage(round(Array(TestWords.japanese[...0])))
    stage.write("水")
    stage.wait(seconds: 100)
    stage.press(.enter)
    #expect(try #require(answers(stage).first).milliseconds < 60_000)
  }

  @Test("who leaves after the verdict has answered")
  func leaving() {
    var stage = stage()
    stage.write("水")
    stage.press(.character("q"))
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(answers(stage).map(\.verdict) == [.right], "\(stage.frame)")
  }

  @Test("stroke by stroke nothing stays on the board that nobody has judged")
  func unjudged() throws {
    var stage = stage(round(Array(TestWords.japanese[...0]), .strokes))
    let rect = try #require(stage.game).layout(stage.stack.window).board.rect
    stage.send(.mouse(MouseEvent(.press, .left, at: rect.origin)))
    stage.send(.mouse(MouseEvent(.move, .left, at: rect.center)))
    stage.send(.resize(Size(100, 30)))
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(try #require(stage.game).board.isEmpty)
  }

  @Test("the strokes begin with none, whenever a frame is drawn")
  func firstFrame() throws {
    var stage = stage()
    stage.write("水")
    stage.press(.character("s"))
    #expect(
      stage.draw(fraction: 0).rows.contains { $0.contains("stroke 0 of 4") || $0.contains("stroke 1 of 4") })
  }
}
