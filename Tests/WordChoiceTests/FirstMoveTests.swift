import Engine
import Playtest
import Testing

/// A first game shows which keys answer, and never which answer is right.
struct FirstMoveTests {
  /// How many of the numbers stand out as keys, without colours.
  private func keys(_ stage: Stage) -> Int {
    let canvas = stage.draw()
    return canvas.bounds.rowsOfPoints.count { point in
      canvas[point].attributes.contains(.reverse) && "1234".contains(canvas.grapheme(at: point))
        && !canvas.grapheme(at: point).isEmpty
    }
  }

  @Test("all numbers stand out until an answer was right, as soon as the answers do")
  func numbers() {
    var stage = challenge(explains: true)
    stage.press(.enter)
    stage.wait(ticks: 2)
    #expect(keys(stage) == 4 && stage.shows("press the number"), "\(stage)")
    stage.answer(false)
    stage.look()
    stage.wait(ticks: 2)
    #expect(keys(stage) == 4, "\(stage)")
    stage.answer()
    stage.wait(ticks: 60)
    #expect(keys(stage) == 0 && !stage.shows("press the number"), "\(stage)")
  }

  @Test("who knows the game sees no keys")
  func known() {
    #expect(keys(challenge()) == 0)
  }
}

extension Rect {
  fileprivate var rowsOfPoints: [Point] {
    (top..<bottom).flatMap { y in (left..<right).map { Point($0, y) } }
  }
}
