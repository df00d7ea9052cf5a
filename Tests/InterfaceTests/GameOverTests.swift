import Engine
import Interface
import Playtest
import Testing

@Suite("The end of a game, and a pause, for any program")
struct GameOverTests {
  /// Hears of the results as a program with a score file does.
  private struct Scores: ReportHandler {
    var scores = HighScores([70, 30])

    mutating func handle(_ reports: [any Sendable]) -> [any Sendable] {
      for case let score as NewScore in reports { scores.add(score) }
      return [scores]
    }
  }

  private static func end() -> Stage {
    var stage = Stage.showing(GameOverScene(points: 50))
    stage.host = Scores()
    stage.wait(seconds: 1)
    return stage
  }

  @Test("shows what was reached and where it stands among the best")
  func frame() throws {
    try Golden.compare(Self.end().frame, with: "game-over")
  }

  @Test("takes no key that was meant for the game, then Enter plays again")
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

  @Test("is left by key and by mouse", arguments: [true, false])
  func leaving(byMouse: Bool) {
    var stage = Self.end()
    if byMouse { stage.click("Leave") } else { stage.press("q") }
    #expect(stage.outcome(PauseChoice.self) == .leave)
  }

  @Test("a pause needs nothing but a title, and has help where there is some")
  func pause() {
    var stage = Stage.showing(PauseScene(over: "Snake"))
    #expect(stage.shows("Start again") && !stage.shows("Help") && stage.shows("leave the game"))
    stage.press("?")
    #expect(stage.shows("Paused"))
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.outcome(PauseChoice.self) == .restart)
    let help = HelpScene("Snake", [.init("Keys", ["Arrows turn."])])
    stage = Stage.showing(PauseScene(over: "Snake", help: help))
    stage.click("Help")
    #expect(stage.shows("Arrows turn."))
  }
}

extension Stage {
  fileprivate mutating func press(_ character: Character) { press(.character(character)) }
}
