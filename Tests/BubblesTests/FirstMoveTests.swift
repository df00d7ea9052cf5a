import Engine
import Playtest
import Testing

@testable import Bubbles

/// A first game shows where a bubble goes and which keys send one, but not which bubble is right.
struct FirstMoveTests {
  private func game(explains: Bool, look: Look = Look()) -> Stage {
    var game = stage(round(TestWords.spanish, count: 8, explains: explains, still: true), look: look)
    if explains { game.press(.enter) }
    game.wait(seconds: 1)
    return game
  }

  @Test("the way to the bar is shown until a bubble was right")
  func way() throws {
    var first = game(explains: true)
    #expect(first.shows("bring its bubble here") && first.shows("▴"), "\(first)")
    first.sendWrong()
    #expect(first.shows("bring its bubble here"))
    first.sendRight()
    #expect(!first.shows("bring its bubble here") && !first.shows("▴"), "\(first)")
    #expect(!game(explains: false).shows("bring its bubble here"))
  }

  @Test("it is seen in ASCII and without colours, and looks the same whichever bubble is right")
  func withoutColours() throws {
    let first = game(explains: true, look: Look(ornaments: .ascii))
    #expect(first.shows("^"))
    let place = try #require(first.find("bring its bubble"))
    #expect(first.draw()[place].attributes.contains(.reverse))
  }

  @Test("a bubble over the bar cuts nothing of the bar's ground but what is inside its outline")
  func overTheBar() throws {
    var held = game(explains: false, look: Look())
    let bubble = try #require(
      held.game.flatMap { game in
        game.order.entities.first.flatMap { game.world[$0, Place.self] }.map { game.layout.dots($0) }
      })
    let bar = try #require(held.game?.layout.bar)
    held.drag(from: Point(bubble.x / 2, bubble.y / 4), to: bar.center, drops: false)
    let canvas = held.draw()
    let points = (bar.top..<bar.bottom).flatMap { y in (bar.left..<bar.right).map { Point($0, y) } }
    let edge = points.filter { ("\u{2801}"..."\u{28FF}").contains(canvas.grapheme(at: $0)) }
    #expect(!edge.isEmpty && edge.allSatisfy { canvas[$0].background != canvas.theme.ground }, "\(held)")
  }
}
