import Engine
import Testing

@testable import Terminal

@Suite("the mouse in pixels")
struct PixelReportTests {
  /// What the terminal answers about the mode, turned on and off.
  private static let on = "\u{1b}[?1016;1$y"
  private static let off = "\u{1b}[?1016;2$y"

  private func events(_ text: String, cell: Size = Size(9, 20), window: Size = Size(80, 24)) -> [MouseEvent] {
    var decoder = InputDecoder()
    decoder.grid = PixelGrid(cell: cell, window: window)
    return decoder.decode(text.utf8, at: 0).compactMap { input in
      if case .event(.mouse(let mouse)) = input { mouse } else { nil }
    }
  }

  @Test(
    "a pixel is in the cell that shows it, at its place there, whatever size cells have",
    arguments: 1...300 as ClosedRange<UInt64>)
  func places(seed: UInt64) throws {
    var chance = TestChance(seed: seed)
    let cell = Size(Int.random(in: 1...40, using: &chance), Int.random(in: 1...40, using: &chance))
    let (x, y) = (
      Int.random(in: 0..<80 * cell.width, using: &chance),
      Int.random(in: 0..<24 * cell.height, using: &chance)
    )
    let event = try #require(events(Self.on + "\u{1b}[<35;\(x + 1);\(y + 1)M", cell: cell).first)
    #expect(event.position == Point(x / cell.width, y / cell.height), "seed \(seed)")
    let within = try #require(event.within)
    #expect(within.x == (2 * (x % cell.width) + 1) * 8 / cell.width, "seed \(seed)")
    #expect(within.y == (2 * (y % cell.height) + 1) * 8 / cell.height, "seed \(seed)")
  }

  @Test("terminals that count pixels from 0 have the same places")
  func fromZero() {
    let (one, zero) = (
      PixelGrid(cell: Size(9, 20), window: Size(80, 24)),
      PixelGrid(cell: Size(9, 20), window: Size(80, 24), firstPixel: 0)
    )
    for x in [-5, 1, 9, 10, 720, 900] { #expect(one.place(x, 25) == zero.place(x - 1, 24)) }
    #expect(zero.place(9, 200).x >> 4 == 1 && zero.place(9, 200).y >> 4 == 10)
  }

  @Test("reports before the answer count cells, those after it pixels, and so on the way back")
  func fence() {
    let report = "\u{1b}[<32;30;7M"
    let found = events(report + Self.on + report + report + Self.off + report)
    let cell = MouseEvent(.move, .left, at: Point(29, 6))
    let pixel = MouseEvent(.move, .left, atFine: Point(3 * 16 + 4, 5))
    #expect(found == [cell, pixel, pixel, cell])
  }

  @Test(
    "a terminal that says nothing of the mode, or doesn't know it, tells cells",
    arguments: ["", "\u{1b}[?1016;0$y", "\u{1b}[?1016;4$y", "\u{1b}[?2026;1$y"])
  func cells(answer: String) {
    #expect(events(answer + "\u{1b}[<35;3;2M") == [MouseEvent(.move, at: Point(2, 1))])
  }

  @Test("what is dragged out of the window stays at its edge, and the button comes up there")
  func edges() {
    let found = events(Self.on + "\u{1b}[<32;-1;-40M\u{1b}[<32;1099;799M\u{1b}[<0;199;-3m\u{1b}[<35;0;0M")
    #expect(found.map(\.fine) == [Point(0, 0), Point(80 * 16 - 1, 24 * 16 - 1), Point(352, 0), Point(0, 0)])
    #expect(found.map(\.action) == [.move, .move, .release, .move])
  }

  @Test("what no screen has is ignored, and reports from before SGR count cells all the same")
  func odd() {
    #expect(
      events(Self.on + "\u{1b}[<35;70000;1M\u{1b}[<35;1;-70000M\u{1b}[<35;-;1M\u{1b}[<999;1;1M").isEmpty)
    #expect(events(Self.on + "\u{1b}[MC%&") == [MouseEvent(.move, at: Point(4, 5))])
  }

  @Test("buttons, modifiers and the wheel are those of any report")
  func buttons() {
    let found = events(Self.on + "\u{1b}[<20;10;21M\u{1b}[<65;10;21M")
    let place = Point(16, 16)
    #expect(
      found == [
        MouseEvent(.press, .left, atFine: place, modifiers: [.shift, .control]),
        MouseEvent(.wheel(1), atFine: place),
      ])
  }

  @Test("a cell's size is an answer, and no key")
  func cellSize() {
    #expect(decode("\u{1b}[6;20;9t") == [.reply(.cellSize(Size(9, 20)))])
    for text in ["\u{1b}[6;0;9t", "\u{1b}[6;20t", "\u{1b}[4;480;720t", "\u{1b}[t"] {
      #expect(decode(text) == [], "\(text)")
    }
  }
}
