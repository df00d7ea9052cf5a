import Deterministic
import Learning
import Testing

@Suite("Drawings")
struct DrawingBoardTests {
  private func point(_ x: Int, _ y: Int, _ tick: Int = 0) -> InkPoint { InkPoint(x: x, y: y, tick: tick) }

  @Test("a full drawing refuses further points")
  func full() {
    var drawing = Drawing(side: 1000)
    for index in 0..<(2 * Drawing.mostPoints) {
      let next = point(index % 1000, index / 1000)
      let isTaken = index == 0 ? drawing.begin(at: next) : drawing.extend(to: next)
      #expect(isTaken == (index < Drawing.mostPoints))
    }
    #expect(drawing.pointCount == Drawing.mostPoints && drawing.isFull)
    let hasRoom = drawing.begin(at: point(1, 1))
    #expect(!hasRoom)
    #expect(drawing.strokes.count == 1)
  }

  @Test("a drawing holds at most 100 strokes")
  func manyStrokes() {
    var drawing = Drawing(side: 100)
    let taken = (0..<300).filter { drawing.begin(at: point($0 % 100, 0)) }
    #expect(taken == Array(0..<Drawing.mostStrokes))
    let hasRoom = drawing.extend(to: point(50, 50))
    #expect(hasRoom)
  }

  @Test("points outside the board are moved to its edge, however far away they are")
  func edges() {
    var drawing = Drawing(side: 100)
    drawing.begin(at: point(-5, 200))
    drawing.extend(to: point(.max, .min))
    #expect(drawing.strokes[0].points.map { [$0.x, $0.y] } == [[0, 100], [100, 0]])
    #expect(Drawing(side: 0).side == 1 && Drawing(side: .max).side == Drawing.longestSide)
  }

  @Test("a resting pen adds nothing, and neither does one that isn't down")
  func resting() {
    var drawing = Drawing(side: 100)
    let isDrawn = drawing.extend(to: point(1, 1))
    #expect(!isDrawn && drawing.isEmpty)
    drawing.begin(at: point(1, 1))
    let isTaken = drawing.extend(to: point(1, 1, 9))
    #expect(isTaken && drawing.pointCount == 1)
  }

  @Test("removed strokes free their points", arguments: 0..<20)
  func counting(seed: UInt64) {
    var (drawing, chance) = (Drawing(side: 100), Chance(seed: seed))
    for _ in 0..<200 {
      let place = point(chance.below(101), chance.below(101))
      switch chance.below(8) {
      case 0: drawing.begin(at: place)
      case 1: drawing.undo()
      case 2 where !drawing.isEmpty: drawing.remove(chance.below(drawing.strokes.count))
      case 3 where chance.happens(1, in: 20): drawing.clear()
      default: drawing.extend(to: place)
      }
      #expect(drawing.pointCount == drawing.strokes.reduce(0) { $0 + $1.points.count }, "seed \(seed)")
    }
  }

  @Test("the newest stroke near a point is found, also between its points")
  func finding() {
    var drawing = Drawing(side: 100)
    for y in [20, 40, 42] {
      drawing.begin(at: point(10, y))
      drawing.extend(to: point(90, y))
    }
    #expect(drawing.stroke(atX: 50, y: 21, within: 3) == 0)
    #expect(drawing.stroke(atX: 50, y: 41, within: 3) == 2)
    #expect(drawing.stroke(atX: 50, y: 70, within: 3) == nil)
    #expect(drawing.stroke(atX: 95, y: 20, within: 4) == nil)
  }

  @Test("every change of a drawing changes its hash")
  func hashing() {
    func hash(_ change: (inout Drawing) -> Void) -> UInt64 {
      var (drawing, hash) = (Drawing(side: 100), StateHash())
      drawing.begin(at: point(1, 2, 3))
      change(&drawing)
      hash.combine(drawing)
      return hash.value
    }
    let hashes = [
      hash { _ in }, hash { $0.extend(to: point(2, 2)) }, hash { $0.begin(at: point(2, 2)) },
      hash { $0.clear() },
    ]
    #expect(Set(hashes).count == hashes.count)
  }
}
