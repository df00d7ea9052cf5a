import Engine
import Players
import Playtest
import Testing

@testable import Memory

struct MouseFollowingTests {
  @Test("the card under the mouse has the focus before the tick that hears of it, and the state doesn't")
  func focus() {
    var stage = stage(round(TestWords.spanish, pairs: 6))
    stage.wait(ticks: 1)
    let state = stage.stateHash
    for card in MemoryBoard(stage).cards {
      let move = MouseEvent(.move, at: card.rect.origin + Point(1, 1))
      var after = stage
      after.send(.mouse(move))
      let ahead = stage.draw(before: move)
      #expect(ahead.cells == after.draw().cells && ahead.followsMouse)
    }
    #expect(stage.stateHash == state)
  }
}
