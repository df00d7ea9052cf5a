import Engine
import Testing

struct DotCanvasTests {
  /// The dots themselves, row by row.
  private static func dots(_ canvas: DotCanvas) -> String {
    (0..<canvas.height).map { y in
      (0..<canvas.width).map { canvas.isSet($0, y) ? "#" : "." }.joined()
    }.joined(separator: "\n")
  }

  private static func braille(_ dots: DotCanvas) -> String {
    var canvas = Canvas(dots.size)
    canvas.draw(dots, at: .zero, Style(Color(0xFFFFFF)))
    return canvas.picture
  }

  @Test("each dot of a cell is one bit of the braille pattern")
  func bits() {
    let expected = ["⠁", "⠂", "⠄", "⡀", "⠈", "⠐", "⠠", "⢀"]
    for (index, glyph) in expected.enumerated() {
      var dots = DotCanvas(Size(1, 1))
      dots.set(index / 4, index % 4)
      #expect(Self.braille(dots) == glyph)
    }
  }

  @Test("dots outside the canvas are neither set nor found")
  func outside() {
    var dots = DotCanvas(Size(2, 1))
    for (x, y) in [(-1, 0), (0, -1), (4, 0), (0, 4), (99, 99)] {
      dots.set(x, y)
      #expect(!dots.isSet(x, y))
    }
    #expect(Self.braille(dots) == "  ")
  }

  @Test("a line includes both ends, whichever way it is drawn")
  func lines() {
    var dots = DotCanvas(Size(4, 2))
    dots.line(from: Point(0, 0), to: Point(7, 7))
    dots.line(from: Point(7, 0), to: Point(0, 3))
    dots.line(from: Point(3, 5), to: Point(3, 5))
    #expect(
      Self.dots(dots) == """
        #.....##
        .#..##..
        ..##....
        ##.#....
        ....#...
        ...#.#..
        ......#.
        .......#
        """)
    var back = DotCanvas(Size(4, 2))
    back.line(from: Point(7, 7), to: Point(0, 0))
    #expect(back.isSet(0, 0) && back.isSet(7, 7))
  }

  @Test("a circle is round and closed")
  func circle() {
    var dots = DotCanvas(Size(6, 3))
    dots.ellipse(centerX: 5.5, centerY: 5.5, radiusX: 5.5, radiusY: 5.5)
    #expect(
      Self.dots(dots) == """
        ....####....
        ..##....##..
        .#........#.
        .#........#.
        #..........#
        #..........#
        #..........#
        #..........#
        .#........#.
        .#........#.
        ..##....##..
        ....####....
        """)
    #expect(Self.braille(dots) == "⢠⠒⠉⠉⠒⡄\n⡇    ⢸\n⠘⠤⣀⣀⠤⠃")
  }

  @Test("an ellipse without a radius, or outside the canvas, draws nothing")
  func strangeEllipses() {
    var dots = DotCanvas(Size(2, 1))
    dots.ellipse(centerX: 2, centerY: 2, radiusX: 0, radiusY: 3)
    dots.ellipse(centerX: 2, centerY: 2, radiusX: -1, radiusY: -1)
    #expect(Self.braille(dots) == "  ")
    dots.ellipse(centerX: -50, centerY: 90, radiusX: 20, radiusY: 200)
    #expect(Self.braille(dots) == "  ")
  }

  @Test("dots are drawn over what is there, and cells without a dot stay")
  func layering() {
    var dots = DotCanvas(Size(3, 1))
    dots.set(2, 0)
    #expect(picture(4, 1) { $0.draw(dots, at: Point(1, 0), Style(Color(0xFFFFFF))) } == "..⠁.")
    #expect(picture(4, 1) { $0.draw(dots, at: Point(-1, 0), Style(Color(0xFFFFFF))) } == "⠁...")
    #expect(picture(4, 1) { $0.draw(dots, at: Point(3, 0), Style(Color(0xFFFFFF))) } == "....")
  }

  @Test("a rounded box with a radius of half its height is a pill, and its outline is closed")
  func pill() {
    var dots = DotCanvas(Size(8, 3))
    dots.roundedBox(Rect(1, 0, 14, 12), radius: 6)
    #expect(
      Self.dots(dots) == """
        .....######.....
        ...##......##...
        ..#..........#..
        ..#..........#..
        .#............#.
        .#............#.
        .#............#.
        .#............#.
        ..#..........#..
        ..#..........#..
        ...##......##...
        .....######.....
        """)
  }

  @Test("a rounded box looks the same everywhere")
  func steady() {
    func shape(_ dx: Int, _ dy: Int) -> [Point] {
      var dots = DotCanvas(Size(20, 10))
      dots.roundedBox(Rect(dx, dy, 23, 13), radius: 5)
      return (0..<dots.height).flatMap { y in
        (0..<dots.width).filter { dots.isSet($0, y) }.map { Point($0 - dx, y - dy) }
      }
    }
    for (dx, dy) in [(1, 0), (0, 1), (5, 7), (16, 26)] { #expect(shape(dx, dy) == shape(0, 0)) }
  }

  @Test("boxes too small for an outline aren't drawn, and radii too large for a box are reduced")
  func extremes() {
    var dots = DotCanvas(Size(4, 4))
    dots.roundedBox(Rect(0, 0, 1, 9), radius: 3)
    dots.roundedBox(Rect(3, 3, 0, 0), radius: 3)
    #expect(!dots.isSet(0, 0) && !dots.isSet(3, 3))
    dots.roundedBox(Rect(0, 0, 4, 2), radius: 99)
    dots.roundedBox(Rect(-5, -5, 50, 50), radius: -2)
    #expect(dots.isSet(1, 0))
  }
}
