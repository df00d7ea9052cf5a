import Deterministic
import Hands
import Learning
import Testing

/// Characters with few strokes stand for letters, inked twice as thick as by hand, like a font.
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

  @Test(
    "drawn letters are within the bound, and nearest to their own shape", arguments: [11, 12] as [UInt64])
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

  @Test("the asked letter is right, a rival is named, and anything else is unlike")
  func verdicts() throws {
    let names: [Character] = ["土", "水", "あ"]
    let glyphs = try names.map { try Self.glyph(Characters.model($0)) }
    let ink = try Self.drawn(Characters.model("土"), seed: 7, jitter: 0.02)
    #expect(ShapeJudge.judge(ink, asked: glyphs[0], rivals: Array(glyphs[1...])) == .right(stars: 3))
    #expect(ShapeJudge.judge(ink, asked: glyphs[1], rivals: [glyphs[2], glyphs[0]]) == .rival(1))
    #expect(ShapeJudge.judge(ink, asked: glyphs[1], rivals: [glyphs[2]]) == .unlike)
    #expect(ShapeJudge.judge(ink, asked: glyphs[1], rivals: []) == .unlike)
  }

  @Test("thin letters aren't inflated: l isn't o, and a dot isn't a line")
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

  @Test("letters are never rotated")
  func turned() throws {
    let model = try Characters.model("し")
    let flipped = try CharacterModel(
      "し", strokes: model.strokes.map { $0.map { Spot(1024 - $0.x, 1024 - $0.y) } }, order: .japanese)
    let ink = try Self.drawn(flipped, seed: 2, jitter: 0)
    #expect(ShapeMatch.distance(ink, try Self.glyph(model)) > ShapeJudge.bound)
  }

  @Test("an empty drawing has no shape")
  func nothing() {
    #expect(InkShape(Drawing(side: 10)) == nil)
    #expect(InkShape(InkBitmap(width: 5, height: 5)) == nil)
  }
}

@Suite("Centre lines as strokes")
struct ShapeLinesTests {
  private func shape(_ picture: String) throws -> InkShape {
    let rows = picture.split(separator: "\n").map(Array.init)
    var bitmap = InkBitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, sign) in row.enumerated() { bitmap[x, y] = sign == "#" }
    }
    return try #require(InkShape(bitmap))
  }

  @Test("a bar is one line from end to end")
  func bar() throws {
    let lines = try shape("..........\n.########.\n..........").lines
    #expect(lines.count == 1)
    let ends = [lines[0].first?.x, lines[0].last?.x].compactMap(\.self).sorted()
    #expect(ends == [-0.5, 0.5])
  }

  @Test("a cross is two lines that cross, and a ring is one closed line")
  func crossAndRing() throws {
    let cross = try shape(
      "....#....\n....#....\n....#....\n....#....\n#########\n....#....\n....#....\n....#....\n....#....")
    #expect(cross.lines.count == 2)
    #expect(cross.lines.allSatisfy { ($0.first.map { max(abs($0.x), abs($0.y)) } ?? 0) == 0.5 })
    let ring = try shape("..#####..\n.#.....#.\n#.......#\n#.......#\n#.......#\n.#.....#.\n..#####..").lines
    #expect(ring.count == 1)
    #expect(ring.first?.first == ring.first?.last)
  }

  @Test("a dot next to a bar is a separate line")
  func dot() throws {
    let lines = try shape("#.........\n..........\n..........\n##########").lines
    #expect(lines.map(\.count).sorted() == [1, 10])
  }

  @Test("a character drawn from its centre lines keeps its shape", arguments: [3, 4] as [UInt64])
  func redrawn(seed: UInt64) throws {
    for model in Characters.all.filter({ $0.strokes.count <= 8 }) {
      let shape = try #require(InkShape(Hand(seed: seed).draw(model, side: 960)))
      let strokes = shape.lines.map { $0.map { Spot(512 + 900 * $0.x, 512 + 900 * $0.y) } }
      let again = try CharacterModel(model.character, strokes: strokes, order: .japanese)
      let redrawn = try #require(InkShape(Hand(seed: seed).draw(again, side: 4096)))
      // A straight line moved by one dot is 0.014 away.
      #expect(ShapeMatch.distance(redrawn, shape) < 0.02, "\(model.character), seed \(seed)")
    }
  }
}
