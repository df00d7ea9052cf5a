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
    let beside = try #require(game.board.down.last { $0.rect.top == corner.rect.top && $0 != corner })
    let face = game.face(at: corner.rect.origin)
    game.turn(try #require(game.partner(of: face)), face)
    game.stage.wait(ticks: 70)
    let focus = try #require(game.board.focus)
    #expect(focus.rect.origin == beside.rect.origin)
  }

  @Test(
    "whoever clears a board gets a larger one, at once with Enter or after two seconds",
    arguments: [true, false])
  func boards(isPressed: Bool) {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 14, seconds: nil))
    #expect(game.stage.shows("board 1") && game.board.cards.count == 12)
    game.clearBoard()
    #expect(game.board.cards.isEmpty && game.stage.shows("deals the next board"), "\(game.stage)")
    if isPressed { game.stage.press(.enter) } else { game.stage.wait(seconds: 2) }
    #expect(game.stage.shows("board 2") && game.board.cards.count == 16, "\(game.stage)")
    #expect(game.result == nil)
  }

  @Test("a cleared board adds the time of the next one to what is left")
  func time() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 14))
    game.clearBoard()
    let left = try #require(game.stage.frame.firstMatch(of: /(\d):(\d\d)/))
    game.stage.press(.enter)
    let after = try #require(game.stage.frame.firstMatch(of: /(\d):(\d\d)/))
    let seconds = [left, after].map { (Int($0.1) ?? 0) * 60 + (Int($0.2) ?? 0) }
    #expect(abs(seconds[1] - seconds[0] - 96) <= 1, "\(game.stage)")
  }

  @Test("a found pair can be read in the places of both its cards")
  func won() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6))
    game.turn("el agua", "water")
    game.stage.wait(ticks: 70)
    #expect(game.stage.rows.count { $0.contains("el agua") } == 2, "\(game.stage)")
    #expect(game.stage.rows.count { $0.contains("water") } == 2, "\(game.stage)")
  }

  @Test("the key on a card turns it, wherever the focus is")
  func labels() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6))
    for (key, index) in [("3", 2), ("a", 9)] {
      let card = game.board.cards[index]
      game.stage.type(key)
      game.stage.wait(ticks: 12)
      #expect(game.board.card(at: card.rect.origin)?.face != nil, "\(game.stage)")
    }
    #expect(game.answers.count == 1)
  }

  @Test("four pairs in a row from memory earn a look at all cards, which the next turn ends")
  func peek() {
    var game = MemoryTable(memoryRound(MemoryWords.letters, pairs: 8, kind: .alphabet, seconds: nil))
    game.seeAll()
    for word in MemoryWords.letters.prefix(4) { game.turn(word.term, word.meanings[0]) }
    game.stage.wait(ticks: 70)
    #expect(game.board.open.count == 8, "\(game.stage)")
    var other = game
    game.stage.wait(seconds: 2)
    #expect(game.board.open.isEmpty && game.board.down.count == 8, "\(game.stage)")
    other.turn("ე")
    #expect(other.board.open.count == 1, "\(other.stage)")
  }
}
