import Hands
import Learning
import Testing

@Suite("Character models")
struct CharacterModelTests {
  @Test(
    "KanjiVG's characters have the right number of strokes, inside the box",
    arguments: [("学", 8), ("永", 5), ("書", 10), ("鬱", 29), ("あ", 3), ("へ", 1), ("飛", 9), ("必", 5)]
      as [(Character, Int)])
  func kanjiVG(character: Character, count: Int) throws {
    let model = try Characters.model(character)
    #expect(model.strokes.count == count && model.order == .japanese)
    let isInside = model.strokes.joined().allSatisfy {
      (0...1024).contains($0.x) && (0...1024).contains($0.y)
    }
    #expect(isInside)
  }

  @Test("the fixture is complete")
  func fixture() {
    #expect(Characters.all.count >= 48)
  }

  @Test("medians are flipped upright and marked as Chinese")
  func medians() throws {
    // 十 of make-me-a-hanzi, shortened.
    let model = try CharacterModel(
      "十", medians: [[Spot(100, 450), Spot(900, 470)], [Spot(500, 800), Spot(500, -100)]])
    #expect(model.order == .chinese)
    #expect(model.strokes == [[Spot(100, 450), Spot(900, 430)], [Spot(500, 100), Spot(500, 1000)]])
  }

  @Test("a model draws itself, completely or in part")
  func drawing() throws {
    for model in Characters.all {
      #expect(StrokeJudge.judge(model.drawing(side: 480), model).isRight, "\(model.character)")
    }
    let model = try Characters.model("永")
    let whole = model.drawing(side: 480)
    let part = model.drawing(side: 480, shown: 2.5)
    #expect(part.strokes.count == 3 && Array(part.strokes[..<2]) == Array(whole.strokes[..<2]))
    let (half, all) = (part.strokes[2].points, whole.strokes[2].points)
    #expect(half == Array(all.prefix(half.count)) && abs(2 * half.count - all.count) <= 2)
    #expect(model.drawing(side: 480, shown: 0).isEmpty)
  }

  @Test("invalid strokes are refused with their number")
  func errors() {
    func reason(_ make: () throws(CharacterModelError) -> CharacterModel) -> CharacterModelError.Reason? {
      do { _ = try make() } catch { return error.reason }
      return nil
    }
    #expect(reason { () throws(CharacterModelError) in try CharacterModel("口", kanjiVG: []) } == .noStrokes)
    #expect(reason { () throws(CharacterModelError) in try CharacterModel("口", medians: [[]]) } == .outOfBox)
    #expect(
      reason { () throws(CharacterModelError) in try CharacterModel("口", medians: [[Spot(.nan, 0)]]) }
        == .outOfBox)
    #expect(
      reason { () throws(CharacterModelError) in try CharacterModel("口", kanjiVG: ["M9000,0"]) } == .outOfBox)
    let many = Array(repeating: "M1,1", count: 65)
    #expect(
      reason { () throws(CharacterModelError) in try CharacterModel("口", kanjiVG: many) } == .tooManyStrokes)
    #expect {
      try CharacterModel("口", kanjiVG: ["M1,1", "M1"])
    } throws: {
      "\($0)".hasPrefix("口, stroke 2: a number is missing")
    }
  }
}
