import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Testing

struct MemoryPausingTests {
  @Test("a pause hides the board, and resuming restores it")
  func hiding() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6))
    game.turn("el agua")
    let frame = game.stage.frame
    game.stage.type("p")
    #expect(game.stage.shows("Paused") && !game.stage.shows("el agua"), "\(game.stage)")
    game.stage.wait(seconds: 1000)
    game.stage.press(.enter)
    #expect(game.stage.frame == frame)
  }

  @Test("in a day's session, the pause says that the session goes on without the round")
  func inSession() throws {
    var round = memoryRound(MemoryWords.spanish, pairs: 6)
    var game = MemoryTable(round)
    game.stage.type("p")
    #expect(!game.stage.shows("Today goes on"))
    round.presentation.isOfSession = true
    game = MemoryTable(round)
    game.stage.type("q")
    try Golden.compare(game.stage.frame, with: "pause-of-session")
  }

  @Test("help hides the board, too, and stops the clock")
  func help() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6, seconds: 100))
    game.stage.type("?")
    #expect(game.board.cards.isEmpty)
    game.stage.wait(seconds: 500)
    game.stage.press(.escape)
    #expect(game.stage.shows("1:40"))
  }

  @Test(
    "a resize or a lost focus pauses the game and costs nothing",
    arguments: [
      (.resize(Size(120, 40)), "the window has changed"), (.resize(Size(60, 20)), "the window has changed"),
      (.focus(false), "the window lost the focus"), (.resumed, "the program was stopped"),
    ] as [(InputEvent, String)])
  func interruptions(event: InputEvent, note: String) {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6, seconds: 100))
    game.turn("el agua", "house", "la casa", "house")
    game.stage.send(event)
    #expect(game.stage.shows("Paused") && game.stage.shows(note))
    game.stage.wait(seconds: 500)
    game.stage.press(.enter)
    game.stage.wait(seconds: 1)
    #expect(game.stage.shows("1:39") && game.stage.shows("100 ×2"))
    #expect(game.answers.count == 2)
  }

  @Test("a mismatch on show continues after a pause")
  func inBetween() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6))
    game.turn("el agua", "house")
    game.stage.type("p")
    game.stage.wait(seconds: 60)
    game.stage.type("p")
    #expect(game.board.open.count == 2)
    game.stage.wait(ticks: 130)
    #expect(game.board.open.isEmpty)
  }

  @Test("gaining the focus changes nothing")
  func focusGained() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6))
    game.stage.send(.focus(true))
    #expect(!game.stage.shows("Paused"))
  }

  @Test("in too small a window the introduction can't be skipped unseen")
  func tooSmallIntroduction() {
    var stage = memoryStage(memoryRound(MemoryWords.spanish, pairs: 6, new: 2), window: Size(50, 15))
    stage.press(.enter)
    stage.click(Point(20, 7))
    stage.resize(Size(80, 24))
    #expect(stage.shows("New words"))
    stage.press(.enter)
    #expect(MemoryBoard(stage).cards.count == 12)
  }

  @Test(
    "after any number of resizes, down to nothing, the layout is right",
    arguments: 1...20 as ClosedRange<UInt64>)
  func storm(seed: UInt64) {
    var chance = Chance(seed: seed)
    var stage = memoryStage(memoryRound(MemoryWords.spanish, pairs: 24), window: Size(200, 60))
    for size in [Size(0, 0), Size(1, 1), Size(500, 1)] { stage.resize(size) }
    for _ in 0..<30 {
      stage.resize(Size(chance.below(220), chance.below(70)))
      _ = stage.frame
      if chance.happens(1, in: 3) { stage.press(.enter) }
    }
    stage.resize(Size(80, 24))
    while stage.shows("Paused") { stage.press(.enter) }
    #expect(MemoryBoard(stage).cards.count == 12, "seed \(seed)")
  }
}
