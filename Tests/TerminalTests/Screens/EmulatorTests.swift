import Emulator
import Engine
import Terminal
import Testing

/// Tests of the emulator by which others see a frame.
struct EmulatorTests {
  @Test("the emulator shows wide, combined and repeated glyphs with their colours")
  func showsGlyphs() {
    let emulator = Emulator(10, 3)
    emulator.feed("水e\u{301}\u{1b}[38;2;1;2;3;48;5;9m!\u{1b}[2b\u{1b}[2;9H水x")
    #expect(emulator.rows == ["水e\u{301}!!!", "        水", "x"])
    #expect(emulator.cell(0, 0).width == 2)
    #expect(emulator.cell(1, 0).text == "")
    #expect(emulator.cell(5, 0).foreground == .rgb(0x010203))
    #expect(emulator.cell(5, 0).background == .palette(9))
    #expect(emulator.cursor == (1, 2))
  }

  @Test("the emulator knows the alternate screen, the cursor and its replies")
  func tellsOfModes() {
    let emulator = Emulator(10, 3)
    emulator.feed("\u{1b}[?1049h\u{1b}[?25l\u{1b}[3;4H\u{1b}[6n")
    #expect(emulator.isAlternateScreen)
    #expect(!emulator.isCursorVisible)
    #expect(String(decoding: emulator.replies, as: UTF8.self) == "\u{1b}[3;4R")
    emulator.feed("\u{1b}[?1049l\u{1b}[?25h")
    #expect(!emulator.isAlternateScreen)
    #expect(emulator.isCursorVisible)
  }

  @Test("the emulator keeps its text through a resize")
  func resizes() {
    let emulator = Emulator(10, 3)
    emulator.feed("one")
    emulator.resize(20, 2)
    #expect(emulator.rows == ["one", ""])
    #expect((emulator.width, emulator.height) == (20, 2))
  }

  @Test("the emulator doesn't depend on how output is split", arguments: 1...20 as ClosedRange<UInt64>)
  func pieces(seed: UInt64) throws {
    var grid = RandomGrid(chance: TestChance(seed: seed))
    let size = grid.size()
    let collector = Collector()
    let screen = AnsiScreen(sink: collector)
    let (whole, cut) = (Emulator(size.width, size.height), Emulator(size.width, size.height))
    var canvas = Canvas(size)
    for _ in 0..<8 {
      grid.change(&canvas)
      try screen.present(canvas)
      var bytes = collector.drain()[...]
      whole.feed(bytes)
      while !bytes.isEmpty {
        let count = Int.random(in: 1...5, using: &grid.chance)
        cut.feed(bytes.prefix(count))
        bytes = bytes.dropFirst(count)
      }
      #expect(whole.rows == cut.rows, "seed \(seed)")
    }
  }
}
