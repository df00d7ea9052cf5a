import Engine
import Games
import Interface
import Learning
import Playtest
import Testing

/// The answers that a game reports.
struct MemoryAnswerTests {
  @Test("an answer records what was shown and given, how long it took, and what it was mistaken for")
  func fields() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 4))
    game.turn("el agua")
    game.stage.wait(ticks: 60 - 12)
    game.turn("house")
    let answer = try #require(game.answers.first)
    #expect(
      answer
        == Answer(
          item: ItemID(rawValue: "und:el agua"), skill: .recognise,
          reference: WordReference(deck: "test", word: "el agua"), meanings: ["water"], mode: .matched,
          shown: "el agua", given: "house", verdict: .otherWord, milliseconds: 1000, certainty: .firstSight,
          confusedWith: WordReference(deck: "test", word: "la casa")))
  }

  @Test(
    "the card that is turned first is the question, whichever side it shows",
    arguments: [
      (.term, "el agua", "water", .term), (.term, "water", "el agua", .meaning),
      (.meaning, "water", "el agua", .meaning), (.meaning, "el agua", "water", .term),
    ] as [(ShownSide, String, String, ShownSide)])
  func direction(chosen: ShownSide, first: String, second: String, asked: ShownSide) throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 4, direction: chosen))
    game.turn(first, second)
    let answer = try #require(game.answers.first)
    #expect(answer.skill.shown == asked && answer.shown == first && answer.given == second)
    #expect(answer.verdict.isRight && answer.word == "el agua" && answer.confusedWith == nil)
  }

  @Test("with both sides shown each word is asked as its prompt shows it")
  func bothSides() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 4, direction: nil))
    #expect(game.stage.shows("prompts") && game.stage.shows("answers"))
    game.turn("house", "friend")
    #expect(game.board.line == "house is la casa")
    game.turn("el agua", "friend")
    #expect(game.board.line == "el agua means water")
    #expect(game.answers.map(\.skill.shown) == [.meaning, .term])
  }

  @Test("each second card is one answer, and a finished game reports one result with their totals")
  func result() throws {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 3, seed: 77))
    game.turn("el agua", "house", "el amigo", "house")
    game.finish()
    #expect(game.answers.count == 5)
    let result = try #require(game.result)
    #expect((result.right, result.wrong) == (3, 1))
    #expect(result.isFinished && result.seed == 77 && result.seconds == 36 && result.game == "memory")
    #expect(result.deck == "test" && result.direction == .term)
    #expect(game.stage.outcomes.count == 1)
  }
}

struct MemorySoundTests {
  private func game() -> MemoryTable {
    MemoryTable(memoryRound(MemoryWords.spanish, pairs: 2, language: "es"))
  }

  @Test("a match plays a cue and speaks the word, whichever card was turned first")
  func match() {
    var game = game()
    game.turn("el agua", "water")
    #expect(game.stage.cues == [.match])
    #expect(game.stage.spoken == [Spoken("el agua", language: "es")])
    game.turn("house", "la casa")
    #expect(game.stage.spoken == [Spoken("el agua", language: "es"), Spoken("la casa", language: "es")])
  }

  @Test("a mismatch plays a cue, and so does the win")
  func wrongAndWin() {
    var game = game()
    game.turn("el agua", "house")
    #expect(game.stage.cues == [.wrong] && game.stage.spoken.isEmpty)
    game.finish()
    #expect(game.stage.cues == [.wrong, .match, .match, .win])
  }

  @Test("running out of time is no win")
  func timeIsUp() {
    var game = game()
    game.stage.wait(seconds: 100)
    #expect(game.stage.shows("The time is up"))
    #expect(game.stage.cues.isEmpty)
  }
}
