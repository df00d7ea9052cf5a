import Engine
import Hands
import Learning
import Players
import Playtest
import Testing

@testable import Games

struct DrawingPlayTests {
  @Test("a word is drawn character by character, and gives one answer")
  func word() throws {
    var stage = drawingStage(drawingRound(Array(DrawingWords.japanese[1...1])))
    #expect(stage.shows("China") && stage.shows("character 1 of 2"), "\(stage.frame)")
    stage.write("中")
    #expect(stage.shows("Right"), "\(stage.frame)")
    stage.press(.enter)
    #expect(stage.shows("character 2 of 2"), "\(stage.frame)")
    #expect(stage.answers.isEmpty)
    stage.write("国")
    stage.press(.enter)
    let answer = try #require(stage.answers.first)
    #expect(answer.mode == .drawn && answer.skill == .recall && answer.verdict == .right)
    #expect(answer.given == "中国" && answer.certainty == .known)
    #expect(stage.shows("Your drawings"), "\(stage.frame)")
    stage.press(.enter)
    #expect(stage.shows("All words written"), "\(stage.frame)")
  }

  @Test("the closer a drawing, the more stars, and the gallery at the end shows the closest first")
  func stars() throws {
    var stage = drawingStage(
      drawingRound(Array(DrawingWords.japanese[2...2]) + Array(DrawingWords.japanese[...0])))
    let rough = try #require(Characters.all.first { $0.character == "日" })
    stage.draw(Hand(seed: 3, jitter: 0.05).draw(rough, side: InkPlace.side))
    stage.press(.enter)
    stage.wait(ticks: 30)
    #expect(stage.shows("★☆☆") || stage.shows("★★☆"), "\(stage.frame)")
    stage.press(.enter)
    stage.write("水")
    #expect(stage.shows("★★★"), "\(stage.frame)")
    stage.press(.enter)
    try Golden.compare(stage.frame, with: "gallery")
    stage.press(.enter)
    #expect(stage.shows("of 6 stars"), "\(stage.frame)")
  }

  @Test("what nothing measures has no stars, and a round without a right drawing has no gallery")
  func unmeasured() {
    var stage = drawingStage(drawingRound(DrawingWords.letters, language: "zh"))
    stage.write("二")
    #expect(stage.shows("Right") && !stage.shows("★"), "\(stage.frame)")
    stage = drawingStage(drawingRound(Array(DrawingWords.japanese[...0])))
    for _ in 0..<2 {
      stage.write("日")
      stage.press(.enter)
    }
    #expect(stage.shows("All words written"), "\(stage.frame)")
  }

  @Test("swapped strokes are named, but the character is still right")
  func order() {
    var stage = drawingStage()
    stage.write("水", .swap(2, 3))
    #expect(stage.shows("Right") && stage.shows("Stroke 2 came too early"), "\(stage.frame)")
  }

  @Test("a look-alike is wrong and named, and the word comes again at the end")
  func lookAlike() throws {
    var stage = drawingStage(
      drawingRound(Array(DrawingWords.japanese[2...2])),
      reading: { request in .candidates(request.drawing.strokes.count == 4 ? ["曰", "日"] : ["日"]) })
    stage.write("曰")
    #expect(stage.shows("This is 曰"), "\(stage.frame)")
    stage.press(.enter)
    #expect(stage.shows("sun, day"))
    #expect(try #require(stage.answers.first).verdict == .wrong)
  }

  @Test(
    "whatever it is read as, other strokes than the character's are wrong",
    arguments: ["日", "二"] as [Character])
  func otherStrokes(drawn: Character) throws {
    var stage = drawingStage(drawingRound(Array(DrawingWords.japanese[...0])))
    stage.write(drawn)
    #expect(stage.shows("Not quite.") && stage.shows("Stroke"), "\(stage.frame)")
    stage.press(.enter)
    #expect(try #require(stage.answers.first).verdict == .wrong)
  }

  @Test("where strokes are unknown, a late guess is put to the learner")
  func doubtful() {
    var stage = drawingStage(
      drawingRound(DrawingWords.letters, language: "zh"), reading: { .candidates(["十", $0.asked]) })
    stage.write("二")
    #expect(stage.shows("Is it right?") && stage.shows("It looks like 十."), "\(stage.frame)")
    stage.press(.enter)
    #expect(stage.answers.map(\.verdict) == [.wrong], "\(stage.frame)")
  }

  @Test("if it can't be read, its strokes decide; if those are unknown, the learner does")
  func unread() {
    var known = drawingStage(reading: { _ in .unread("No model.") })
    known.write("水")
    #expect(known.shows("Right"), "\(known.frame)")
    var unknown = drawingStage(
      drawingRound(DrawingWords.letters, language: "ka", .alphabet), reading: { _ in .unread("No font.") })
    unknown.write("二")
    #expect(unknown.shows("Is it right?") && unknown.shows("No font."), "\(unknown.frame)")
    unknown.press(.character("a"))
    #expect(unknown.shows("Counted as right."), "\(unknown.frame)")
    unknown.press(.character("u"))
    #expect(unknown.shows("Is it right?"), "\(unknown.frame)")
    unknown.press(.character("a"))
    unknown.press(.enter)
    #expect(unknown.answers.map(\.verdict) == [.right])
    #expect(unknown.answers.map(\.mode) == [.judged])
  }

  @Test("giving up shows how it is drawn")
  func givenUp() {
    var stage = drawingStage()
    stage.press(.character("g"))
    #expect(stage.shows("This is how it's written"), "\(stage.frame)")
    stage.wait(ticks: 30)
    stage.press(.enter)
    #expect(stage.answers.map(\.verdict) == [.givenUp])
  }

  @Test("stroke by stroke, a wrong one is removed")
  func stepwise() throws {
    var stage = drawingStage(drawingRound(Array(DrawingWords.japanese[...0]), .strokes))
    let model = try #require(Characters.all.first { $0.character == "水" })
    let whole = Hand(seed: 1).draw(model, side: InkPlace.side)
    var wrong = Drawing(side: InkPlace.side)
    wrong.add(whole.strokes[2])
    stage.draw(wrong)
    #expect(stage.shows("That's stroke 3"), "\(stage.frame)")
    #expect(try #require(stage.drawing).board.isEmpty)
    stage.draw(whole)
    stage.wait(ticks: 30)
    #expect(stage.shows("Right"), "\(stage.frame)")
    stage.press(.enter)
    #expect(stage.answers.map(\.certainty) == [.hint])
  }

  @Test("with keys only: Space lowers and lifts the pen, arrows and digits move it")
  func keys() throws {
    var stage = drawingStage(drawingRound([Word(id: "1", term: "一", meanings: ["one"])]))
    for _ in 0..<6 { stage.press(.left) }
    stage.type(" ")
    for _ in 0..<12 { stage.press(.right) }
    stage.type(" ")
    #expect(try #require(stage.drawing).board.drawing.strokes.count == 1)
    stage.press(.enter)
    stage.wait(ticks: 30)
    #expect(stage.shows("Right"), "\(stage.frame)")
  }

  @Test("undo restores what was erased or cleared, and the right button erases one stroke")
  func undo() throws {
    var stage = drawingStage()
    let model = try #require(Characters.all.first { $0.character == "日" })
    stage.draw(Hand(seed: 1).draw(model, side: InkPlace.side))
    stage.press(.character("u"))
    #expect(try #require(stage.drawing).board.drawing.strokes.count == 3)
    stage.press(.character("x"))
    #expect(try #require(stage.drawing).board.isEmpty)
    stage.press(.character("u"))
    #expect(try #require(stage.drawing).board.drawing.strokes.count == 3)
    let game = try #require(stage.drawing)
    let cell = game.layout(stage.stack.window).board.cell(of: game.board.drawing.strokes[0].points[3])
    stage.send(.mouse(MouseEvent(.press, .right, at: cell)))
    #expect(try #require(stage.drawing).board.drawing.strokes.count == 2)
  }

  @Test("a pause, a resize and a lost focus end the stroke and keep the drawing")
  func interruptions() throws {
    for event in [InputEvent.focus(false), .resize(Size(100, 30)), .resumed] {
      var stage = drawingStage()
      let rect = try #require(stage.drawing).layout(stage.stack.window).board.rect
      stage.send(.mouse(MouseEvent(.press, .left, at: rect.origin)))
      stage.send(.mouse(MouseEvent(.move, .left, at: rect.center)))
      stage.send(event)
      stage.press(.enter)
      stage.wait(ticks: 2)
      let board = try #require(stage.drawing).board
      #expect(!board.isDrawing && board.drawing.strokes.count == 1, "\(event)")
    }
  }

  @Test("a click on the foot pauses, even in the smallest window")
  func pausing() {
    var stage = drawingStage(window: Size(60, 20))
    stage.click("pause")
    #expect(stage.shows("Paused"), "\(stage.frame)")
  }

  @Test("a full board takes no more strokes, and says so")
  func full() {
    var stage = drawingStage()
    var drawing = Drawing(side: InkPlace.side)
    for _ in 0..<Drawing.mostStrokes { drawing.add(Stroke(InkPoint(x: 2000, y: 2000, tick: 0))) }
    stage.draw(drawing)
    stage.draw(drawing)
    #expect(stage.drawing?.board.drawing.strokes.count == Drawing.mostStrokes)
    #expect(stage.shows("The board is full"), "\(stage.frame)")
  }

  @Test("only a word just shown proves nothing; the next word does")
  func proof() {
    var stage = drawingStage(
      drawingRound([DrawingWords.japanese[0], DrawingWords.japanese[2]]),
      reading: { .candidates([$0.asked == "水" ? "火" : $0.asked]) })
    stage.write("火")
    stage.press(.enter)
    stage.write("日")
    stage.press(.enter)
    stage.write("火")
    stage.press(.enter)
    #expect(stage.answers.map(\.word) == ["水", "日", "水"])
    #expect(stage.answers.map(\.certainty) == [.known, .known, .hint])
  }

  @Test("time spent looking at a verdict doesn't count as drawing")
  func time() throws {
    var stage = drawingStage(drawingRound(Array(DrawingWords.japanese[...0])))
    stage.write("水")
    stage.wait(seconds: 100)
    stage.press(.enter)
    #expect(try #require(stage.answers.first).milliseconds < 60_000)
  }

  @Test("leaving after the verdict still counts the answer")
  func leaving() {
    var stage = drawingStage()
    stage.write("水")
    stage.press(.character("q"))
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(stage.answers.map(\.verdict) == [.right], "\(stage.frame)")
  }

  @Test("stroke by stroke, no unjudged stroke stays on the board")
  func unjudged() throws {
    var stage = drawingStage(drawingRound(Array(DrawingWords.japanese[...0]), .strokes))
    let rect = try #require(stage.drawing).layout(stage.stack.window).board.rect
    stage.send(.mouse(MouseEvent(.press, .left, at: rect.origin)))
    stage.send(.mouse(MouseEvent(.move, .left, at: rect.center)))
    stage.send(.resize(Size(100, 30)))
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(try #require(stage.drawing).board.isEmpty)
  }

  @Test("playing the strokes starts with none")
  func firstFrame() throws {
    var stage = drawingStage()
    stage.write("水")
    stage.press(.character("d"))
    #expect(
      stage.draw(fraction: 0).rows.contains { $0.contains("stroke 0 of 4") || $0.contains("stroke 1 of 4") })
  }
}
