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

  @Test("of a palette a bubble that is held has no shadow, which would be a grey box")
  func shadow() throws {
    var look = Look()
    #expect(try !shades(look).isEmpty)
    look.showsShades = false
    #expect(try shades(look).isEmpty)
  }

  @Test("on paper the shadow is a shade of the paper, and no slab", arguments: [Theme.light, .dark])
  func paper(theme: Theme) throws {
    let shades = try shades(Look(theme: theme))
    #expect(!shades.isEmpty && shades.allSatisfy { $0.contrast(with: theme.ground) < 1.5 }, "\(shades)")
  }

  /// The grounds in the field that aren't the theme's, while a bubble is held.
  private func shades(_ look: Look) throws -> [Color] {
    var held = game(explains: false, look: look)
    let bubble = try #require(
      held.game.flatMap { game in
        game.order.entities.first.flatMap { game.world[$0, Place.self] }.map { game.layout.dots($0) }
      })
    held.drag(from: Point(bubble.x / 2, bubble.y / 4), to: Point(40, 14), drops: false)
    let field = try #require(held.game?.layout.field)
    let canvas = held.draw()
    return (field.top..<field.bottom).flatMap { y in
      (field.left..<field.right).map { canvas[Point($0, y)].background }
    }.filter { $0 != canvas.theme.ground }
  }
}
