import Engine
import Testing

@testable import Terminal

struct MouseDecodingTests {
  @Test("a drag is a press, motion with the button held and a release")
  func drag() {
    #expect(
      decode("\u{1b}[<0;3;2M\u{1b}[<32;4;2M\u{1b}[<0;4;2m") == [
        mouse(.press, .left, 2, 1), mouse(.move, .left, 3, 1), mouse(.release, .left, 3, 1),
      ])
  }

  @Test("motion without a button is hovering")
  func hover() {
    #expect(decode("\u{1b}[<35;260;70M") == [mouse(.move, .none, 259, 69)])
  }

  @Test("buttons and modifiers")
  func buttons() {
    #expect(
      decode("\u{1b}[<1;1;1M\u{1b}[<2;1;1M\u{1b}[<22;1;1m\u{1b}[<8;1;1M") == [
        mouse(.press, .middle, 0, 0), mouse(.press, .right, 0, 0),
        mouse(.release, .right, 0, 0, [.shift, .control]), mouse(.press, .left, 0, 0, .alt),
      ])
  }

  @Test("the wheel turns up and down; sideways is ignored")
  func wheel() {
    #expect(
      decode("\u{1b}[<64;5;5M\u{1b}[<69;5;5M\u{1b}[<66;5;5M\u{1b}[<128;5;5M") == [
        mouse(.wheel(-1), .none, 4, 4), mouse(.wheel(1), .none, 4, 4, .shift),
      ])
  }

  @Test("old reports have no button on release: it is the one that was held")
  func oldReports() {
    #expect(
      decode("\u{1b}[M\"!!\u{1b}[MB\"!\u{1b}[M#\"!\u{1b}[MC%&\u{1b}[M`!!") == [
        mouse(.press, .right, 0, 0), mouse(.move, .right, 1, 0), mouse(.release, .right, 1, 0),
        mouse(.move, .none, 4, 5), mouse(.wheel(-1), .none, 0, 0),
      ])
  }

  @Test("huge, negative and broken mouse reports are ignored and input goes on")
  func brokenReports() {
    let digits = String(repeating: "9", count: 100_000)
    let broken = [
      "\u{1b}[<\(digits);1;1M", "\u{1b}[<0;99999999999999999999;1M", "\u{1b}[<0;1M", "\u{1b}[<;;M",
      "\u{1b}[<0;-5;3M", "\u{1b}[<0;1;1;1M", "\u{1b}[<999;1;1M", "\u{1b}[<3;1;1M", "\u{1b}[M\u{ff}",
    ]
    for report in broken {
      #expect(
        decode(report + "\u{1b}[<0;1;1Mx").suffix(2) == [mouse(.press, .left, 0, 0), key(.character("x"))])
    }
  }

  @Test("the Escape key right before a report is recognised")
  func escapeBeforeReport() {
    #expect(decode("\u{1b}\u{1b}[<35;1;1M") == [key(.escape), mouse(.move, .none, 0, 0)])
  }

  @Test("a drag beyond the edge is clamped to the edge")
  func beyondTheEdge() {
    #expect(decode("\u{1b}[<32;0;0M") == [mouse(.move, .left, 0, 0)])
  }
}

@Suite("The mouse in pixels")
struct PixelReportTests {
  /// The terminal's answers about the mode, when it is on and off.
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
    "a pixel is in its cell and at its place there, for cells of any size",
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

  @Test("terminals that count pixels from 0 give the same places")
  func fromZero() {
    let (one, zero) = (
      PixelGrid(cell: Size(9, 20), window: Size(80, 24)),
      PixelGrid(cell: Size(9, 20), window: Size(80, 24), firstPixel: 0)
    )
    for x in [-5, 1, 9, 10, 720, 900] { #expect(one.place(x, 25) == zero.place(x - 1, 24)) }
    #expect(zero.place(9, 200).x >> 4 == 1 && zero.place(9, 200).y >> 4 == 10)
  }

  @Test("the mode's answers separate reports in cells and in pixels")
  func fence() {
    let report = "\u{1b}[<32;30;7M"
    let found = events(report + Self.on + report + report + Self.off + report)
    let cell = MouseEvent(.move, .left, at: Point(29, 6))
    let pixel = MouseEvent(.move, .left, atFine: Point(3 * 16 + 4, 5))
    #expect(found == [cell, pixel, pixel, cell])
  }

  @Test(
    "without an answer, or if the mode is unknown, reports are in cells",
    arguments: ["", "\u{1b}[?1016;0$y", "\u{1b}[?1016;4$y", "\u{1b}[?2026;1$y"])
  func cells(answer: String) {
    #expect(events(answer + "\u{1b}[<35;3;2M") == [MouseEvent(.move, at: Point(2, 1))])
  }

  @Test("a drag out of the window is clamped to its edge, and so is the release")
  func edges() {
    let found = events(Self.on + "\u{1b}[<32;-1;-40M\u{1b}[<32;1099;799M\u{1b}[<0;199;-3m\u{1b}[<35;0;0M")
    #expect(found.map(\.fine) == [Point(0, 0), Point(80 * 16 - 1, 24 * 16 - 1), Point(352, 0), Point(0, 0)])
    #expect(found.map(\.action) == [.move, .move, .release, .move])
  }

  @Test("implausible pixels are ignored, and old reports are in cells in any case")
  func odd() {
    #expect(
      events(Self.on + "\u{1b}[<35;70000;1M\u{1b}[<35;1;-70000M\u{1b}[<35;-;1M\u{1b}[<999;1;1M").isEmpty)
    #expect(events(Self.on + "\u{1b}[MC%&") == [MouseEvent(.move, at: Point(4, 5))])
  }

  @Test("buttons, modifiers and the wheel are as in other reports")
  func buttons() {
    let found = events(Self.on + "\u{1b}[<20;10;21M\u{1b}[<65;10;21M")
    let place = Point(16, 16)
    #expect(
      found == [
        MouseEvent(.press, .left, atFine: place, modifiers: [.shift, .control]),
        MouseEvent(.wheel(1), atFine: place),
      ])
  }

  @Test("the size of a cell is a reply")
  func cellSize() {
    #expect(decode("\u{1b}[6;20;9t") == [.reply(.cellSize(Size(9, 20)))])
    for text in ["\u{1b}[6;0;9t", "\u{1b}[6;20t", "\u{1b}[4;480;720t", "\u{1b}[t"] {
      #expect(decode(text) == [], "\(text)")
    }
  }
}
