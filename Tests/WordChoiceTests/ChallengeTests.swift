import Engine
import Learning
import Playtest
import Testing
import WordGame

/// What a challenge does with answers and with time.
struct ChallengeTests {
  @Test("a right answer scores and brings the next question at once")
  func right() throws {
    var stage = challenge()
    let first = stage.question
    stage.answer()
    #expect(stage.question.prompt != first.prompt)
    #expect(stage.shows("+1"))
    let answer = try #require(stage.answers.last)
    #expect(answer.verdict.isRight && answer.shown == first.prompt && answer.options.count == 4)
    #expect(answer.certainty == .known)
    #expect((450...550).contains(answer.milliseconds))
  }

  @Test("a wrong answer marks both, and the clock stands still while the player looks")
  func wrong() throws {
    var stage = challenge()
    let question = stage.question
    stage.answer(false, after: 90)
    stage.wait(ticks: 5)
    let left = stage.rows[1]
    #expect(stage.frame.contains("✗") && stage.frame.contains("✓"))
    stage.wait(ticks: 120)
    #expect(stage.rows[1] == left)
    stage.wait(ticks: 70)
    #expect(stage.question.prompt != question.prompt)
    let answer = try #require(stage.answers.last)
    #expect(!answer.verdict.isRight)
    #expect(answer.confusedWith != nil && answer.confusedWith?.word != question.prompt)
  }

  @Test("a key cuts the look, but not one that was still meant for the question")
  func cutting() {
    var stage = challenge()
    let question = stage.question
    stage.answer(false)
    stage.press(.enter)
    #expect(stage.question.prompt == question.prompt)
    stage.wait(ticks: 20)
    stage.press(.enter)
    #expect(stage.question.prompt != question.prompt)
  }

  @Test("few words are asked twice each, and what is left of the time is worth points")
  func fewWords() throws {
    var stage = challenge(5, mostAsked: 2)
    for _ in 0..<10 { stage.answer() }
    stage.wait(ticks: 60)
    #expect(stage.shows("All words found") && stage.shows("for the time left"), "\(stage)")
    let asked = Dictionary(grouping: stage.answers, by: \.reference)
    #expect(asked.count == 5 && asked.values.allSatisfy { $0.count == 2 })
  }

  @Test("a word that was missed must still be found before few words end it")
  func fewWordsMissed() throws {
    var stage = challenge(5, mostAsked: 2)
    stage.answer(false)
    stage.look()
    for _ in 0..<12 where !stage.shows("All words found") { stage.answer() }
    stage.wait(ticks: 60)
    #expect(stage.shows("All words found"), "\(stage)")
    #expect(stage.answers.contains { $0.reference == stage.answers[0].reference && $0.verdict.isRight })
  }

  @Test("a round that says nothing of it lasts as long as its time, as those of old")
  func untilTheTimeIsUp() throws {
    var stage = challenge(5)
    for _ in 0..<20 { stage.answer() }
    #expect(!stage.shows("All words found"))
  }

  @Test("digits, arrow keys with Enter, Tab and a click all choose")
  func hands() {
    for hand in 0..<4 {
      var stage = challenge()
      let right = stage.question.right ?? 0
      switch hand {
      case 0: stage.type("\(right)")
      case 1:
        stage.press(.right)
        if right % 2 == 0 { stage.press(.right) }
        if right > 2 { stage.press(.down) }
        stage.press(.enter)
      case 2:
        for _ in 0..<right { stage.press(.tab) }
        stage.press(.enter)
      default: stage.click(stage.question.options[right] ?? "")
      }
      #expect(stage.answers.map(\.verdict.isRight) == [true], "hand \(hand)")
    }
  }

  @Test("Enter without a focus, a digit without an option and a click beside the options choose nothing")
  func nothing() {
    var stage = challenge(3)
    stage.press(.enter)
    stage.type("4905")
    stage.click(Point(2, 5))
    #expect(stage.answers.isEmpty)
    #expect(stage.question.options.count == 3)
  }

  @Test("when the time is up, missed words come until they are right, for no points; then the end")
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

  @Test("without a clock it ends when each word was right")
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
    "where missed words don't return each is asked once, and the share of right ones passes or doesn't",
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

  @Test("four right answers multiply by two, then three, then five; a miss costs one step")
  func streak() {
    var stage = challenge(seconds: 600)
    var shown: [String] = []
    for _ in 0..<13 {
      stage.answer()
      shown.append(stage.rows[1].contains("×") ? String(stage.rows[1].suffix(2)) : "×1")
    }
    #expect(shown == ["×1", "×1", "×1", "×2", "×2", "×2", "×2", "×3", "×3", "×3", "×3", "×5", "×5"])
    stage.answer(false)
    #expect(stage.rows[1].hasSuffix("×3"))
  }

  @Test("speed counts against the player's own time")
  func tempo() {
    func points(usual: Int) -> Int {
      var stage = challenge(usual: usual)
      stage.answer(after: 120)
      return Int(stage.rows[1].split(separator: " ").last ?? "") ?? -1
    }
    #expect(points(usual: 500) == 100)
    #expect((101..<150).contains(points(usual: 2000)))
    #expect(points(usual: 9000) == 150)
  }

  @Test("survival: a right answer brings time, a wrong one costs it")
  func survival() {
    var stage = challenge(variation: "survival")
    #expect(stage.rows[1].contains("0:20"))
    stage.answer(after: 60)
    #expect(stage.rows[1].contains("0:22"))
    stage.answer(false, after: 1)
    #expect(stage.rows[1].contains("0:16"))
  }

  @Test("the kind of challenge stands in its title, and its rule in its introduction")
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

  @Test(
    "sudden death and survival without a clock end when all words were right",
    arguments: ["sudden", "survival"])
  func complete(variation: String) {
    var stage = challenge(6, variation: variation, seconds: nil)
    for _ in 0..<20 where !stage.shows("Once more") {
      stage.answer()
      stage.wait(ticks: 1)
    }
    stage.wait(seconds: 2)
    #expect(stage.shows("Once more"))
  }

  @Test("delayed shows the options a second after the word, and no key chooses before")
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

  @Test("a word whose card was shown just now is no proof of knowing, the second time it is")
  func told() {
    var stage = challenge(4, seconds: nil, new: 4)
    stage.press(.enter)
    for _ in 0..<3 { stage.answer() }
    #expect(stage.answers.map(\.certainty) == [.hint, .hint, .hint])
  }

  @Test("a pause hides the question, and starting again asks the same once more")
  func pausing() {
    var stage = challenge(isRecorded: true)
    let question = stage.question
    stage.answer()
    stage.press(.escape)
    #expect(!stage.shows(question.prompt) && stage.shows("Paused"))
    stage.click("Start again")
    #expect(stage.question.prompt == question.prompt)
    #expect(stage.rows[1].hasSuffix(" 0"))
  }

  @Test("a resize, a lost focus and too small a window pause")
  func interruptions() {
    for event in [InputEvent.resize(Size(100, 30)), .focus(false), .resumed] {
      var stage = challenge()
      stage.send(event)
      #expect(stage.shows("Paused"))
    }
    var stage = challenge()
    stage.resize(Size(40, 10))
    #expect(stage.shows("A little larger"))
  }

  @Test("a game that sleeps comes out as one that runs in every tick", arguments: 0..<6 as Range<UInt64>)
  func determinism(seed: UInt64) {
    let hashes = [false, true].map { runs in
      var stage = challenge(variation: ["clock", "survival", "delayed"][Int(seed % 3)], seed: seed)
      stage.ignoresSleep = runs
      var chance = Chance(seed: seed)
      for _ in 0..<25 where !stage.shows("Once more") {
        stage.wait(ticks: chance.below(90))
        stage.type("\(chance.below(4) + 1)")
      }
      return stage.stateHash
    }
    #expect(hashes[0] == hashes[1], "seed \(seed)")
  }

  @Test("the right answer stands in each of the four places as often as in the others")
  func places() {
    var counts = [0, 0, 0, 0]
    for seed in 0..<12 as Range<UInt64> {
      var stage = challenge(seconds: nil, seed: seed)
      for _ in 0..<20 {
        if let right = stage.question.right { counts[right - 1] += 1 }
        stage.answer(after: 1)
      }
    }
    #expect(counts.allSatisfy { $0 > 30 }, "\(counts)")
  }
}
