import Engine
import Playtest
import Testing

@Suite("Sprites")
struct SpriteTests {
  @Test("are drawn character by character, and spaces show what is below")
  func transparency() {
    var canvas = Canvas(Size(4, 2))
    canvas.put("xxxx", at: .zero, Style(canvas.theme.text))
    canvas.draw(Sprite("a b\n c"), at: Point(1, 0), Style(canvas.theme.text))
    #expect(canvas.rows == ["xaxb", "  c"])
  }

  @Test("can be mirrored, lines of unlike length too")
  func mirrored() {
    var canvas = Canvas(Size(3, 2))
    canvas.draw(Sprite("ab\nabc").mirrored, at: .zero, Style(canvas.theme.text))
    #expect(canvas.rows == [" ba", "cba"])
  }

  @Test(
    "of an animation follow each other, again and again or once",
    arguments: [(0, "a", "a"), (7, "a", "a"), (8, "b", "b"), (16, "a", "b"), (400, "a", "b"), (-3, "a", "a")])
  func animation(tick: Int, repeating: String, once: String) {
    let sprites = [Sprite("a"), Sprite("b")]
    #expect(Animation(sprites, every: 8).sprite(at: tick) == Sprite(repeating))
    #expect(Animation(sprites, every: 8, repeats: false).sprite(at: tick + 100, from: 100) == Sprite(once))
    #expect(Animation(sprites, every: 8).duration == 16)
  }
}
