import Engine
import Playtest
import Testing

@testable import Example

@Suite("The example of a game with the engine's products")
struct LetterRainTests {
  @Test("a letter that is typed before it lands is caught; others are missed")
  func catching() throws {
    var stage = Stage(LetterRain(seed: 7))
    stage.wait(ticks: 2)
    let letter = try #require(stage.rows.dropFirst().joined().first { $0.isLetter })
    stage.press(.character(letter))
    #expect(stage.shows("caught 1   missed 0"))
    stage.wait(seconds: 6)
    #expect(stage.shows("caught 1   missed 1"))
  }

  @Test("two runs from one seed are equal, tick by tick")
  func determinism() {
    var first = Stage(LetterRain(seed: 3))
    var second = Stage(LetterRain(seed: 3))
    for _ in 0..<120 {
      first.wait(ticks: 5)
      second.wait(ticks: 5)
      #expect(first.frame == second.frame)
    }
  }

  @Test("ten letters missed end the game, whether or not anybody types")
  func ending() {
    var stage = Stage(LetterRain(seed: 2))
    stage.wait(seconds: 10)
    #expect(!stage.hasEnded)
    stage.wait(seconds: 5)
    #expect(stage.hasEnded)
  }

  @Test("Esc leaves")
  func leaving() {
    var stage = Stage(LetterRain(seed: 1))
    stage.press(.escape)
    #expect(stage.hasEnded)
  }
}
