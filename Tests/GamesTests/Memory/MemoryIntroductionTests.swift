import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Testing

struct MemoryIntroductionTests {
  private static let setup = memoryRound(MemoryWords.spanish, pairs: 6, new: 2, seconds: 100)

  @Test("new words are shown with their meanings, and the clock waits")
  func words() {
    var stage = memoryStage(Self.setup)
    #expect(stage.shows("New words") && stage.shows("el agua") && stage.shows("water"))
    #expect(!stage.shows("el amigo") && !stage.shows("Find the pairs"))
    stage.wait(seconds: 500)
    stage.press(.enter)
    #expect(stage.shows("1:40"))
  }

  @Test("a note is shown beside the meaning of a new word")
  func notes() {
    var setup = Self.setup
    setup.content.items[0].word.notes = "feminine, with el"
    #expect(memoryStage(setup).shows("water  ·  feminine, with el"))
  }

  @Test("with a known game and no new words, the board comes first")
  func none() {
    #expect(!MemoryBoard(memoryStage(memoryRound(MemoryWords.spanish, pairs: 6))).cards.isEmpty)
  }

  @Test("the words shown are reported as met, however the screen is left", arguments: 0..<3)
  func met(way: Int) {
    var stage = memoryStage(Self.setup)
    switch way {
    case 0: stage.press(.enter)
    case 1: stage.click(Point(40, 12))
    default: stage.click("Enter start")
    }
    #expect(stage.met.flatMap(\.words).map(\.reference.text) == ["test/el agua", "test/la casa"])
    #expect(MemoryBoard(stage).cards.count == 12)
  }

  @Test("held Enter doesn't start the game")
  func held() {
    var stage = memoryStage(Self.setup)
    for _ in 0..<5 { stage.send(.key(Key(.enter, phase: .repeat))) }
    #expect(stage.shows("New words") && stage.reports.isEmpty)
  }

  @Test("leaving the introduction reports nothing")
  func leaving() {
    var stage = memoryStage(Self.setup)
    stage.type("q")
    #expect(stage.hasEnded && stage.reports.isEmpty)
  }

  @Test("help opens from here, too")
  func help() {
    var stage = memoryStage(Self.setup)
    stage.type("?")
    #expect(stage.shows("turn the card with that label"))
    stage.press(.enter)
    #expect(stage.shows("New words"))
  }

  @Test(
    "all new words are shown, even in the smallest window",
    arguments: [Size(60, 20), Size(80, 24), Size(120, 40)])
  func allWords(window: Size) {
    let setup = memoryRound(MemoryWords.spanish, new: 24, explains: true)
    let stage = memoryStage(setup, window: window)
    var game = stage
    game.press(.enter)
    let pairs = MemoryBoard(game).cards.count / 2
    for word in MemoryWords.spanish.prefix(pairs) {
      #expect(stage.shows(word.term), "\(word.term) of \(pairs)")
    }
  }

  @Test("the name of the game is large if the new words leave room, with the start button below")
  func name() {
    func isLarge(new: Int) -> Bool {
      let stage = memoryStage(memoryRound(MemoryWords.spanish, new: new, explains: true)).inBlocks()
      #expect(stage.rows.contains { $0.contains("┃  Start  ┃") } == (new < 24), "\(stage)")
      return stage.frame.contains("█")
    }
    #expect(isLarge(new: 2))
    #expect(!isLarge(new: 5) && !isLarge(new: 24))
  }

  @Test("one mixed field is explained as one")
  func mixed() {
    let stage = memoryStage(memoryRound(MemoryWords.spanish, pairs: 6, explains: true, mixed: true))
    #expect(stage.shows("then its meaning.") && !stage.shows("in the other group"))
  }
}
