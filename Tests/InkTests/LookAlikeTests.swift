import Hands
import Ink
import Testing

@Suite("Look-alikes told apart by their strokes")
struct LookAlikeTests {
  @Test(
    "what was drawn is known, whichever was asked for",
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

  @Test("one that differs in size alone is no other")
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
