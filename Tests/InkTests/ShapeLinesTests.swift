import Deterministic
import Hands
import Ink
import Testing

@Suite("Middle lines as strokes")
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

  @Test("a cross is two lines that pass each other, and a ring one that comes back")
  func crossAndRing() throws {
    let cross = try shape(
      "....#....\n....#....\n....#....\n....#....\n#########\n....#....\n....#....\n....#....\n....#....")
    #expect(cross.lines.count == 2)
    #expect(cross.lines.allSatisfy { ($0.first.map { max(abs($0.x), abs($0.y)) } ?? 0) == 0.5 })
    let ring = try shape("..#####..\n.#.....#.\n#.......#\n#.......#\n#.......#\n.#.....#.\n..#####..").lines
    #expect(ring.count == 1)
    #expect(ring.first?.first == ring.first?.last)
  }

  @Test("a dot beside a bar is a line of its own")
  func dot() throws {
    let lines = try shape("#.........\n..........\n..........\n##########").lines
    #expect(lines.map(\.count).sorted() == [1, 10])
  }

  @Test("drawn after its lines, a character keeps its shape", arguments: [3, 4] as [UInt64])
  func redrawn(seed: UInt64) throws {
    for model in Characters.all.filter({ $0.strokes.count <= 8 }) {
      let shape = try #require(InkShape(Hand(seed: seed).draw(model, side: 960)))
      let strokes = shape.lines.map { $0.map { Spot(512 + 900 * $0.x, 512 + 900 * $0.y) } }
      let again = try CharacterModel(model.character, strokes: strokes, order: .japanese)
      let redrawn = try #require(InkShape(Hand(seed: seed).draw(again, side: 4096)))
      // A straight line that comes to lie a dot aside is 0.014 away.
      #expect(ShapeMatch.distance(redrawn, shape) < 0.02, "\(model.character), seed \(seed)")
    }
  }
}
