import Emulator
import Engine
import Terminal
import Testing

struct ScreenPropertyTests {
  private func features(_ chance: inout TestChance) -> TerminalFeatures {
    TerminalFeatures(
      repetition: Repetition.allCases.randomElement(using: &chance) ?? .none,
      erasesWithBackground: Bool.random(using: &chance),
      shiftsRows: Bool.random(using: &chance), synchronizesUpdates: Bool.random(using: &chance))
  }

  @Test(
    "after any changes the terminal shows the canvas, with at most one write for each frame",
    arguments: 1...150 as ClosedRange<UInt64>)
  func showsTheCanvas(seed: UInt64) throws {
    var grid = RandomGrid(chance: TestChance(seed: seed))
    let size = grid.size()
    let collector = Collector()
    let screen = AnsiScreen(sink: collector, features: features(&grid.chance))
    let emulator = Emulator(size.width, size.height)
    emulator.feed("leftovers of the shell")
    var canvas = Canvas(size)
    for _ in 0..<12 {
      grid.change(&canvas)
      try screen.present(canvas)
      #expect(collector.writes.count <= 1)
      emulator.feed(collector.drain())
      let found = difference(canvas, emulator, seed: seed)
      #expect(found == nil)
      if found != nil { return }
    }
  }

  @Test(
    "around sequences that the terminal counts scalar by scalar every cell is right",
    arguments: 1...150 as ClosedRange<UInt64>)
  func doubtfulGraphemes(seed: UInt64) throws {
    var grid = RandomGrid(chance: TestChance(seed: seed))
    grid.extraWords = [
      "\u{2764}\u{FE0F}", "\u{1F469}\u{200D}\u{1F680}", "a\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}b",
      "1\u{FE0F}\u{20E3}",
      "\u{1F1EC}\u{1F1EA}\u{1F1E6}\u{1F1F2}", "\u{1F44D}\u{1F3FD}水", "\u{1FB13}\u{1FB2D}\u{1FB27}",
      "\u{1CD1E}\u{1CD4D}\u{1CD33}",
    ]
    let size = grid.size()
    let collector = Collector()
    let screen = AnsiScreen(sink: collector, features: features(&grid.chance))
    let emulator = Emulator(size.width, size.height)
    var canvas = Canvas(size)
    for _ in 0..<12 {
      grid.change(&canvas)
      try screen.present(canvas)
      emulator.feed(collector.drain())
      let found = difference(canvas, emulator, seed: seed)
      #expect(found == nil)
      if found != nil { return }
    }
  }

  @Test("an unchanged canvas writes nothing", arguments: 1...50 as ClosedRange<UInt64>)
  func unchanged(seed: UInt64) throws {
    var grid = RandomGrid(chance: TestChance(seed: seed))
    let collector = Collector()
    let screen = AnsiScreen(sink: collector)
    var canvas = Canvas(grid.size())
    grid.change(&canvas)
    try screen.present(canvas)
    _ = collector.drain()
    let again = canvas
    canvas.clear()
    canvas = again
    try screen.present(canvas)
    #expect(collector.writes.isEmpty, "seed \(seed)")
  }

  @Test(
    "after a resize or an interruption everything is redrawn", arguments: 1...50 as ClosedRange<UInt64>)
  func invalidated(seed: UInt64) throws {
    var grid = RandomGrid(chance: TestChance(seed: seed))
    let collector = Collector()
    let screen = AnsiScreen(sink: collector)
    let emulator = Emulator(10, 5)
    var canvas = Canvas(Size(10, 5))
    for _ in 0..<6 {
      if Bool.random(using: &grid.chance) {
        let size = grid.size()
        canvas.resize(to: size)
        emulator.resize(size.width, size.height)
      } else {
        screen.invalidate()
      }
      emulator.feed("\u{1b}[33mforeign text\u{1b}[7m\r\n\n")
      grid.change(&canvas)
      try screen.present(canvas)
      emulator.feed(collector.drain())
      #expect(difference(canvas, emulator, seed: seed) == nil)
    }
  }
}
