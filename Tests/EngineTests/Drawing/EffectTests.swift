import Engine
import Testing

struct EffectTests {
  @Test("sparks fly apart from their center, are gone at the end, and aren't drawn with motion reduced")
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

  @Test("a shake swings to both sides as often as asked, less each time, and ends where it began")
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
}
