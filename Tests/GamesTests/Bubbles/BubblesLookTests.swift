import Engine
import Learning
import Players
import Playtest
import Testing

@testable import Games

struct BubblesLookTests {
  @Test("with reduced motion, signs still tell right from wrong")
  func signs() throws {
    for isRight in [true, false] {
      var game = bubblesStage(
        bubblesRound(BubblesWords.spanish, count: 8, still: true), look: Look(reducesMotion: true))
      game.wait(seconds: 1)
      let scene = try #require(game.bubbles)
      let bubble = try #require(
        View(game.draw()).bubbles.first {
          ($0.face == scene.faces[scene.questions.current].string) == isRight
        })
      game.drag(from: bubble.place, to: Point(60, 3))
      game.wait(ticks: 3)
      let signs = game.frame.filter { "✓✗".contains($0) }
      #expect(Set(signs) == [isRight ? "✓" : "✗"], "\(game)")
      #expect(signs.count >= 2, "in the bar and where the bubble is: \(game)")
    }
  }

  @Test("a copy of a game is independent")
  func snapshot() {
    var game = bubblesStage(bubblesRound(BubblesWords.spanish, count: 12))
    game.wait(seconds: 2)
    let copy = game
    let hash = copy.stateHash
    game.sendRight()
    #expect(copy.stateHash == hash && game.stateHash != hash)
  }
}
