import Engine
import Interface
import Playtest
import Testing

struct PauseTests {
  private static func stage(note: Text = .empty, leaving: Bool = false, window: Size = Size(80, 24)) -> Stage
  {
    .showing(
      PauseScene(
        over: "Memory · Spanish", note: note, help: Sample.help, leaving: leaving, lookBack: "look back"),
      window: window)
  }

  @Test(
    "each choice is made by key",
    arguments: [
      ([Key(.enter)], .resume), ([Key(.escape)], .resume), (["p"], .resume),
      ([Key(.down), Key(.down), Key(.enter)], .restart),
      ([Key(.down), Key(.down), Key(.down), " "], .leave), (["q"], .leave),
      ([Key(.up), Key(.enter)], .leave),
    ] as [([Key], PauseChoice)])
  func keys(keys: [Key], choice: PauseChoice) {
    var stage = Self.stage()
    for key in keys { stage.send(.key(key)) }
    #expect(stage.outcome(PauseChoice.self) == choice)
  }

  @Test(
    "each choice is made by a click",
    arguments: [
      ("Go on", .resume), ("Start again", .restart), ("Leave the game", .leave), ("Enter select", .resume),
      ("Esc go on", .resume), ("q leave", .leave),
    ] as [(String, PauseChoice)])
  func clicks(text: String, choice: PauseChoice) {
    var stage = Self.stage()
    stage.click(text)
    #expect(stage.outcome(PauseChoice.self) == choice)
  }

  @Test(
    "looking back is reported, and the pause stays",
    arguments: [["b"], [Key(.down), " "], [Key(.down), Key(.down), "b"]] as [[Key]])
  func lookBack(keys: [Key]) {
    var stage = Self.stage()
    for key in keys { stage.send(.key(key)) }
    #expect(stage.reports.count { $0 as? String == "look back" } == 1 && stage.shows("Paused"))
    stage.click("Look back")
    #expect(stage.reports.count { $0 as? String == "look back" } == 2 && stage.shows("Paused"))
    stage.click("b look back")
    #expect(stage.reports.count { $0 as? String == "look back" } == 3 && stage.shows("Paused"))
  }

  @Test("a pause for leaving has the focus on leaving")
  func leaving() {
    var stage = Self.stage(leaving: true)
    stage.press(.enter)
    #expect(stage.outcome(PauseChoice.self) == .leave)
  }

  @Test("help opens over the pause and goes back to it")
  func help() {
    var stage = Self.stage()
    stage.type("?")
    #expect(stage.shows("Turn one of each") && !stage.shows("Paused"))
    stage.press(.escape)
    #expect(stage.shows("Paused") && !stage.isBack)
  }

  @Test("when the window changes, that is the reason shown, even if help was over the pause")
  func staleNote() {
    var stage = Self.stage(note: "the window is too small for the cards")
    stage.wait(ticks: 1)
    stage.type("?")
    stage.resize(Size(100, 30))
    stage.press(.escape)
    stage.wait(ticks: 1)
    #expect(stage.shows("the window has changed") && !stage.shows("too small"), "\(stage)")
  }

  @Test("nothing moves in a pause")
  func sleep() {
    let stage = Self.stage()
    var awake = stage
    awake.wait(ticks: 1)
    #expect(awake.stack.rest == .asleep(forTicks: nil))
  }

  @Test("in too small a window nobody can go on, since they can't see, but leaving works")
  func tooSmall() {
    var stage = Self.stage(window: Size(59, 19))
    #expect(stage.shows("A little larger, please: 60×20"))
    stage.press(.enter)
    stage.press(.escape)
    stage.click(Point(29, 10))
    #expect(!stage.isBack)
    var left = stage
    left.type("q")
    #expect(left.outcome(PauseChoice.self) == .leave)
    stage.resize(Size(60, 20))
    #expect(stage.shows("Paused"))
    stage.press(.enter)
    #expect(stage.outcome(PauseChoice.self) == .resume)
  }

  @Test("pictures of a pause")
  func goldens() throws {
    try Golden.compare(Self.stage().frame, with: "pause")
    try Golden.compare(
      Self.stage(note: "the window has changed", leaving: true).frame, with: "pause-with-note")
    try Golden.compare(Self.stage(window: Size(59, 19)).frame, with: "too-small")
  }
}

@Suite("The end of a game, and a pause, in others' programs")
struct GameOverTests {
  private static func end() -> Stage {
    var stage = Stage.showing(GameOverScene(points: 50))
    stage.provide(ScoreKeeper(HighScores([70, 30])))
    stage.wait(seconds: 1)
    return stage
  }

  @Test("shows the points and their place among the best")
  func frame() throws {
    try Golden.compare(Self.end().frame, with: "game-over")
  }

  @Test("ignores keys that were meant for the game, then Enter plays again")
  func again() {
    var stage = Stage.showing(GameOverScene(points: 50))
    stage.press(.enter)
    #expect(stage.outcome(PauseChoice.self) == nil)
    stage.wait(seconds: 1)
    stage.press(.character(" "))
    #expect(stage.outcome(PauseChoice.self) == nil)
    stage.press(.enter)
    #expect(stage.outcome(PauseChoice.self) == .restart)
  }

  @Test("can be left by key and by mouse", arguments: [true, false])
  func leaving(byMouse: Bool) {
    var stage = Self.end()
    if byMouse { stage.click("Leave") } else { stage.press("q") }
    #expect(stage.outcome(PauseChoice.self) == .leave)
  }

  @Test("a pause needs only a title, and offers help if it gets some")
  func pause() {
    var stage = Stage.showing(PauseScene(over: "Snake"))
    #expect(stage.shows("Start again") && !stage.shows("Help") && stage.shows("leave the game"))
    stage.press("?")
    #expect(stage.shows("Paused"))
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.outcome(PauseChoice.self) == .restart)
    let help = HelpScene("Snake", "Eat.", keys: [("←→", "turn")])
    stage = Stage.showing(PauseScene(over: "Snake", help: help))
    stage.click("Help")
    #expect(stage.shows("←→   turn"))
  }
}

extension Stage {
  fileprivate mutating func press(_ character: Character) { press(.character(character)) }
}
