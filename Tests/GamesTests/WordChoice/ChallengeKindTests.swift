import Engine
import Games
import Learning
import Playtest
import Testing

/// Kinds of challenge, and how each ends.
struct ChallengeKindTests {
  @Test("after a few words were asked twice each, others come until the time is up")
  func fewWords() throws {
    var stage = challenge(20, unmet: 15, mostAsked: 2)
    for _ in 0..<10 { stage.answer() }
    let first = Dictionary(grouping: stage.answers, by: \.reference)
    #expect(first.count == 5 && first.values.allSatisfy { $0.count == 2 })
    for _ in 0..<200 where !stage.shows("The time is up") { stage.answer() }
    #expect(stage.shows("The time is up") && stage.answers.count > 50, "\(stage)")
    #expect(Set(stage.answers.map(\.reference)).count == 20)
    #expect(stage.answers[10].certainty == .firstSight)
  }

  @Test("without a clock, a game of a few words ends with these, and tells which were asked")
  func fewWordsWithoutClock() throws {
    var stage = challenge(20, seconds: nil, unmet: 15, mostAsked: 2)
    for _ in 0..<30 where stage.outcomes.isEmpty { stage.answer() }
    let outcome = try #require(stage.outcomes.last?.as(RoundOutcome.self))
    #expect(outcome.asked.count == 5 && Set(stage.answers.map(\.reference)).count == 5)
  }

  @Test("a few words that are all the deck has come again until the time is up")
  func smallDeck() {
    var stage = challenge(5, mostAsked: 2)
    for _ in 0..<15 { stage.answer() }
    #expect(!stage.shows("Once more") && stage.answers.count == 15, "\(stage)")
  }

  @Test("a round without a limit on repeats lasts as long as its time, as older rounds do")
  func untilTheTimeIsUp() throws {
    var stage = challenge(5)
    for _ in 0..<20 { stage.answer() }
    #expect(!stage.shows("All words found"))
  }

  @Test("when the time is up, missed words are asked until right, for no points; then the game ends")
  func overtime() throws {
    var stage = challenge(seconds: 10)
    stage.answer(false)
    let missed = stage.question.prompt
    stage.look()
    stage.wait(seconds: 10)
    #expect(stage.shows("the words you missed"))
    stage.answer()
    #expect(stage.question.prompt == missed)
    stage.answer(false)
    stage.look()
    stage.answer()
    #expect(stage.shows("The time is up"))
    let result = try #require(stage.result)
    #expect(result.isFinished && result.variation == "clock" && result.wrong == 1)
    #expect(result.score == 0 && result.right == 0)
  }

  @Test("without a clock the game ends when every word was right")
  func untimed() {
    var stage = challenge(8, seconds: nil)
    for number in 0..<60 where !stage.shows("All words found") {
      stage.answer(number % 5 != 0)
      if stage.frame.contains("✗") { stage.look() }
    }
    #expect(stage.shows("All words found"))
    let rights = Set(stage.answers.filter(\.verdict.isRight).map(\.word))
    #expect(rights.count == 8)
  }

  @Test(
    "if missed words don't return, each is asked once, and the share of right answers decides the exam",
    arguments: [(50, true), (75, true), (76, false)])
  func exam(mark: Int, isPassed: Bool) throws {
    var game = challenge(4, seconds: nil, repeats: false, passMark: mark)
    for index in 0..<4 {
      game.answer(index != 1)
      if index == 1 { game.look() }
    }
    game.wait(ticks: 200)
    let outcome = try #require(game.outcomes.last?.as(RoundOutcome.self))
    #expect(outcome.reached.right == 3 && outcome.reached.wrong == 1 && outcome.isPassed == isPassed)
    #expect(outcome.figures.last == (isPassed ? "passed" : "not passed: you need \(mark) % right"))
  }

  @Test("survival: a right answer adds time, a wrong one costs it")
  func survival() {
    var stage = challenge(variation: "survival")
    #expect(stage.rows[1].contains("0:20"))
    stage.answer(after: 60)
    #expect(stage.rows[1].contains("0:22"))
    stage.answer(false, after: 1)
    #expect(stage.rows[1].contains("0:16"))
  }

  @Test("the title names the kind of challenge, and the introduction its rule")
  func kinds() {
    #expect(challenge(variation: "sudden").shows("Challenge: Sudden death · Spanish"))
    #expect(challenge(variation: "survival", explains: true).shows("You start with 20 seconds"))
    #expect(challenge().shows("Challenge · Spanish"))
  }

  @Test("one word is no choice")
  func tooFew() {
    #expect(challenge(1).shows("too few words"))
  }

  @Test("sudden death ends at the first miss, after a look at it")
  func sudden() {
    var stage = challenge(variation: "sudden")
    #expect(!stage.rows[1].contains("0:"))
    stage.answer()
    stage.answer(false)
    #expect(stage.frame.contains("✗"))
    stage.look()
    #expect(stage.shows("Missed"))
  }

  @Test("sudden death and untimed survival end when all words were right", arguments: ["sudden", "survival"])
  func complete(variation: String) {
    var stage = challenge(6, variation: variation, seconds: nil)
    for _ in 0..<20 where !stage.shows("Once more") {
      stage.answer()
      stage.wait(ticks: 1)
    }
    stage.wait(seconds: 2)
    #expect(stage.shows("Once more"))
  }

  @Test("delayed shows the options a second after the word, and no key chooses earlier")
  func delayed() {
    var stage = challenge(variation: "delayed")
    #expect(stage.question.options.isEmpty && !stage.question.prompt.isEmpty)
    stage.type("1234")
    #expect(stage.answers.isEmpty)
    stage.wait(ticks: 60)
    #expect(stage.question.options.count == 4)
    stage.answer(after: 30)
    #expect(stage.answers.first.map { $0.milliseconds < 700 } == true)
  }
}
