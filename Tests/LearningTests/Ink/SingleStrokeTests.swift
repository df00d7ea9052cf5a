import Hands
import Learning
import Testing

@Suite("One stroke at a time")
struct SingleStrokeTests {
  @Test("the asked stroke is right, and reversed if drawn from its end", arguments: 0..<2)
  func asked(seed: UInt64) {
    // The shortest dot, in 鬱, has no recognisable direction in a shaky hand.
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

  @Test("another stroke is reported by its number", arguments: 0..<2)
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

  @Test("a stroke that is misplaced or too short is refused")
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

@Suite("Telling look-alikes apart by their strokes")
struct StrokeLookAlikeTests {
  @Test(
    "the drawn character is recognised, whichever was asked for",
    arguments: [("日", "曰"), ("土", "士"), ("シ", "ツ"), ("ソ", "ン"), ("木", "本"), ("二", "三")]
      as [(Character, Character)])
  func pairs(one: Character, other: Character) throws {
    for (asked, drawn) in [(one, other), (other, one)] {
      let (model, instead) = (try Characters.model(asked), try Characters.model(drawn))
      for seed in 0..<20 as Range<UInt64> {
        let hand = Hand(seed: seed, jitter: 0.015)
        let (right, wrong) = (hand.draw(model, side: 4096), hand.draw(instead, side: 4096))
        #expect(StrokeJudge.lookAlike(right, asked: model, among: [instead]) == nil, "\(asked), seed \(seed)")
        #expect(
          StrokeJudge.lookAlike(wrong, asked: model, among: [instead]) == drawn, "\(drawn), seed \(seed)")
      }
    }
  }

  @Test("a difference in size alone doesn't count")
  func size() throws {
    let large = try Characters.model("つ")
    let small = try CharacterModel(
      "っ", strokes: large.strokes.map { $0.map { Spot($0.x / 2 + 300, $0.y / 2 + 400) } }, order: .japanese)
    for seed in 0..<20 as Range<UInt64> {
      let drawing = Hand(seed: seed, jitter: 0.015).draw(large, side: 4096)
      #expect(StrokeJudge.lookAlike(drawing, asked: small, among: [large]) == nil, "seed \(seed)")
    }
  }
}
