import Hands
import Ink
import Testing

@Suite("One stroke at a time")
struct SingleStrokeTests {
  @Test("the stroke that is asked for is right, turned round it's reversed", arguments: 0..<2)
  func asked(seed: UInt64) {
    // Of the shortest dot, in 鬱, a shaky hand doesn't show which way it went.
    for model in Characters.all where model.strokes.count <= 20 {
      for number in 1...model.strokes.count {
        let stroke = Hand(seed: seed, jitter: 0.03).draw(number, of: model, side: 640)
        let name = "\(model.character), stroke \(number), seed \(seed)"
        #expect(StrokeJudge.accepts(stroke, as: number, of: model, side: 640) == .right, "\(name)")
        let turned = Stroke(Array(stroke.points.reversed())) ?? stroke
        #expect(StrokeJudge.accepts(turned, as: number, of: model, side: 640) == .reversed, "\(name)")
      }
    }
  }

  @Test("another stroke is called by its number", arguments: 0..<2)
  func another(seed: UInt64) {
    for model in Characters.all where (2...12).contains(model.strokes.count) {
      for number in 1...model.strokes.count {
        let stroke = Hand(seed: seed, jitter: 0.02).draw(number, of: model, side: 640)
        let asked = number % model.strokes.count + 1
        let found = StrokeJudge.accepts(stroke, as: asked, of: model, side: 640)
        #expect(found == .another(number), "\(model.character), \(number) for \(asked), seed \(seed)")
      }
    }
  }

  @Test("what is elsewhere, or too short, is no stroke of it")
  func no() throws {
    let model = try Characters.model("二")
    let stroke = Hand(seed: 1).draw(1, of: model, side: 640)
    let moved = Stroke(stroke.points.map { InkPoint(x: $0.x, y: $0.y + 180, tick: $0.tick) }) ?? stroke
    #expect(StrokeJudge.accepts(moved, as: 1, of: model, side: 640) == .no)
    let dot = Stroke(stroke.points[0])
    #expect(StrokeJudge.accepts(dot, as: 1, of: model, side: 640) == .no)
    #expect(StrokeJudge.accepts(stroke, as: 0, of: model, side: 640) != .right)
    #expect(StrokeJudge.accepts(stroke, as: 99, of: model, side: 640) != .right)
  }
}
