import Emulator
import Engine
import Testing

@testable import Terminal

@Suite("A frame in parts")
struct FramePartTests {
  private static let difficultWords: [Text] = [
    "\u{2764}\u{FE0F}", "\u{1F469}\u{200D}\u{1F680}", "a\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}b",
    "\u{1F1EC}\u{1F1EA}\u{1F1E6}\u{1F1F2}", "\u{1F44D}\u{1F3FD}水",
  ]

  /// Presents an unchanged canvas until all of it is shown.
  private func finish(
    _ canvas: Canvas, on screen: some Screen, within most: Int, bytes: Int, _ shown: () -> Void
  ) throws -> Bool {
    var screen = screen
    for _ in 0..<most {
      let isWhole = try screen.present(canvas, FramePart(bytes: bytes))
      shown()
      if isWhole { return true }
    }
    return false
  }

  @Test(
    "whatever changes before, the terminal shows the canvas after as many parts as rows",
    arguments: 1...150 as ClosedRange<UInt64>)
  func converges(seed: UInt64) throws {
    var grid = RandomGrid(chance: TestChance(seed: seed), extraWords: Self.difficultWords)
    let size = grid.size()
    let collector = Collector()
    let features = TerminalFeatures(
      repetition: .all, erasesWithBackground: Bool.random(using: &grid.chance),
      shiftsRows: Bool.random(using: &grid.chance))
    let screen = AnsiScreen(sink: collector, features: features)
    let emulator = Emulator(size.width, size.height)
    var canvas = Canvas(size)
    for _ in 0..<6 {
      for _ in 0..<Int.random(in: 0..<5, using: &grid.chance) {
        grid.change(&canvas)
        let rows = (0..<3).map { _ in Int.random(in: 0..<size.height, using: &grid.chance) }
        let bytes = Int.random(in: 1...400, using: &grid.chance)
        try screen.present(canvas, FramePart(bytes: bytes, first: rows))
        #expect(collector.writes.count <= 1)
        emulator.feed(collector.drain())
      }
      let bytes = Int.random(in: 1...200, using: &grid.chance)
      let isShown = try finish(canvas, on: screen, within: size.height + 1, bytes: bytes) {
        emulator.feed(collector.drain())
      }
      #expect(isShown, "seed \(seed)")
      let found = difference(canvas, emulator, seed: seed)
      #expect(found == nil)
      if found != nil { return }
    }
  }

  @Test("a part large enough for the whole frame leaves nothing for the next")
  func room() throws {
    let collector = Collector()
    let screen = AnsiScreen(sink: collector)
    var canvas = Canvas(Size(20, 5))
    canvas.put("all of it", at: Point(3, 2), Style(canvas.theme.text))
    #expect(try screen.present(canvas, FramePart(bytes: 1000)))
    _ = collector.drain()
    #expect(try screen.present(canvas, FramePart(bytes: 1000)))
    #expect(collector.writes.isEmpty)
  }

  /// Changes every cell, so that no row looks as in the hundred frames before.
  private func fill(_ canvas: inout Canvas, _ frame: Int) throws {
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        let letter = try #require(Unicode.Scalar(0x100 + (x * 7 + y + frame) % 113))
        canvas.put(Text(String(letter)), at: Point(x, y), Style(canvas.theme.text))
      }
    }
  }

  @Test("rows asked for come first, then those that have waited longest")
  func order() throws {
    let collector = Collector()
    let screen = AnsiScreen(sink: collector)
    let emulator = Emulator(30, 12)
    var canvas = Canvas(Size(30, 12))
    try fill(&canvas, 0)
    try screen.present(canvas)
    emulator.feed(collector.drain())
    let parts: [(first: [Int], rows: [Int])] = [
      ([], [0, 1]), ([], [2, 3]), ([9], [9, 4]), ([0, 1, 2], [0, 1]), ([], [2, 5]), ([], [6, 7]),
    ]
    for (frame, part) in parts.enumerated() {
      let before = emulator.rows
      try fill(&canvas, frame + 1)
      #expect(try !screen.present(canvas, FramePart(bytes: 70, first: part.first)))
      emulator.feed(collector.drain())
      let after = emulator.rows
      let changed = after.indices.filter { after[$0] != before[$0] }
      #expect(changed == part.rows.sorted(), "part \(frame)")
    }
  }

  @Test("no row waits for ever if others are always asked for")
  func noneStarves() throws {
    let collector = Collector()
    let screen = AnsiScreen(sink: collector)
    var (canvas, waits) = (Canvas(Size(30, 12)), Array(repeating: 0, count: 12))
    let emulator = Emulator(30, 12)
    for frame in 0..<200 {
      let before = emulator.rows
      try fill(&canvas, frame)
      try screen.present(canvas, FramePart(bytes: 1, first: [1, 2, 3, 4, 5]))
      emulator.feed(collector.drain())
      for y in 0..<12 { waits[y] = emulator.rows[y] == before[y] ? waits[y] + 1 : 0 }
      #expect(waits.allSatisfy { $0 <= 4 * 12 }, "part \(frame)")
    }
  }

  @Test("whole frames are encoded as if there had never been a part before")
  func wholeFrames() throws {
    let collectors = (Collector(), Collector())
    let screens = (AnsiScreen(sink: collectors.0), AnsiScreen(sink: collectors.1))
    var grid = RandomGrid(chance: TestChance(seed: 3))
    var canvas = Canvas(Size(40, 12))
    for frame in 0..<40 {
      grid.change(&canvas)
      if frame % 5 == 0 { try screens.0.present(canvas, FramePart(bytes: .max)) }
      if frame % 5 == 0 { try screens.1.present(canvas) }
      _ = (collectors.0.drain(), collectors.1.drain())
      grid.change(&canvas)
      try screens.0.present(canvas)
      try screens.1.present(canvas)
      #expect(collectors.0.drainText() == collectors.1.drainText())
    }
  }
}
