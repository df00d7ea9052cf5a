import Engine
import Players
import Playtest
import Testing

@testable import Bubbles

@Suite("bubbles that follow the mouse")
struct MouseFollowingTests {
  /// A game with one bubble, which doesn't drift and has no others to push aside, and its middle.
  private func game() throws -> (stage: Stage, bubble: Point) {
    var game = stage(round(TestWords.spanish, count: 1, seconds: nil, seed: 5, still: true))
    game.wait(seconds: 1)
    return (game, try #require(View(game.draw()).bubbles.first).place)
  }

  /// Draws a move before and after the tick that hears of it, and tells what was drawn before.
  private func draw(_ stage: Stage, _ move: MouseEvent) -> Canvas {
    let state = stage.stateHash
    let ahead = stage.draw(before: move)
    #expect(stage.stateHash == state && ahead.followsMouse)
    var after = stage
    after.send(.mouse(move))
    #expect(ahead.rows == after.rows)
    return ahead
  }

  @Test("a bubble in the hand is drawn under the newest cell, and the state knows nothing of it")
  func dragged() throws {
    var (stage, bubble) = try game()
    stage.drag(from: bubble, to: Point(40, 12), drops: false)
    let held = try #require(stage.game?.drag.held)
    let place = stage.game?.world[held, Place.self]
    for column in 41..<60 {
      let ahead = draw(stage, MouseEvent(.move, .left, at: Point(column, 12)))
      #expect(ahead.rows != stage.rows)
    }
    #expect(stage.game?.world[held, Place.self] == place)
  }

  @Test("the bar lights up as soon as a bubble comes over it")
  func lit() throws {
    var (stage, bubble) = try game()
    stage.drag(from: bubble, to: Point(40, 12), drops: false)
    let over = MouseEvent(.move, .left, at: Point(40, 3))
    let ahead = draw(stage, over)
    let unlit = stage.draw()
    stage.send(.mouse(over))
    let after = stage.draw()
    let bar = try #require(stage.game?.layout.bar)
    #expect(ahead[bar.origin] == after[bar.origin] && ahead[bar.origin] != unlit[bar.origin])
  }

  @Test("the bubble under the mouse has the focus at once")
  func pointedAt() throws {
    let (stage, bubble) = try game()
    let ahead = draw(stage, MouseEvent(.move, at: bubble))
    #expect(ahead.cells != stage.draw().cells)
  }
}
