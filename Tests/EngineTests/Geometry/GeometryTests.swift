import Engine
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

  @Test("a rectangle holds its left and top edges, not the right and bottom ones")
  func containing() {
    let rect = Rect(2, 3, 4, 2)
    #expect(rect.contains(Point(2, 3)) && rect.contains(Point(5, 4)))
    #expect(!rect.contains(Point(6, 4)) && !rect.contains(Point(5, 5)) && !rect.contains(Point(1, 3)))
    #expect((rect.right, rect.bottom) == (6, 5))
  }

  @Test(
    "rectangles share what is in both",
    arguments: [
      (Rect(0, 0, 4, 4), Rect(2, 2, 4, 4), Rect(2, 2, 2, 2)),
      (Rect(0, 0, 9, 9), Rect(2, 2, 1, 1), Rect(2, 2, 1, 1)),
      (Rect(-2, -2, 4, 4), Rect(0, 0, 9, 9), Rect(0, 0, 2, 2)),
    ])
  func intersecting(one: Rect, other: Rect, shared: Rect) {
    #expect(one.intersection(other) == shared)
    #expect(other.intersection(one) == shared)
  }

  @Test("rectangles apart, or only edge to edge, share nothing")
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
