import Deterministic
import Hands
import Learning
import Testing

@Suite("Brush")
struct BrushTests {
  private func count(_ bitmap: InkBitmap) -> Int { bitmap.bits.reduce(0) { $0 + ($1 ? 1 : 0) } }

  private func line(from: (Int, Int), to: (Int, Int), ticks: Int) -> Drawing {
    var drawing = Drawing(side: 960)
    for step in 0...ticks {
      let x = from.0 + (to.0 - from.0) * step / ticks
      let y = from.1 + (to.1 - from.1) * step / ticks
      let point = InkPoint(x: x, y: y, tick: step)
      if step == 0 { drawing.begin(at: point) } else { drawing.extend(to: point) }
    }
    return drawing
  }

  /// The number of inked dots in a column.
  private func thickness(_ bitmap: InkBitmap, column: Int) -> Int {
    (0..<bitmap.height).filter { bitmap[column, $0] }.count
  }

  @Test("ink added point by point equals the ink of the whole drawing", arguments: 0..<6)
  func growing(seed: UInt64) throws {
    let model = try #require(Characters.all.first { $0.character == "永" })
    let whole = Hand(seed: seed, jitter: 0.03).draw(model, side: 960)
    var (chance, drawing, sheet) = (Chance(seed: seed), Drawing(side: 960), InkSheet(width: 80, height: 60))
    for stroke in whole.strokes {
      for (index, point) in stroke.points.enumerated() {
        if index == 0 { drawing.begin(at: point) } else { drawing.extend(to: point) }
        if chance.happens(1, in: 20) { drawing.undo() }
        // Not every point gets a frame.
        guard chance.happens(1, in: 3) else { continue }
        let isSame = sheet.show(drawing) == Brush().ink(drawing, width: 80, height: 60)
        #expect(isSame, "seed \(seed), \(drawing.pointCount) points")
      }
    }
  }

  @Test("a slow hand's line is thick, a fast one's thin")
  func speed() {
    let slow = Brush().ink(line(from: (100, 480), to: (860, 480), ticks: 100), width: 240, height: 240)
    let quick = Brush().ink(line(from: (100, 480), to: (860, 480), ticks: 12), width: 240, height: 240)
    #expect((9...12).contains(thickness(slow, column: 120)))
    #expect((4...6).contains(thickness(quick, column: 120)))
  }

  @Test(
    "ink is round on the screen, whatever the shape of its dots",
    arguments: [(240, 240), (240, 120), (120, 240)])
  func round(width: Int, height: Int) {
    var drawing = Drawing(side: 960)
    drawing.begin(at: InkPoint(x: 480, y: 480, tick: 0))
    let ink = Brush(thick: 0.4, thin: 0.4).ink(drawing, width: width, height: height)
    let across = Double((0..<width).filter { ink[$0, height / 2] }.count) / Double(width)
    let down = Double(thickness(ink, column: width / 2)) / Double(height)
    #expect(abs(across - 0.4) < 0.02 && abs(down - 0.4) < 0.02)
  }

  @Test("lines have no gaps in any direction, even on a coarse grid", arguments: 0..<30)
  func gaps(seed: UInt64) {
    var chance = Chance(seed: seed)
    let (x, y) = (chance.below(961), chance.below(961))
    let drawing = line(from: (480, 480), to: (x, y), ticks: 1 + chance.below(5))
    let ink = Brush(thick: 0.001, thin: 0.001).ink(drawing, width: 24, height: 12)
    var reached: Set<Int> = [6 * 24 + 12]
    var open = Array(reached)
    while let dot = open.popLast() {
      for (right, down) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
        let next = (dot / 24 + down) * 24 + dot % 24 + right
        guard ink[dot % 24 + right, dot / 24 + down] else { continue }
        if reached.insert(next).inserted { open.append(next) }
      }
    }
    #expect(reached.count == count(ink), "seed \(seed)")
    #expect(ink[min(x * 24 / 960, 23), min(y * 12 / 960, 11)], "seed \(seed)")
  }

  @Test("a corner of three points is rounded")
  func smooth() {
    var drawing = Drawing(side: 960)
    drawing.begin(at: InkPoint(x: 100, y: 800, tick: 0))
    drawing.extend(to: InkPoint(x: 480, y: 100, tick: 30))
    drawing.extend(to: InkPoint(x: 860, y: 800, tick: 60))
    let ink = Brush(thick: 0.02, thin: 0.02).ink(drawing, width: 96, height: 96)
    let top = (0..<96).first { row in (0..<96).contains { ink[$0, row] } }
    #expect((20...30).contains(top ?? 0))
  }

  @Test("full drawings and boards of one unit are inked")
  func extremes() {
    var (drawing, chance) = (Drawing(side: Drawing.longestSide), Chance(seed: 1))
    drawing.begin(at: InkPoint(x: 0, y: 0, tick: .max))
    while !drawing.isFull {
      let x = chance.below(Drawing.longestSide)
      drawing.extend(to: InkPoint(x: x, y: chance.below(Drawing.longestSide), tick: chance.below(9)))
    }
    #expect(count(Brush().ink(drawing, width: 60, height: 60)) > 3000)
    var small = Drawing(side: 1)
    small.begin(at: InkPoint(x: 1, y: 1, tick: 0))
    #expect(Brush().ink(small, width: 3, height: 3)[2, 2])
    #expect(Brush().ink(Drawing(side: 9), width: 0, height: 9_999).bits.contains(true) == false)
  }
}
