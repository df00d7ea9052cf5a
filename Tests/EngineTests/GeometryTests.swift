import Engine
import Playtest
import Testing

struct GeometryTests {
  @Test("a size is never negative")
  func sizes() {
    #expect(Size(-3, 4) == Size(0, 4))
    #expect(
      Size(80, 24).holds(Size(80, 24)) && !Size(80, 24).holds(Size(81, 24))
        && !Size(80, 24).holds(Size(1, 25)))
    #expect(Rect(5, 5, -1, 3).isEmpty)
  }

  @Test("a rectangle contains its left and top edges, not the right and bottom ones")
  func containing() {
    let rect = Rect(2, 3, 4, 2)
    #expect(rect.contains(Point(2, 3)) && rect.contains(Point(5, 4)))
    #expect(!rect.contains(Point(6, 4)) && !rect.contains(Point(5, 5)) && !rect.contains(Point(1, 3)))
    #expect((rect.right, rect.bottom) == (6, 5))
  }

  @Test(
    "an intersection is what is in both rectangles",
    arguments: [
      (Rect(0, 0, 4, 4), Rect(2, 2, 4, 4), Rect(2, 2, 2, 2)),
      (Rect(0, 0, 9, 9), Rect(2, 2, 1, 1), Rect(2, 2, 1, 1)),
      (Rect(-2, -2, 4, 4), Rect(0, 0, 9, 9), Rect(0, 0, 2, 2)),
    ])
  func intersecting(one: Rect, other: Rect, shared: Rect) {
    #expect(one.intersection(other) == shared)
    #expect(other.intersection(one) == shared)
  }

  @Test("rectangles that are apart or only touch have an empty intersection")
  func apart() {
    #expect(Rect(0, 0, 2, 2).intersection(Rect(2, 0, 2, 2)).isEmpty)
    #expect(Rect(0, 0, 2, 2).intersection(Rect(7, 7, 2, 2)).isEmpty)
  }

  @Test("insets, moves and centering")
  func derived() {
    #expect(Rect(0, 0, 10, 6).inset(2, 1) == Rect(2, 1, 6, 4))
    #expect(Rect(0, 0, 3, 3).inset(2, 2).isEmpty)
    #expect(Rect(1, 1, 2, 2).moved(by: Point(3, -4)) == Rect(4, -3, 2, 2))
    #expect(Rect(0, 0, 11, 5).centered(Size(4, 3)) == Rect(3, 1, 4, 3))
    #expect(Rect(0, 0, 4, 4).centered(Size(8, 2)) == Rect(-2, 1, 8, 2))
    #expect(Rect(0, 0, 5, 3).center == Point(2, 1) && Rect(0, 0, 4, 2).center == Point(1, 0))
    #expect(Point(3, 4) - Point(1, 1) + Point(1, 0) == Point(3, 3))
  }
}

struct HeadingTests {
  @Test("the four main directions are exact")
  func winds() {
    let ways = [0, 16, 32, 48].map { Heading($0) }.map { [$0.x, $0.y] }
    #expect(ways == [[65_536, 0], [0, 65_536], [-65_536, 0], [0, -65_536]])
  }

  @Test("every heading is one step long and turns clockwise by a 64th")
  func circle() {
    for index in 0..<Heading.count {
      let heading = Heading(index)
      let next = heading.turned(by: 1)
      let length = Double(heading.x * heading.x + heading.y * heading.y).squareRoot()
      #expect(abs(length - 65_536) < 1.5, "heading \(index)")
      // The sine of a 64th of a turn.
      let turn = Double(heading.x * next.y - heading.y * next.x) / (65_536 * 65_536)
      #expect(abs(turn - 0.098017) < 0.0001, "heading \(index)")
    }
  }

  @Test("bouncing off a wall reverses only the component toward the wall")
  func bouncing() {
    for index in -70..<70 {
      let heading = Heading(index)
      #expect([heading.mirroredX.x, heading.mirroredX.y] == [-heading.x, heading.y])
      #expect([heading.mirroredY.x, heading.mirroredY.y] == [heading.x, -heading.y])
      #expect(heading.turned(by: 64) == heading)
    }
  }
}

@Suite("A field of one size in any window")
struct LetterboxTests {
  @Test(
    "is centered, at the largest whole-number scale",
    arguments: [
      (Size(80, 24), Rect(8, 2, 64, 20), 1), (Size(160, 48), Rect(16, 4, 128, 40), 2),
      (Size(200, 60), Rect(4, 0, 192, 60), 3), (Size(60, 18), Rect(-2, -1, 64, 20), 1),
    ])
  func place(window: Size, rect: Rect, scale: Int) {
    let field = Letterbox(pixels: Size(64, 40), in: Rect(window))
    #expect(field.rect == rect && field.scale == scale)
    #expect(field.fits == window.holds(rect.size))
  }

  @Test("finds the pixel under the mouse, by cells and finer, and the nearest one from outside")
  func mouse() {
    let field = Letterbox(pixels: Size(64, 40), in: Rect(Size(80, 24)))
    #expect(field.place(of: MouseEvent(.move, at: Point(8, 2))) == Point(0, 1))
    #expect(field.place(of: MouseEvent(.move, atFine: Point(8 * 16, 2 * 16 + 3))) == Point(0, 0))
    #expect(field.place(of: MouseEvent(.move, at: Point(7, 2))) == nil)
    #expect(field.nearestPlace(of: MouseEvent(.move, at: Point(7, 1))) == .zero)
    #expect(field.place(of: MouseEvent(.move, at: Point(71, 21))) == Point(63, 39))
  }

  @Test(
    "finds each of its pixels at every scale", arguments: [(80, 24), (130, 41), (200, 60), (66, 21)])
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

  @Test("converts a pixel to the window's dots")
  func dots() {
    let field = Letterbox(pixels: Size(64, 40), in: Rect(Size(160, 48)))
    #expect(field.dot(of: .zero) == Point(32, 16) && field.dot(of: Point(3, 5)) == Point(44, 36))
  }

  @Test("of cells is never scaled, and clips what is drawn in it")
  func cells() {
    var canvas = Canvas(Size(8, 4))
    canvas.draw(in: Letterbox(cells: Size(4, 2), in: canvas.bounds)) { inner in
      inner.put("abcdef", at: Point(1, 0), Style(inner.theme.text))
      inner.put("水", at: Point(0, 1), Style(inner.theme.text))
    }
    #expect(canvas.rows == ["", "   abc", "  水", ""])
  }
}
