import Engine
import Learning
import Playtest
import Testing

@testable import Bubbles

/// What an answer proves.
struct EvidenceTests {
  @Test("to the last definition at least five candidates float, and each answer is evidence")
  func decoys() {
    for seed in UInt64(1)...20 {
      var game = stage(round(TestWords.spanish, count: 12, seconds: nil, seed: seed, still: true))
      for _ in 0..<12 { game.sendRight() }
      #expect(game.answers.count == 12, "seed \(seed)\(game)")
      #expect(game.answers.allSatisfy { $0.options.count >= 5 && $0.certainty == .known }, "seed \(seed)")
    }
  }

  @Test("a round of few words has other words of the deck for company")
  func company() {
    var game = stage(
      round(
        TestWords.spanish, count: 3, decoys: Array(TestWords.spanish[10..<18]), seconds: nil, still: true))
    for _ in 0..<3 { game.sendRight() }
    game.wait(seconds: 2)
    #expect(game.shows("All definitions found"))
    #expect(game.answers.allSatisfy { $0.options.count >= 5 && $0.certainty == .known })
  }

  @Test("among fewer than four candidates an answer is none")
  func elimination() {
    var game = stage(round(TestWords.spanish, count: 3, seconds: nil, still: true))
    for _ in 0..<3 { game.sendRight() }
    #expect(game.answers.map(\.certainty) == [.elimination, .elimination, .elimination])
  }

  @Test("what was tried in vain is no candidate any more")
  func tried() {
    var game = stage(round(TestWords.spanish, count: 4, seconds: nil, still: true))
    game.sendWrong()
    game.sendRight()
    #expect(game.answers.map(\.certainty) == [.known, .elimination])
    #expect(game.answers.map(\.options.count) == [4, 3])
  }

  @Test("after the glow an answer is a hint's")
  func hint() {
    var game = stage(round(TestWords.spanish, count: 8, seconds: nil, still: true))
    game.sendWrong()
    game.sendWrong()
    game.sendRight()
    game.sendRight()
    #expect(game.answers.map(\.certainty) == [.known, .known, .hint, .known])
    #expect(game.answers.map(\.verdict.isRight) == [false, false, true, true])
  }

  @Test("a wrong answer names the word asked and the one that it was taken for")
  func confusion() throws {
    var game = stage(round(TestWords.spanish, count: 8, seconds: nil, still: true))
    let asked = try #require(game.game.map { $0.pool[$0.questions.current].word })
    game.sendWrong()
    let answer = try #require(game.answers.last)
    #expect(answer.word == asked.id && answer.shown == asked.meanings.joined(separator: ", "))
    #expect(answer.confusedWith?.word == TestWords.spanish.first { $0.term == answer.given }?.id)
    #expect(answer.options.contains(answer.given) && answer.options.contains(asked.term))
  }

  @Test("the time of an answer runs from the definition to the moment when the bubble is sent")
  func time() throws {
    var game = stage(round(TestWords.spanish, count: 8, seconds: nil, still: true))
    game.wait(seconds: 3)
    game.sendRight()
    game.wait(seconds: 2)
    game.sendRight()
    let times = game.answers.map(\.milliseconds)
    #expect(times.count == 2 && abs(times[0] - 3000) < 100, "\(times)")
    #expect(abs(times[1] - 2000) < 1000, "\(times)")
  }
}
