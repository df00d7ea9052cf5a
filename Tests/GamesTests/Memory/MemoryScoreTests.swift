import Engine
import Games
import Learning
import Players
import Playtest
import Testing

/// Points, and how much an answer proves.
struct MemoryScoreTests {
  private static let untimed = memoryRound(MemoryWords.spanish, pairs: 6, seconds: nil)

  private static func certainties(_ game: MemoryTable) -> [Certainty] { game.answers.map(\.certainty) }

  private static func points(_ game: MemoryTable) -> Int {
    let head = game.stage.rows[1].split(separator: " ").filter { !$0.hasPrefix("×") }
    return head.last.flatMap { Int($0.filter(\.isNumber)) } ?? -1
  }

  @Test("the help screen names the points used here")
  func help() {
    var stage = memoryStage(Self.untimed)
    stage.type("?")
    let text = stage.frame.split { $0.isWhitespace }.joined(separator: " ")
    for line in ["known 100", "told 60", "by luck 20,", "combo ×1 to ×5", "time left up to 20 a pair"] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("a lucky first sight earns 20, proves nothing and keeps the combo")
  func luck() {
    var game = MemoryTable(Self.untimed)
    game.turn("el agua", "water", "house", "la casa")
    #expect(Self.certainties(game) == [.firstSight, .firstSight])
    #expect(Self.points(game) == 40)
    #expect(!game.stage.shows("×"))
  }

  @Test("a pair whose second card was seen before earns 100 and raises the combo")
  func known() {
    var game = MemoryTable(Self.untimed)
    game.turn("el agua", "house")
    game.stage.wait(seconds: 3)
    game.turn("la casa", "house")
    #expect(Self.certainties(game) == [.firstSight, .known])
    #expect(Self.points(game) == 100)
    #expect(game.stage.shows("100 ×2"))
  }

  @Test("a pair that the game had shown earns 60 times the combo")
  func told() {
    var game = MemoryTable(Self.untimed)
    game.turn("el agua", "house", "el amigo", "water")
    game.turn("el agua", "water")
    #expect(Self.certainties(game) == [.firstSight, .firstSight, .hint])
    #expect(Self.points(game) == 60)
    game.turn("la casa", "house")
    #expect(Self.certainties(game).last == .known)
    #expect(Self.points(game) == 60 + 2 * 100)
  }

  @Test("a new word counts as shown from the start")
  func new() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6, new: 3, seconds: nil))
    game.turn("trabajar", "water", "el agua", "water")
    #expect(Self.certainties(game) == [.firstSight, .hint])
  }

  @Test("the last pair is found by elimination and earns 20 times the combo")
  func elimination() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3, seconds: nil))
    game.turn("el agua", "house", "la casa", "house", "el agua", "friend", "el agua", "water")
    #expect(Self.certainties(game) == [.firstSight, .known, .firstSight, .firstSight])
    game.turn("el amigo", "friend")
    #expect(Self.certainties(game).last == .elimination)
    game.stage.wait(seconds: 3)
    #expect(game.result?.score == 100 + 2 * 20 + 2 * 20)
  }

  @Test("a wrong card on first sight costs nothing")
  func firstSights() {
    var game = MemoryTable(Self.untimed)
    game.turn("el agua", "house", "la casa", "house")
    #expect(game.stage.shows("100 ×2"))
    game.turn("trabajar", "friend", "trabajar", "word")
    game.stage.wait(seconds: 1)
    #expect(game.stage.shows("100 ×2"))
    #expect(game.answers.suffix(2).allSatisfy { $0.certainty == .firstSight && !$0.verdict.isRight })
  }

  @Test("a wrong card that was seen before costs one step of the combo, never points")
  func slips() {
    var game = MemoryTable(Self.untimed)
    game.turn("el agua", "house", "la casa", "house", "el agua", "friend")
    #expect(game.stage.shows("100 ×2"))
    game.turn("la palabra", "friend")
    #expect(!game.stage.shows("×2") && Self.points(game) == 100)
    game.turn("la palabra", "friend")
    #expect(Self.points(game) == 100)
  }

  @Test("the combo stops at five")
  func highestCombo() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 8, seconds: nil))
    let pairs = MemoryWords.spanish.prefix(8).map { ($0.term, $0.meanings[0]) }
    for (index, pair) in pairs.enumerated() { game.turn(pair.0, pairs[(index + 1) % 8].1) }
    for pair in pairs.dropLast() { game.turn(pair.0, pair.1) }
    game.stage.wait(seconds: 2)
    #expect(Array(Self.certainties(game).suffix(7)) == Array(repeating: .hint, count: 7))
    #expect(Self.points(game) == 60 * (1 + 2 + 3 + 4 + 5 + 5 + 5))
    #expect(game.stage.shows("×5") && !game.stage.shows("×6"))
  }

  @Test("the time left earns up to 20 a pair, and the end screen says how much")
  func timeBonus() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 2, seconds: 100))
    game.stage.wait(seconds: 49)
    game.finish()
    let result = try #require(game.result)
    #expect(result.score == 20 + 20 + 2 * 20 * 50 / 100)
    #expect(game.stage.shows("20 for the time left"))
    var untimed = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 2, seconds: nil))
    untimed.finish()
    #expect(untimed.result?.score == 40)
    #expect(!untimed.stage.shows("time left"))
  }

  @Test("only a word mistaken for one on a card seen before counts as missed")
  func missed() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 4, seconds: nil))
    game.turn("el agua", "house")
    game.turn("el amigo", "house")
    game.finish()
    #expect(game.stage.shows("worth another look"))
    #expect(game.stage.shows("el amigo   friend"))
    #expect(!game.stage.shows("el agua") && !game.stage.shows("la casa"))
  }
}
