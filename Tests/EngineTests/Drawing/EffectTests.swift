import Engine
import Testing

struct EffectTests {
  private static let style = Style(Color(0xFFFFFF))

  @Test("a rounded box of half its height as radius is a pill, and its outline is closed")
  func pill() {
    var dots = DotCanvas(Size(8, 3))
    dots.roundedBox(Rect(1, 0, 14, 12), radius: 6)
    let rows = (0..<dots.height).map { y in
      (0..<dots.width).map { dots.isSet($0, y) ? "#" : "." }.joined()
    }
    #expect(
      rows.joined(separator: "\n") == """
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

  @Test("a rounded box looks the same wherever it stands")
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

  @Test("boxes too small for an outline, and radii too large for the box, do no harm")
  func extremes() {
    var dots = DotCanvas(Size(4, 4))
    dots.roundedBox(Rect(0, 0, 1, 9), radius: 3)
    dots.roundedBox(Rect(3, 3, 0, 0), radius: 3)
    #expect(!dots.isSet(0, 0) && !dots.isSet(3, 3))
    dots.roundedBox(Rect(0, 0, 4, 2), radius: 99)
    dots.roundedBox(Rect(-5, -5, 50, 50), radius: -2)
    #expect(dots.isSet(1, 0))
  }

  @Test("sparks fly apart from their center, are gone at their end, and are not drawn with motion reduced")
  func sparks() {
    var particles = Particles(seed: 5, stream: 3)
    particles.burst(8, at: Point(20, 20), reach: 12, for: 20, from: 100)
    func glyphs(_ tick: Tick, reduced: Bool = false) -> Set<Point> {
      var canvas = Canvas(Size(20, 10), look: Look(reducesMotion: reduced))
      particles.draw(on: &canvas, at: tick, fraction: 0) { _ in Color(0xFFFFFF) }
      let points = (0..<200).map { Point($0 % 20, $0 / 20) }
      return Set(points.filter { canvas[$0].glyph != .blank })
    }
    #expect(glyphs(99).isEmpty)
    #expect(glyphs(100).contains(Point(10, 5)) && glyphs(100).count <= 2)
    #expect(glyphs(115).count == 8)
    #expect(glyphs(115).allSatisfy { abs($0.x - 10) <= 7 && abs($0.y - 5) <= 4 })
    #expect(glyphs(120).isEmpty)
    #expect(glyphs(110, reduced: true).isEmpty)
    #expect(particles.end == 120)
    particles.sweep(at: 120)
    #expect(particles.end == 0)
  }

  @Test("a shake goes to both sides so often as was said, less each time, and ends where it began")
  func shake() {
    let shake = Shake(at: 10, over: 24, times: 3, reach: 2)
    let swings = (0...60).map { shake.swing(at: $0) }
    #expect(swings[...10].allSatisfy { $0 == 0 } && swings[34...].allSatisfy { $0 == 0 })
    let peaks = (11..<34).filter {
      abs(swings[$0]) > abs(swings[$0 - 1]) && abs(swings[$0]) >= abs(swings[$0 + 1])
    }
    #expect(peaks.map { swings[$0] > 0 } == [true, false, true, false, true, false])
    #expect(zip(peaks, peaks.dropFirst()).allSatisfy { abs(swings[$0]) > abs(swings[$1]) })
    #expect(abs(shake.offset(at: 12)) <= 2 && shake.isOver(at: 34) && !shake.isOver(at: 33))
  }

  @Test("what is shifted leaves ground behind and loses what goes over the edge, wide glyphs as a whole")
  func shifting() {
    func shifted(_ x: Int, _ y: Int) -> [String] {
      var canvas = Canvas(Size(8, 2))
      canvas.put("a茶bc茶", at: .zero, Self.style)
      canvas.put("12345678", at: Point(0, 1), Self.style)
      canvas.shift(Rect(0, 0, 7, 2), by: Point(x, y))
      #expect(canvas.flaw == nil)
      return canvas.picture.split(separator: "\n").map(String.init)
    }
    #expect(shifted(0, 0) == ["a茶bc茶 ", "12345678"])
    #expect(shifted(1, 0) == [" a茶bc  ", " 1234568"])
    #expect(shifted(-2, 0).first == " bc茶   ")
    #expect(shifted(0, 1) == ["        ", "a茶bc茶8"])
  }
}
