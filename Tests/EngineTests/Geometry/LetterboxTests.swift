import Engine
import Playtest
import Testing

@Suite("A field of one size in any window")
struct LetterboxTests {
  @Test(
    "stands in the middle, as large as whole steps allow",
    arguments: [
      (Size(80, 24), Rect(8, 2, 64, 20), 1), (Size(160, 48), Rect(16, 4, 128, 40), 2),
      (Size(200, 60), Rect(4, 0, 192, 60), 3), (Size(60, 18), Rect(-2, -1, 64, 20), 1),
    ])
  func place(window: Size, rect: Rect, scale: Int) {
    let field = Letterbox(pixels: Size(64, 40), in: Rect(window))
    #expect(field.rect == rect && field.scale == scale)
    #expect(field.fits == window.holds(rect.size))
  }

  @Test("knows which pixel the mouse means, by cells and finer, and what is beside it")
  func mouse() {
    let field = Letterbox(pixels: Size(64, 40), in: Rect(Size(80, 24)))
    #expect(field.place(of: MouseEvent(.move, at: Point(8, 2))) == Point(0, 1))
    #expect(field.place(of: MouseEvent(.move, atFine: Point(8 * 16, 2 * 16 + 3))) == Point(0, 0))
    #expect(field.place(of: MouseEvent(.move, at: Point(7, 2))) == nil)
    #expect(field.nearestPlace(of: MouseEvent(.move, at: Point(7, 1))) == .zero)
    #expect(field.place(of: MouseEvent(.move, at: Point(71, 21))) == Point(63, 39))
  }

  @Test(
    "each of its pixels is found again at every scale", arguments: [(80, 24), (130, 41), (200, 60), (66, 21)])
  func roundTrip(width: Int, height: Int) {
    let field = Letterbox(pixels: Size(64, 40), in: Rect(Size(width, height)))
    for y in 0..<40 {
      for x in 0..<64 {
        let way = Point((2 * x + 1) * field.scale * 8, (2 * y + 1) * field.scale * 4)
        let place = Point(field.rect.left * 16, field.rect.top * 16) + way
        #expect(field.place(of: MouseEvent(.move, atFine: place)) == Point(x, y))
      }
    }
  }

  @Test("says where a pixel is among the window's dots")
  func dots() {
    let field = Letterbox(pixels: Size(64, 40), in: Rect(Size(160, 48)))
    #expect(field.dot(of: .zero) == Point(32, 16) && field.dot(of: Point(3, 5)) == Point(44, 36))
  }

  @Test("of cells is never scaled, and what is drawn in it is clipped to it")
  func cells() {
    var canvas = Canvas(Size(8, 4))
    canvas.draw(in: Letterbox(cells: Size(4, 2), in: canvas.bounds)) { inner in
      inner.put("abcdef", at: Point(1, 0), Style(inner.theme.text))
      inner.put("水", at: Point(0, 1), Style(inner.theme.text))
    }
    #expect(canvas.rows == ["", "   abc", "  水", ""])
  }
}
