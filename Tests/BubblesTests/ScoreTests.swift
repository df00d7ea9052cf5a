import Engine
import Learning
import Playtest
import Testing

@testable import Bubbles

/// What answers are worth.
struct ScoreTests {
  @Test("each first try is worth its points times the combo, which grows to five")
  func combo() {
    var game = stage(round(TestWords.spanish, count: 8, seconds: nil, still: true))
    var expected = 0
    for combo in [1, 2, 3, 4, 5, 5, 5] {
      game.sendRight()
      expected += 100 * combo
      #expect(game.game?.score.points == expected)
    }
  }

  @Test("a miss costs a step of the combo and no points; the second try is worth half")
  func miss() {
    var game = stage(round(TestWords.spanish, count: 8, seconds: nil, still: true))
    for _ in 0..<3 { game.sendRight() }
    #expect(game.game?.score.combo == 4)
    game.sendWrong()
    #expect(game.game?.score.combo == 3)
    #expect(game.game?.score.points == 600)
    game.sendRight()
    #expect(game.game?.score.points == 600 + 3 * 50)
    #expect(game.game?.score.combo == 3, "only a first try raises it")
  }

  @Test("what glows is worth little")
  func told() {
    var game = stage(round(TestWords.spanish, count: 8, seconds: nil, still: true))
    for _ in 0..<2 { game.sendWrong() }
    game.sendRight()
    #expect(game.game?.score.points == 20)
  }

  @Test("with all bubbles popped the share of the time that is left brings points; without a clock none")
  func timeLeft() throws {
    // The six take five seconds.
    for (seconds, bonus) in [(100, 20 * 6 * 95 / 100), (nil, 0)] {
      var game = stage(round(TestWords.spanish, count: 6, seconds: seconds, still: true))
      for _ in 0..<6 { game.sendRight() }
      game.wait(seconds: 2)
      let result = try #require(game.result)
      #expect(result.score == 100 * (1 + 2 + 3 + 4 + 5 + 5) + bonus, "\(game)")
      #expect(result.isFinished && result.right == 6 && result.wrong == 0)
    }
  }

  @Test("the clock ends a game that isn't won, and no answer counts after it")
  func timeUp() throws {
    var game = stage(round(TestWords.spanish, count: 8, seconds: 20, still: true))
    game.sendRight()
    game.wait(seconds: 20)
    #expect(game.shows("The time is up"))
    let result = try #require(game.result)
    #expect(result.right == 1 && result.score == 100)
  }

  @Test("whoever leaves has a result that isn't finished, with as many answers as were given")
  func leaving() {
    for answers in [0, 1] {
      var game = stage(round(TestWords.spanish, count: 8, still: true))
      for _ in 0..<answers { game.sendRight() }
      game.type("qq")
      game.wait(ticks: 1)
      #expect(game.result?.isFinished == false && game.result?.right == answers)
    }
  }

  @Test("the help tells the same figures")
  func help() {
    var game = stage(round(TestWords.spanish, count: 8, still: true), window: Size(120, 60))
    game.type("?")
    for text in ["100", "50", "20", "×5"] { #expect(game.shows(text), "\(game)") }
  }
}
