import Engine
import Learning
import Memory
import Players
import Playtest
import Saving
import Testing
import WordGame

@testable import Babble
@testable import Course

@Suite("Rounds from the menu and back")
struct RoundTests {
  @Test("a new player gets at most five new words, all of them marked as new")
  func newWords() throws {
    var arcade = TestArcade.arcade()
    let chosen = arcade.round(GameRequest(Catalogue.games[0]))
    let round = try #require(chosen)
    #expect(round.content.items.count == 5)
    #expect(round.content.items.allSatisfy { $0.isNew })
  }

  @Test("the same seed and the same save give the same round, once")
  func seeds() {
    var first = TestArcade.arcade()
    var second = TestArcade.arcade()
    first.roundOptions.seed = 42
    second.roundOptions.seed = 42
    let game = Catalogue.games[0]
    let rounds = (
      first.round(GameRequest(game)), second.round(GameRequest(game)), first.round(GameRequest(game))
    )
    #expect(rounds.0 == rounds.1)
    #expect(rounds.0?.content.seed == 42)
    #expect(rounds.2?.content.seed != 42)
  }

  @Test("the command line's options come before the settings")
  func roundOptions() throws {
    var arcade = TestArcade.arcade()
    arcade.save.settings.hasTimers = false
    let untimed = arcade.round(GameRequest(Catalogue.games[0]))
    #expect(untimed?.policy.seconds == nil)
    arcade.roundOptions.seconds = 90
    arcade.roundOptions.direction = .both
    arcade.roundOptions.words = 3
    let chosen = arcade.round(GameRequest(Catalogue.games[0]))
    let round = try #require(chosen)
    #expect(round.policy.seconds == 90)
    #expect(round.policy.direction == nil)
    #expect(round.content.items.count == 3)
    arcade.roundOptions.hasTimer = false
    let withoutClock = arcade.round(GameRequest(Catalogue.games[0]))
    #expect(withoutClock?.policy.seconds == nil)
  }

  @Test("the score of a finished game stands in the menu, and is reported before the end screen stands")
  func score() throws {
    var stage = Stage.landing(TestArcade.arcade(), starting: GameRequest(Catalogue.games[0]))
    stage.wait(ticks: 1)
    stage.press(.enter)
    Self.play(&stage)
    let result = try #require(stage.replays.first?.result)
    #expect(result.isFinished && result.deck == "letters" && result.right == 5)
    #expect(stage.shows("All pairs found"))
    stage.wait(seconds: 1)
    stage.click("Menu")
    #expect(stage.shows("best \(result.score)"))
  }

  @Test("only the missed words are played again when that is chosen")
  func onlyMissed() {
    var stage = Stage.landing(TestArcade.arcade(), starting: GameRequest(Catalogue.games[0]))
    stage.wait(ticks: 1)
    stage.press(.enter)
    Self.play(&stage)
    stage.wait(seconds: 1)
    #expect(stage.shows("worth another look"))
    stage.click("Only the missed")
    stage.wait(seconds: 1)
    let cards = Self.corners(stage.rows).count
    #expect(cards > 0 && cards < 10)
  }

  /// Plays memory to its end: tries every answer card with every prompt card, by the mouse. Seeing the same
  /// card with another one twice is what makes a miss.
  private static func play(_ stage: inout Stage) {
    stage.wait(seconds: 1)
    let corners = Self.corners(stage.rows)
    let prompts = corners.filter { $0.y == corners[0].y }
    let answers = corners.filter { $0.y != corners[0].y }
    for prompt in prompts {
      for answer in answers where !stage.shows("All pairs found") {
        stage.click(prompt + Point(2, 1))
        stage.click(answer + Point(2, 1))
        stage.wait(ticks: 5)
      }
    }
    stage.wait(seconds: 3)
  }

  private static func corners(_ rows: [String]) -> [Point] {
    rows.enumerated().flatMap { y, row in
      row.enumerated().filter { "╭┏".contains($0.element) }.map { Point($0.offset, y) }
    }
  }
}
