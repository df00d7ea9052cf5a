import Engine
import Games
import Interface
import Learning
import Players
import Playtest
import Testing

/// Golden frames. Look at a frame before recording it again.
struct MemoryPictureTests {
  private static let letters = memoryRound(
    MemoryWords.letters, pairs: 12, deckName: "Georgian letters", kind: .alphabet, best: 1840)
  private static let words = memoryRound(MemoryWords.spanish, pairs: 12)

  @Test("the board of letters, and of words")
  func boards() throws {
    try Golden.compare(memoryStage(Self.letters).frame, with: "letters")
    try Golden.compare(memoryStage(Self.words).frame, with: "words")
  }

  @Test(
    "each rank has backs of its own, which tell prompts from answers", arguments: [Ornaments.unicode, .ascii])
  func backs(ornaments: Ornaments) {
    let pictures = Rank.allCases.map { rank in
      var round = Self.words
      round.presentation.rank = rank
      let stage = memoryStage(round, look: Look(ornaments: ornaments))
      let board = MemoryBoard(stage)
      if !ornaments.isASCII {
        #expect(board.down.count == 12 && board.down.count { $0.hasPromptBack == true } == 6, "\(stage)")
      }
      return stage.frame
    }
    #expect(Set(pictures).count == Rank.allCases.count)
  }

  @Test("a match with its reading")
  func match() throws {
    var game = MemoryTable(Self.letters)
    game.turn("ბ", "b")
    try Golden.compare(game.stage.frame, with: "match")
  }

  @Test("a mismatch with its meaning")
  func mismatch() throws {
    var game = MemoryTable(Self.words)
    game.turn("la casa", "friend")
    try Golden.compare(game.stage.frame, with: "mismatch")
  }

  @Test("the first card, and the hint for the second")
  func firstCard() throws {
    var game = MemoryTable(Self.words)
    game.turn("trabajar")
    game.stage.press(.right)
    try Golden.compare(game.stage.frame, with: "first-card")
  }

  @Test("a matched pair in flight")
  func flight() throws {
    var game = MemoryTable(Self.words)
    game.turn("la palabra", "word")
    game.stage.wait(ticks: 42)
    try Golden.compare(game.stage.frame, with: "flight")
  }

  @Test("a cleared board, before the next")
  func cleared() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 14))
    game.clearBoard()
    try Golden.compare(game.stage.frame, with: "cleared")
  }

  @Test("a face-up card with room for large letters")
  func largeCard() throws {
    var game = MemoryTable(
      memoryRound(MemoryWords.letters, pairs: 4, deckName: "Georgian letters", kind: .alphabet))
    game.turn("ბ")
    try Golden.compare(game.stage.inBlocks().frame, with: "large-card")
  }

  @Test("a large window")
  func large() throws {
    let all = memoryRound(MemoryWords.spanish)
    try Golden.compare(memoryStage(all, window: Size(120, 40)).frame, with: "large")
  }

  @Test("the smallest window, with as many cards as fit")
  func least() throws {
    try Golden.compare(memoryStage(Self.words, window: Size(60, 20)).frame, with: "least")
  }

  @Test("one mixed field")
  func mixed() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 12, mixed: true))
    game.turn("el agua", "house")
    try Golden.compare(game.stage.frame, with: "mixed")
  }

  @Test("words of wide letters")
  func wide() throws {
    var game = MemoryTable(memoryRound(MemoryWords.japanese, deckName: "日本語"))
    game.turn("か\u{3099}っこう", "drink")
    try Golden.compare(game.stage.frame, with: "wide-letters")
  }

  @Test("words too long for any card")
  func long() throws {
    var game = MemoryTable(memoryRound(MemoryWords.long, pairs: 6))
    game.turn("a meaning that takes as much as sixty co…", "palabra1")
    try Golden.compare(game.stage.frame, with: "long-words")
  }

  @Test("ASCII only")
  func ascii() throws {
    let stage = memoryStage(memoryRound(MemoryWords.spanish, pairs: 6), look: Look(ornaments: .ascii))
    try Golden.compare(stage.frame, with: "ascii")
    #expect(stage.frame.utf8.allSatisfy { $0 < 128 })
  }

  @Test("the introduction, for a first game and for new words only")
  func introduction() throws {
    let first = memoryRound(
      MemoryWords.letters, pairs: 12, new: 5, deckName: "Georgian letters", kind: .alphabet, explains: true)
    try Golden.compare(memoryStage(first).frame, with: "introduction")
    try Golden.compare(
      memoryStage(memoryRound(MemoryWords.spanish, pairs: 12, new: 5)).frame, with: "new-words")
  }

  @Test("the help fits a window of 80 by 24")
  func help() throws {
    var stage = memoryStage(Self.letters)
    stage.type("?")
    try Golden.compare(stage.frame, with: "help")
    #expect(!stage.shows("more"))
  }

  @Test("the end, with words missed")
  func end() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 4, best: 300))
    game.turn("el agua", "house", "la casa", "friend", "el agua", "house")
    game.stage.wait(seconds: 3)
    game.finish()
    try Golden.compare(game.stage.frame, with: "end")
  }

  @Test("a deck without words")
  func noWords() throws {
    try Golden.compare(memoryStage(memoryRound([])).frame, with: "no-words")
  }

  @Test("too small a window")
  func tooSmall() throws {
    try Golden.compare(memoryStage(Self.words, window: Size(59, 19)).frame, with: "too-small")
  }
}
