import Engine
import Games
import Learning
import Playtest
import Testing

struct ChallengeTests {
  @Test(
    "a right answer is marked where it stands for half a second, while the clock stops and keys do nothing")
  func marked() throws {
    var stage = challenge()
    let first = stage.question
    let right = try #require(first.right)
    stage.type("\(right)")
    let left = stage.rows[1].prefix { $0 != "+" }
    #expect(stage.question.prompt == first.prompt && stage.frame.contains("✓"), "\(stage)")
    stage.type("1234")
    stage.press(.enter)
    stage.wait(ticks: 20)
    #expect(stage.question.prompt == first.prompt && stage.answers.count == 1)
    #expect(stage.rows[1].prefix { $0 != "+" } == left)
    stage.wait(ticks: 5)
    #expect(stage.question.prompt != first.prompt)
    let plain = challenge(look: Look(reducesMotion: true))
    #expect(plain.question.prompt == first.prompt)
  }

  @Test("a right answer scores, and the next question follows")
  func right() throws {
    var stage = challenge()
    let first = stage.question
    stage.answer()
    #expect(stage.question.prompt != first.prompt)
    #expect(stage.rows[1].contains(#/ 1\d\d *$/#), "\(stage)")
    let answer = try #require(stage.answers.last)
    #expect(answer.verdict.isRight && answer.shown == first.prompt && answer.options.count == 4)
    #expect(answer.certainty == .known)
    #expect((450...550).contains(answer.milliseconds))
  }

  @Test("a wrong answer marks both, and the clock stops while the player looks")
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

  @Test("a key cuts the look short, unless it was still meant for the question")
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

  @Test("digits, arrow keys, Tab with Enter, and clicks all choose")
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

  @Test("Enter without a focus, a digit without an option, and a click beside the options choose nothing")
  func nothing() {
    var stage = challenge(3)
    stage.press(.enter)
    stage.type("4905")
    stage.click(Point(2, 5))
    #expect(stage.answers.isEmpty)
    #expect(stage.question.options.count == 3)
  }

  @Test("every four right answers raise the multiplier to two, three, five; a miss lowers it by a step")
  func streak() {
    var stage = challenge(seconds: 600)
    func multiplier() -> String {
      stage.rows[1].split(separator: "×").dropFirst().first.map { "×\($0.prefix(1))" } ?? "×1"
    }
    var shown: [String] = []
    for _ in 0..<13 {
      stage.answer()
      shown.append(multiplier())
    }
    #expect(shown == ["×1", "×1", "×1", "×2", "×2", "×2", "×2", "×3", "×3", "×3", "×3", "×5", "×5"])
    stage.answer(false)
    #expect(multiplier() == "×3", "\(stage)")
  }

  @Test("speed is measured against the player's own pace")
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

  @Test("a word whose card was just shown proves nothing")
  func told() {
    var stage = challenge(4, seconds: nil, new: 4)
    stage.press(.enter)
    for _ in 0..<3 { stage.answer() }
    #expect(stage.answers.map(\.certainty) == [.hint, .hint, .hint])
  }

  @Test("a pause hides the question, and starting again asks the same one")
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

  @Test("the right answer is equally often in each of the four places")
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
