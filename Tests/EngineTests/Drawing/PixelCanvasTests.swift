import Engine
import Playtest
import Testing

@Suite("Square pixels")
struct PixelCanvasTests {
  private static let ground = Color(0x101018)
  private static let red = Color(0xFF0000)
  private static let blue = Color(0x0000FF)

  private static func pixels(_ picture: String, _ grain: PixelCanvas.Grain = .halves) -> PixelCanvas {
    let sprite = Sprite(picture)
    var pixels = PixelCanvas(sprite.size, ground: ground, grain: grain)
    pixels.draw(sprite, at: .zero, ["r": red, "b": blue])
    return pixels
  }

  private static func drawn(_ pixels: PixelCanvas, look: Look = Look(), scale: Int = 1) -> Canvas {
    var canvas = Canvas(Size(6, 3), look: look)
    canvas.draw(pixels, at: .zero, scale: scale)
    return canvas
  }

  @Test("are half a cell high, and two colours share a cell")
  func halves() {
    let canvas = Self.drawn(
      Self.pixels(
        """
        r b r
        rb rb
        """))
    #expect(canvas.rows[0] == "█▄▀▄▀")
    #expect(canvas[Point(0, 0)].foreground == Self.red)
    #expect(canvas[Point(4, 0)].foreground == Self.red && canvas[Point(4, 0)].background == Self.blue)
  }

  @Test("without enough colours fill their cell with one")
  func withoutColours() {
    var look = Look()
    look.showsTints = false
    #expect(Self.drawn(Self.pixels("r\nb"), look: look).rows[0] == "█")
  }

  @Test("are signs in ASCII")
  func ascii() {
    let picture = Self.pixels("rr \nb b")
    #expect(Self.drawn(picture, look: Look(ornaments: .ascii)).rows[0] == "#\"o")
  }

  @Test("are scaled by whole numbers")
  func scaled() {
    #expect(Self.drawn(Self.pixels("r b\n r "), scale: 2).rows.prefix(2) == ["██  ██", "  ██"])
  }

  @Test("of the finer grain are eight in a cell, as braille or as octants")
  func fine() {
    let picture = Self.pixels("rr\nrr\nr\nb", .octants)
    #expect(Self.drawn(picture).rows[0] == "⡟")
    var look = Look()
    look.mosaic = .octants
    let canvas = Self.drawn(picture, look: look)
    #expect(canvas.rows[0] != "⡟" && canvas.rows[0].count == 1)
    #expect(canvas[.zero].foreground == Self.red)
  }

  @Test("outside the picture are ground, and drawing there does nothing")
  func outside() {
    var pixels = Self.pixels("r")
    pixels[-1, 0] = Self.blue
    pixels.fill(Rect(-3, -3, 3, 9), Self.blue)
    #expect(pixels[0, 0] == Self.red && pixels[-1, 0] == Self.ground && pixels[0, 7] == Self.ground)
  }
}

@Suite("Sprites")
struct SpriteTests {
  @Test("are drawn character by character, and spaces show what is below")
  func transparency() {
    var canvas = Canvas(Size(4, 2))
    canvas.put("xxxx", at: .zero, Style(canvas.theme.text))
    canvas.draw(Sprite("a b\n c"), at: Point(1, 0), Style(canvas.theme.text))
    #expect(canvas.rows == ["xaxb", "  c"])
  }

  @Test("can be mirrored, even with lines of different lengths")
  func mirrored() {
    var canvas = Canvas(Size(3, 2))
    canvas.draw(Sprite("ab\nabc").mirrored, at: .zero, Style(canvas.theme.text))
    #expect(canvas.rows == [" ba", "cba"])
  }

  @Test(
    "of an animation follow each other, repeatedly or once",
    arguments: [(0, "a", "a"), (7, "a", "a"), (8, "b", "b"), (16, "a", "b"), (400, "a", "b"), (-3, "a", "a")])
  func animation(tick: Int, repeating: String, once: String) {
    let sprites = [Sprite("a"), Sprite("b")]
    #expect(Animation(sprites, every: 8).sprite(at: tick) == Sprite(repeating))
    #expect(Animation(sprites, every: 8, repeats: false).sprite(at: tick + 100, from: 100) == Sprite(once))
    #expect(Animation(sprites, every: 8).duration == 16)
  }
}
