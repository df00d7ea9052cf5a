import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

struct MemoryEndingTests {
  @Test("when the time is up, the game ends with the pairs found so far")
  func timeUp() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 4, seconds: 30))
    game.turn("el agua", "water")
    game.stage.wait(seconds: 40)
    #expect(game.stage.shows("The time is up") && game.stage.shows("1 of 4 pairs"))
    let result = try #require(game.result)
    #expect(result.isFinished && result.right == 1 && result.ticks == 30 * 60)
    #expect(result.score == 20)
  }

  @Test("the clock and its bar count every second")
  func clock() {
    var stage = memoryStage(memoryRound(MemoryWords.spanish, pairs: 4, seconds: 61))
    #expect(stage.shows("1:01"))
    stage.wait(ticks: 60)
    #expect(stage.shows("1:01"))
    stage.wait(ticks: 1)
    #expect(stage.shows("1:00"))
    stage.wait(ticks: 59 * 60)
    #expect(stage.shows("0:01"))
  }

  @Test("a last pair found just in time counts, and stops the clock")
  func justInTime() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 1, seconds: 10))
    game.stage.wait(ticks: 10 * 60 - 30)
    game.turn("el agua", "water")
    game.stage.wait(seconds: 3)
    #expect(game.stage.shows("All pairs found"))
    let result = try #require(game.result)
    #expect(result.right == 1 && result.score > 20)
  }

  @Test("without a clock a game lasts as long as it takes")
  func untimed() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 4, seconds: nil))
    #expect(!game.stage.frame.contains(/\d:\d\d/))
    game.stage.wait(seconds: 7200)
    #expect(game.board.cards.count == 8)
    game.finish()
    #expect(game.stage.shows("All pairs found"))
    #expect(game.result?.seconds == 0)
  }

  @Test("the default time is twelve seconds for each pair on the board")
  func usualTime() {
    #expect(memoryStage(memoryRound(MemoryWords.spanish, pairs: 2)).shows("0:24"))
    #expect(memoryStage(memoryRound(MemoryWords.spanish, pairs: 12)).shows("1:12"))
    #expect(memoryStage(memoryRound(MemoryWords.spanish, pairs: 12, seconds: 600)).shows("10:00"))
  }

  @Test("leaving pops with what was reached so far")
  func leaving() throws {
    var stage = memoryStage(memoryRound(MemoryWords.spanish, pairs: 4))
    stage.type("qq")
    #expect(stage.hasEnded && stage.outcome?.ending == .left && stage.reports.isEmpty)
    stage = memoryStage(memoryRound(MemoryWords.spanish, pairs: 1, seconds: 60))
    stage.press(.enter)
    stage.press(.down)
    stage.press(.enter)
    stage.type("qq")
    let outcome = try #require(stage.outcome)
    #expect(outcome.ending == .left && outcome.asked.map(\.word) == [MemoryWords.spanish[0].id])
    #expect(!outcome.reached.isFinished && outcome.reached.right == 1)
  }

  @Test("a round that is left is reported if something was answered")
  func told() throws {
    func left(_ pairs: Int, _ keys: [Key.Code]) -> Stage {
      let setup = GameSetup(memoryRound(MemoryWords.spanish, pairs: pairs, seconds: 60), window: Size(80, 24))
      var stage = Stage(ReplayableRound(Memory.profile, setup) { Memory.start($0) })
      for key in keys { stage.press(key) }
      stage.type("qq")
      return stage
    }
    #expect(left(4, []).told == [])
    let stage = left(1, [.enter, .down, .enter])
    let result = try #require(stage.result)
    #expect(stage.told.last == .left(result) && result.right == 1)
  }

  @Test("starting again from the pause deals the same cards")
  func restarting() {
    let setup = GameSetup(memoryRound(MemoryWords.spanish, pairs: 4), window: Size(80, 24))
    var stage = Stage(ReplayableRound(Memory.profile, setup) { Memory.start($0) })
    stage.wait(ticks: 1)
    let first = stage.frame
    stage.press(.enter)
    stage.wait(ticks: 30)
    #expect(stage.frame != first)
    stage.press(.escape)
    stage.click("Start again")
    stage.wait(ticks: 1)
    #expect(stage.frame == first)
  }

  @Test("the outcome has everything that the end screen shows")
  func outcome() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 4, seconds: nil))
    game.finish()
    let outcome = try #require(game.stage.outcome)
    #expect(outcome.ending == .finished && outcome.headline == "All pairs found" && outcome.asked.count == 4)
    #expect(game.stage.shows("All pairs found") && game.stage.shows("4 of 4 pairs"))
  }
}
