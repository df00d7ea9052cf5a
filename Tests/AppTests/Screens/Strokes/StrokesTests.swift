import Engine
import Games
import Learning
import Players
import Playtest
import Testing

@testable import App

@Suite("Stroke order")
struct StrokesTests {
  private func stage(
    _ languages: [String] = ["ja"], knows: Bool = true, window: Size = Size(80, 24), look: Look = Look()
  ) -> Stage {
    let scene = StrokesScene(
      ["日", "本"], in: languages, title: "Drawn", texts: ["日本", "にほん", "Japan"])
    var stage = Stage.showing(scene, window: window, look: look)
    stage.knowStrokes(knows)
    stage.wait(ticks: 3)
    return stage
  }

  @Test("the animation runs character by character, and then sleeps")
  func plays() throws {
    var stage = stage()
    #expect(stage.shows("日  stroke 1 of 4") && stage.shows("Japanese stroke order"), "\(stage)")
    stage.wait(seconds: 2)
    #expect(stage.shows("日  stroke 4 of 4"), "\(stage)")
    stage.wait(seconds: 2)
    #expect(stage.shows("本  stroke 2 of 5") && stage.shows("Space stop"), "\(stage)")
    stage.wait(seconds: 10)
    #expect(stage.shows("本  stroke 5 of 5") && stage.shows("Space play"), "\(stage)")
    guard case .asleep(nil) = stage.stack.rest else { return _ = Issue.record("nothing has to move") }
  }

  @Test("the arrows step through the strokes of all characters, and Space plays and stops")
  func steps() throws {
    var stage = stage()
    stage.press(.right)
    #expect(stage.shows("日  stroke 1 of 4"), "\(stage)")
    for _ in 0..<4 { stage.press(.right) }
    #expect(stage.shows("本  stroke 1 of 5"), "\(stage)")
    stage.press(.left)
    #expect(stage.shows("日  stroke 4 of 4"), "\(stage)")
    for _ in 0..<20 { stage.press(.right) }
    stage.send(.mouse(MouseEvent(.wheel(-1), at: .zero)))
    #expect(stage.shows("本  stroke 4 of 5"), "\(stage)")
    stage.type(" ")
    stage.wait(ticks: 40)
    stage.type(" ")
    stage.wait(seconds: 9)
    #expect(stage.shows("日  stroke 2 of 4"), "\(stage)")
    stage.press(.enter)
    #expect(stage.isBack)
  }

  @Test("with reduced motion only keys move it")
  func still() throws {
    var stage = stage(look: Look(reducesMotion: true))
    let frame = stage.frame
    #expect(stage.shows("本  stroke 5 of 5"), "\(stage)")
    stage.wait(ticks: 40)
    #expect(stage.frame == frame)
    stage.press(.right)
    #expect(stage.shows("日  stroke 1 of 4"), "\(stage)")
  }

  @Test("if the strokes are unknown it says what helps, for each possible language")
  func unknown() throws {
    let stage = stage(["ja", "zh"], knows: false)
    #expect(stage.shows("Nothing here knows it.") && stage.shows("? help   Esc back"), "\(stage)")
  }

  @Test("stroke order is labelled with its language, and never shown for another")
  func languages() throws {
    #expect(stage(["zh", "ja"]).shows("Japanese stroke order"))
    #expect(stage(["zh"]).shows("Nothing here knows it."))
  }

  @Test("after an answer d shows the strokes, and the arrows step through them")
  func afterAnswer() throws {
    var stage = DrawnQuestions.stage("日", .recognise)
    stage.answer("day")
    #expect(stage.shows("d strokes"), "\(stage)")
    stage.type("d")
    stage.wait(ticks: 1)
    #expect(stage.shows("stroke 1 of 4") && stage.shows("day") && stage.shows("ひ"), "\(stage)")
    for _ in 0..<2 { stage.press(.right) }
    #expect(stage.shows("stroke 2 of 4") && stage.shows("d card"), "\(stage)")
    stage.type("d")
    #expect(!stage.shows("stroke 2 of 4"))
    stage.type("d")
    stage.press(.enter)
    #expect(stage.outcome(QuestionOutcome.self)?.verdict == .right)
  }

  @Test("w shows the strokes on a lesson's card if they are known", arguments: [true, false])
  func lesson(knows: Bool) throws {
    let deck = DrawnQuestions.deck
    let items = deck.words.map { RoundSetup.Item($0, of: deck.origin, isNew: true, shown: .term) }
    var stage = Stage.showing(LessonScene(items.map { .init($0, title: deck.name) }))
    stage.knowStrokes(knows)
    stage.press(.right)
    stage.wait(ticks: 3)
    #expect(stage.shows("d strokes") == knows, "\(stage)")
    stage.type("d")
    stage.wait(ticks: 3)
    #expect(stage.shows("stroke 1 of 4") == knows, "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("Paused") != knows)
  }

  @Test(
    "golden frames of a board, an answer and the strokes in three windows",
    arguments: [Size(60, 20), Size(80, 24), Size(120, 40)])
  func looks(window: Size) throws {
    var stage = DrawnQuestions.stage("日本", window: window)
    stage.press(.character("d"), .control)
    try stage.write("日")
    try Golden.compare(stage.frame, with: "board-\(window.width)")
    try stage.write("本", .swap(2, 3))
    stage.wait(seconds: 20)
    try Golden.compare(stage.frame, with: "answer-\(window.width)")
    var strokes = self.stage(window: window)
    strokes.wait(ticks: 100)
    try Golden.compare(strokes.frame, with: "strokes-\(window.width)")
    var judged = DrawnQuestions.stage("日", knowsStrokes: false, window: window) { _ in
      .unread("The package tegaki-zinnia-japanese would help.")
    }
    judged.press(.character("d"), .control)
    try judged.write("日")
    try Golden.compare(judged.frame, with: "judged-\(window.width)")
  }
}
