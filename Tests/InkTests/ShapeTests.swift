import Deterministic
import Hands
import Ink
import Testing

/// Letters are stood for by characters of few strokes, in ink twice as thick as a hand's, as fonts draw them.
@Suite("Shapes of letters")
struct ShapeTests {
  private static let models = Characters.all.filter {
    $0.strokes.count <= 4 && !"ロカへ二".contains($0.character)
  }

  private static func glyph(_ model: CharacterModel) throws -> InkShape {
    let drawing = Hand(seed: 0).draw(model, side: 1600)
    return try #require(InkShape(Brush(thick: 0.09, thin: 0.09).ink(drawing, width: 100, height: 100)))
  }

  private static func drawn(_ model: CharacterModel, seed: UInt64, jitter: Double) throws -> InkShape {
    var (hand, chance) = (Hand(seed: seed, jitter: jitter), Chance(seed: seed, stream: 3))
    let scale = 0.3 + 0.6 * chance.fraction()
    (hand.left, hand.top) = ((1 - scale) * chance.fraction(), (1 - scale) * chance.fraction())
    (hand.width, hand.height) = (scale, scale * 0.9)
    return try #require(InkShape(hand.draw(model, side: 960)))
  }

  @Test("drawn letters stay within the bound, and are nearest to their own", arguments: [11, 12] as [UInt64])
  func bound(seed: UInt64) throws {
    let glyphs = try Self.models.map(Self.glyph)
    var (own, nearest) = ([Double](), [Double]())
    for (index, model) in Self.models.enumerated() {
      let ink = try Self.drawn(model, seed: seed, jitter: 0.03)
      let distances = glyphs.map { ShapeMatch.distance(ink, $0) }
      own.append(distances[index])
      nearest.append(distances.enumerated().filter { $0.offset != index }.map(\.element).min() ?? 1)
      #expect(own[index] < nearest[index], "\(model.character), seed \(seed)")
      #expect(own[index] < ShapeJudge.bound, "\(model.character), seed \(seed)")
    }
    print("seed \(seed), jitter 0.03: own letter", Self.spread(own), "nearest other", Self.spread(nearest))
  }

  private static func spread(_ distances: [Double]) -> String {
    let sorted = distances.sorted()
    let figures = [sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1]]
    return figures.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " … ")
  }

  @Test("the asked one is right, a rival is named, and what is near to none is neither")
  func verdicts() throws {
    let names: [Character] = ["土", "水", "あ"]
    let glyphs = try names.map { try Self.glyph(Characters.model($0)) }
    let ink = try Self.drawn(Characters.model("土"), seed: 7, jitter: 0.02)
    #expect(ShapeJudge.judge(ink, asked: glyphs[0], rivals: Array(glyphs[1...])) == .right)
    #expect(ShapeJudge.judge(ink, asked: glyphs[1], rivals: [glyphs[2], glyphs[0]]) == .rival(1))
    #expect(ShapeJudge.judge(ink, asked: glyphs[1], rivals: [glyphs[2]]) == .unlike)
    #expect(ShapeJudge.judge(ink, asked: glyphs[1], rivals: []) == .unlike)
  }

  @Test("a thin letter isn't blown up: l is no o, and a dot no line")
  func thin() throws {
    func shape(_ places: [(Int, Int)]) throws -> InkShape {
      var drawing = Drawing(side: 1000)
      for (index, place) in places.enumerated() {
        let point = InkPoint(x: place.0, y: place.1, tick: index)
        if index == 0 { drawing.begin(at: point) } else { drawing.extend(to: point) }
      }
      return try #require(InkShape(drawing))
    }
    let upright = try shape([(500, 100), (500, 900)])
    let leaning = try shape([(480, 300), (520, 700)])
    let level = try shape([(100, 500), (900, 500)])
    let ring = try shape([(500, 100), (900, 500), (500, 900), (100, 500), (500, 100)])
    let dot = try shape([(500, 500)])
    #expect(ShapeMatch.distance(leaning, upright) < ShapeJudge.bound)
    for other in [level, ring, dot] {
      #expect(ShapeMatch.distance(other, upright) > 2 * ShapeJudge.bound)
      #expect(ShapeMatch.distance(upright, other) > 2 * ShapeJudge.bound)
    }
  }

  @Test("letters are never turned")
  func turned() throws {
    let model = try Characters.model("し")
    let flipped = try CharacterModel(
      "し", strokes: model.strokes.map { $0.map { Spot(1024 - $0.x, 1024 - $0.y) } }, order: .japanese)
    let ink = try Self.drawn(flipped, seed: 2, jitter: 0)
    #expect(ShapeMatch.distance(ink, try Self.glyph(model)) > ShapeJudge.bound)
  }

  @Test("nothing has no shape")
  func nothing() {
    #expect(InkShape(Drawing(side: 10)) == nil)
    #expect(InkShape(InkBitmap(width: 5, height: 5)) == nil)
  }
}
