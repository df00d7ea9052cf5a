import Engine
import Testing

struct LayerTests {
  private static let style = Style(Color(0xFFFFFF))

  private static func layer(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> Canvas {
    var layer = Canvas.layer(Size(width, height), look: Look())
    draw(&layer)
    return layer
  }

  @Test("what isn't drawn on a layer lets the canvas below show through")
  func transparent() {
    let layer = Self.layer(4, 2) { $0.put("a水", at: Point(0, 1), Self.style) }
    #expect(picture(6, 3) { $0.draw(layer, at: Point(1, 0)) } == "......\n.a水..\n......")
    #expect(picture(6, 3) { $0.draw(layer, at: Point(3, 1)) } == "......\n......\n...a水")
    #expect(picture(6, 3) { $0.draw(layer, at: Point(4, 1)) } == "......\n......\n....a.")
    #expect(picture(6, 3) { $0.draw(layer, at: Point(-2, 0)) } == "......\n......\n......")
  }

  @Test("a layer keeps the colour behind it where it has none of its own")
  func colors() {
    let layer = Self.layer(2, 1) { canvas in
      canvas.put("a", at: .zero, Self.style)
      canvas.put("b", at: Point(1, 0), Style(Color(0xFFFFFF), on: Color(0x222222)))
    }
    var canvas = Canvas(Size(2, 1))
    canvas.fill(canvas.bounds, Color(0x111111))
    canvas.draw(layer, at: .zero)
    #expect(canvas[.zero].background == Color(0x111111))
    #expect(canvas[Point(1, 0)].background == Color(0x222222))
  }

  @Test("graphemes of several scalars move from a layer to its canvas")
  func graphemes() {
    let layer = Self.layer(5, 1) { $0.put("❤\u{FE0F}e\u{301}a", at: .zero, Self.style) }
    let shown = picture(6, 1) { canvas in
      canvas.put("o\u{308}", at: Point(5, 0), Self.style)
      canvas.draw(layer, at: .zero)
    }
    #expect(shown == "❤\u{FE0F}e\u{301}a.o\u{308}")
  }

  @Test("a faded layer is still transparent where nothing stands on it")
  func faded() {
    let layer = Self.layer(3, 1) { canvas in
      canvas.put("a", at: .zero, Self.style)
      canvas.fade(canvas.bounds, 0.5)
    }
    #expect(picture(3, 1) { $0.draw(layer, at: .zero) } == "a..")
  }

  @Test("a glyph that was cut on a layer leaves a blank there, as anywhere")
  func cut() {
    let layer = Self.layer(3, 1) { canvas in
      canvas.put("水", at: Point(1, 0), Self.style)
      canvas.put("a", at: Point(2, 0), Self.style)
    }
    #expect(picture(3, 1) { $0.draw(layer, at: .zero) } == ". a")
  }

  @Test("a layer is cut by the clip of the canvas below")
  func clipped() {
    let layer = Self.layer(4, 1) { $0.put("abcd", at: .zero, Self.style) }
    let shown = picture(4, 1) { canvas in
      canvas.clipped(to: Rect(1, 0, 2, 1)) { $0.draw(layer, at: .zero) }
    }
    #expect(shown == ".bc.")
  }
}
