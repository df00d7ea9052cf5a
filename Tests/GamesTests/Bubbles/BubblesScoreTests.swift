import Engine
import Interface
import Learning
import Playtest
import Testing

@testable import Games

struct BubblesScoreTests {
  @Test("a first try earns its points times the combo, which grows to five")
  func combo() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true))
    var expected = 0
    for combo in [1, 2, 3, 4, 5, 5, 5] {
      let isGolden = game.bubbles.map { $0.golden == $0.questions.current } ?? false
      game.sendRight()
      expected += 100 * combo * (isGolden ? 5 : 1)
      #expect(game.bubbles?.score.points == expected)
    }
  }

  @Test("a miss costs a step of the combo and no points; the second try earns half")
  func miss() throws {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true))
    for _ in 0..<3 { game.sendRight() }
    #expect(game.bubbles?.score.combo == 4)
    let points = try #require(game.bubbles?.score.points)
    game.sendWrong()
    #expect(game.bubbles?.score.combo == 3)
    #expect(game.bubbles?.score.points == points)
    game.sendRight()
    #expect(game.bubbles?.score.points == points + 3 * 50)
    #expect(game.bubbles?.score.combo == 3, "only a first try raises it")
  }

  @Test("a glowing bubble earns little")
  func told() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true))
    for _ in 0..<2 { game.sendWrong() }
    game.sendRight()
    #expect(game.bubbles?.score.points == 20)
  }

  @Test("the time left earns points once all bubbles have popped; without a clock there is no bonus")
  func timeLeft() throws {
    // The six answers take five seconds.
    for (seconds, bonus) in [(100, 20 * 6 * 95 / 100), (nil, 0)] {
      var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 6, seconds: seconds, still: true))
      for _ in 0..<5 { game.sendRight() }
      let points = try #require(game.bubbles?.score.points)
      game.sendRight()
      game.wait(seconds: 2)
      let result = try #require(game.result)
      #expect(result.score == points + 500 + bonus, "\(game)")
      #expect(result.isFinished && result.right == 6 && result.wrong == 0)
    }
  }

  @Test("the clock ends an unfinished game, and no answer counts after that")
  func timeUp() throws {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: 20, still: true))
    game.sendRight()
    game.wait(seconds: 20)
    #expect(game.shows("The time is up"))
    let result = try #require(game.result)
    #expect(result.right == 1 && [100, 500].contains(result.score))
  }

  @Test("leaving gives an unfinished result with the answers so far")
  func leaving() {
    for answers in [0, 1] {
      var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, still: true))
      for _ in 0..<answers { game.sendRight() }
      game.type("qq")
      game.wait(ticks: 1)
      #expect(game.result?.isFinished == false && game.result?.right == answers)
    }
  }

  @Test("the help names the same points")
  func help() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, still: true), window: Size(120, 60))
    game.type("?")
    for text in ["100", "50", "20", "×5", "★", "✹"] { #expect(game.shows(text), "\(game)") }
  }
}

struct BubblesEvidenceTests {
  @Test("at least five candidates float to the end, and each answer is evidence")
  func decoys() {
    for seed in UInt64(1)...20 {
      var game = bubblesStage(
        bubblesRound(BubblesWords.spanish, count: 12, seconds: nil, seed: seed, still: true))
      for _ in 0..<12 { game.sendRight() }
      #expect(game.answers.count == 12, "seed \(seed)\(game)")
      #expect(game.answers.allSatisfy { $0.options.count >= 5 && $0.certainty == .known }, "seed \(seed)")
    }
  }

  @Test("a round of few words is padded with other words of the deck")
  func company() {
    var game = bubblesStage(
      bubblesRound(
        BubblesWords.spanish, count: 3, decoys: Array(BubblesWords.spanish[10..<18]), seconds: nil,
        still: true))
    for _ in 0..<3 { game.sendRight() }
    game.wait(seconds: 2)
    #expect(game.shows("All definitions found"))
    #expect(game.answers.allSatisfy { $0.options.count >= 5 && $0.certainty == .known })
  }

  @Test("an answer among fewer than four candidates is no evidence")
  func elimination() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 3, seconds: nil, still: true))
    for _ in 0..<3 { game.sendRight() }
    #expect(game.answers.map(\.certainty) == [.elimination, .elimination, .elimination])
  }

  @Test("a word already tried is no longer a candidate")
  func tried() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 4, seconds: nil, still: true))
    game.sendWrong()
    game.sendRight()
    #expect(game.answers.map(\.certainty) == [.known, .elimination])
    #expect(game.answers.map(\.options.count) == [4, 3])
  }

  @Test("an answer after the glow counts as a hint")
  func hint() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true))
    game.sendWrong()
    game.sendWrong()
    game.sendRight()
    game.sendRight()
    #expect(game.answers.map(\.certainty) == [.known, .known, .hint, .known])
    #expect(game.answers.map(\.verdict.isRight) == [false, false, true, true])
  }

  @Test("a wrong answer records the word asked and the one it was mistaken for")
  func confusion() throws {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true))
    let asked = try #require(game.bubbles.map { $0.pool[$0.questions.current].word })
    game.sendWrong()
    let answer = try #require(game.answers.last)
    #expect(answer.word == asked.id && answer.shown == asked.meanings.joined(separator: ", "))
    #expect(answer.confusedWith?.word == BubblesWords.spanish.first { $0.term == answer.given }?.id)
    #expect(answer.options.contains(answer.given) && answer.options.contains(asked.term))
  }

  @Test("the response time runs from the question until the bubble is sent")
  func time() throws {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 8, seconds: nil, still: true))
    game.wait(seconds: 3)
    game.sendRight()
    game.wait(seconds: 2)
    game.sendRight()
    let times = game.answers.map(\.milliseconds)
    #expect(times.count == 2 && abs(times[0] - 3000) < 100, "\(times)")
    #expect(abs(times[1] - 2000) < 1000, "\(times)")
  }
}

struct BubblesSoundTests {
  @Test("a wrong bubble, a pop with its word, and the win can be heard")
  func sounds() {
    let round = bubblesRound(
      BubblesWords.spanish, count: 2, decoys: Array(BubblesWords.spanish[4...5]), language: "es")
    var stage = bubblesStage(round)
    stage.wait(seconds: 1)
    stage.sendWrong()
    #expect(stage.cues == [.wrong] && stage.spoken.isEmpty)
    // The one that was missed comes once more.
    for _ in 0..<3 { stage.sendRight() }
    stage.wait(seconds: 3)
    #expect(stage.cues == [.wrong, .pop, .pop, .pop, .win])
    #expect(Set(stage.spoken) == Set(["el agua", "la casa"].map { Spoken($0, language: "es") }))
  }
}
