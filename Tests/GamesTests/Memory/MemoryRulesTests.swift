import Engine
import Games
import Learning
import Playtest
import Testing

struct MemoryRulesTests {
  @Test("a match stays for 0.8 s with its reading, then flies off and leaves its places empty")
  func match() throws {
    var game = MemoryTable(memoryRound(MemoryWords.letters, pairs: 3, kind: .alphabet))
    game.turn("ა", "a")
    #expect(game.board.open.map(\.sign) == ["✓", "✓"])
    #expect(game.board.line == "✓ ა  aani  a")
    game.stage.wait(ticks: 30)
    #expect(game.board.cards.count == 6)
    game.stage.wait(ticks: 40)
    #expect(game.board.cards.count == 4)
    #expect(game.board.line == "")
    let answer = try #require(game.answers.first)
    #expect(answer.verdict.isRight && answer.word == "a" && answer.confusedWith == nil)
  }

  @Test("a mismatch shows the meaning of the prompt, and turns back after two seconds")
  func mismatch() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3))
    game.turn("el agua", "house")
    #expect(game.board.open.map(\.sign) == ["✗", "✗"])
    #expect(game.board.line == "el agua means water")
    game.stage.wait(ticks: 110)
    #expect(game.board.open.count == 2)
    game.stage.wait(ticks: 20)
    #expect(game.board.open.isEmpty && game.board.line == "")
    let answer = try #require(game.answers.first)
    #expect(!answer.verdict.isRight && answer.word == "el agua" && answer.confusedWith?.word == "la casa")
  }

  @Test("a mismatch shows the meaning of its prompt, whichever card was turned first")
  func answerFirst() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3))
    game.turn("house", "el agua")
    #expect(game.board.line == "el agua means water")
    let answer = try #require(game.answers.first)
    #expect(answer.skill.shown == .meaning && answer.shown == "house" && answer.given == "el agua")
    #expect(answer.word == "la casa" && answer.confusedWith?.word == "el agua")
  }

  @Test("turning the next card ends a mismatch at once")
  func earlyEnd() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3))
    game.turn("el agua", "house")
    game.turn("el amigo")
    #expect(game.board.open.map(\.face) == ["el amigo"])
  }

  @Test("the first card of a mismatch can be turned again at once; pressing the second only turns both back")
  func pressedAgain() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3))
    game.turn("el agua", "house")
    game.turn("el agua")
    #expect(game.board.open.map(\.face) == ["el agua"])
    game.turn("house")
    game.turn("house")
    #expect(game.board.open.isEmpty)
    game.turn("house")
    #expect(game.board.open.map(\.face) == ["house"])
  }

  @Test("ending a mismatch early doesn't shorten the next one")
  func staleTimer() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3))
    game.turn("el agua", "house")
    game.stage.wait(ticks: 60)
    game.turn("el agua", "friend")
    game.stage.wait(ticks: 90)
    #expect(game.board.open.count == 2)
    game.stage.wait(ticks: 40)
    #expect(game.board.open.isEmpty)
  }

  @Test("two cards of one field can't be paired, and the line says what to turn")
  func oneField() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3))
    game.turn("el agua")
    game.turn("la casa")
    #expect(game.board.open.map(\.face) == ["el agua"])
    #expect(game.board.line == "you already have one of the words: now turn one of the meanings")
    game.turn("water")
    #expect(game.board.open.map(\.sign) == ["✓", "✓"])
    #expect(game.answers.count == 1)
  }

  @Test("in one mixed field two prompts are a mismatch like any other")
  func mixedField() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3, mixed: true))
    game.turn("el agua", "la casa")
    #expect(game.board.open.map(\.sign) == ["✗", "✗"])
    #expect(game.board.line == "el agua means water")
    let answer = try #require(game.answers.first)
    #expect(answer.confusedWith?.word == "la casa")
  }

  @Test("a face-up card isn't turned again, and the game goes on while a pair flies off")
  func goingOn() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3))
    game.turn("el agua")
    game.turn("el agua")
    #expect(game.answers.isEmpty)
    game.turn("water")
    game.turn("la casa", "house")
    game.stage.wait(ticks: 70)
    #expect(game.board.cards.count == 2)
    #expect(game.answers.count == 2)
  }

  @Test("when a pair is gone, the nearest card that can be turned gets the focus")
  func focusAfterMatch() throws {
    var game = MemoryTable(memoryRound(MemoryWords.letters, pairs: 12, kind: .alphabet))
    let corner = try #require(game.board.down.max { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) })
    let face = game.face(at: corner.rect.origin)
    game.turn(try #require(game.partner(of: face)), face)
    game.stage.wait(ticks: 70)
    let focus = try #require(game.board.focus)
    #expect(focus.rect.origin == corner.rect.origin - Point(0, corner.rect.height))
  }
}
