import Engine
import Games
import Interface
import Players
import Playtest
import Testing

@testable import App

@Suite("Looking back from a pause")
struct LookBackTests {
  @Test("shows the past tick by tick, and returns to a pause in which nothing has changed")
  func looks() throws {
    var stage = try Self.stage("challenge", "clock")
    stage.wait(ticks: 100)
    stage.type("1")
    stage.wait(ticks: 250)
    let before = stage.frame.split(separator: "\n").dropLast(3)
    stage.wait(ticks: 1)
    stage.type("p")
    let (pause, hash) = (stage.frame, stage.stateHash)
    stage.type("b")
    #expect(stage.shows("now") && stage.shows("paused"), "\(stage)")
    stage.type(",")
    #expect(stage.frame.split(separator: "\n").prefix(before.count).elementsEqual(before), "\(stage)")
    stage.press(.left)
    #expect(stage.shows("1 s ago"))
    stage.press(.home)
    stage.type("p")
    stage.wait(seconds: 20)
    #expect(stage.shows("now"))
    stage.press(.escape)
    #expect(stage.frame == pause)
    stage.type("p")
    #expect(stage.shows("1-4 answer") || stage.shows("Enter next"))
    var other = try Self.stage("challenge", "clock")
    other.wait(ticks: 100)
    other.type("1")
    other.wait(ticks: 251)
    other.type("p")
    #expect(other.stateHash == hash)
    other.type("b")
    other.press(.escape)
    #expect(other.shows("Paused"))
  }

  @Test("reaches back thirty seconds of play, not counting pauses")
  func reach() throws {
    var stage = try Self.stage("bubbles", nil)
    stage.wait(seconds: 45)
    stage.type("p")
    stage.wait(seconds: 500)
    stage.type("p")
    stage.wait(seconds: 5)
    stage.type("pb")
    stage.press(.home)
    #expect(stage.shows("30 s ago") || stage.shows("31 s ago"), "\(stage)")
    for _ in 0..<40 {
      stage.press(.right)
      #expect(!stage.shows("Paused"), "\(stage)")
    }
  }

  @Test("a key that follows in the same tick doesn't act on the pause")
  func fast() throws {
    var stage = try Self.stage("challenge", "clock")
    stage.wait(ticks: 30)
    stage.send([.key("p"), .key("b"), .key("q")])
    stage.wait(ticks: 2)
    #expect(stage.shows("ago") || stage.shows("now"), "\(stage)")
    stage.press(.escape)
    #expect(stage.shows("Paused"))
  }

  @Test("leaves no trace in the replay, even if the window changes meanwhile")
  func replay() throws {
    var stage = try Self.stage("challenge", "sudden")
    stage.wait(seconds: 2)
    stage.type("pb")
    stage.resize(Size(100, 30))
    stage.press(.left)
    #expect(stage.shows("recorded at 80×24") == false)
    stage.press(.escape)
    stage.wait(ticks: 1)
    #expect(stage.rows.count == 30 && stage.shows("Paused"), "\(stage)")
    stage.type("p")
    for _ in 0..<200 where stage.replays.isEmpty {
      stage.type("1")
      stage.press(.enter)
      stage.wait(ticks: 30)
    }
    let round = try #require(stage.replays.first)
    let file = ReplayFile(round, player: "", playedAt: 0, program: "test")
    #expect(try Verification(file).verdict == .verified)
  }

  @Test("pictures of it")
  func goldens() throws {
    var stage = try Self.stage("challenge", "clock")
    stage.wait(seconds: 3)
    stage.type("pb")
    stage.press(.left)
    try Golden.compare(stage.frame, with: "look-back")
    stage.type("?")
    try Golden.compare(stage.frame, with: "look-back-help")
  }

  private static func stage(_ name: String, _ variation: String?) throws -> Stage {
    let game = try #require(Catalogue.game(named: name))
    var learner = TestLearner.practised()
    learner.roundOptions.seed = 5
    let made = learner.round(GameRequest(game, variation: variation))
    let round = try #require(made)
    var stage = Stage(game.round(GameSetup(round, window: Size(80, 24), isAgain: true)))
    stage.wait(ticks: 1)
    return stage
  }
}
