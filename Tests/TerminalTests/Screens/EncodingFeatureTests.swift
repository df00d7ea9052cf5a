import Engine
import Terminal
import Testing

/// The bytes that `AnsiScreen` writes for terminals with different features.
struct EncodingFeatureTests {
  @Test("terminals without repetition and coloured erasing get plain cells")
  func plainTerminal() throws {
    let plain = TerminalFeatures(repetition: .none, erasesWithBackground: false, shiftsRows: false)
    let text = try encodedChange(Size(12, 2), plain) { $0.put("aaaaaaaaaaaa", at: Point(0, 0), .red) }
    #expect(text == "␛[38;2;255;0;0m␍␛Maaaaaaaaaaaa")
  }

  @Test("more repetition is used from then on without a redraw; less causes a redraw")
  func changedRepetition() throws {
    let collector = Collector()
    let screen = AnsiScreen(sink: collector, features: TerminalFeatures(repetition: .none))
    var canvas = Canvas(Size(40, 3))
    canvas.put("──────────", at: Point(0, 0), .red)
    try screen.present(canvas)
    #expect(collector.drainText().contains("──────────"))
    screen.features.repetition = .all
    try screen.present(canvas)
    #expect(collector.drainText() == "")
    canvas.put("──────────", at: Point(0, 1), .red)
    try screen.present(canvas)
    #expect(collector.drainText().contains("─␛[9b"))
    screen.features.repetition = .ascii
    try screen.present(canvas)
    #expect(collector.drainText().ranges(of: "──────────").count == 2)
  }

  @Test("tmux repeats only ASCII, and nothing beyond 16 bits is repeated")
  func limitedRepetition() throws {
    let tmux = TerminalFeatures(repetition: .ascii)
    let text = try encodedChange(Size(40, 2), tmux) { canvas in
      canvas.put("aaaaaaaaaa────", at: Point(0, 0), .red)
    }
    #expect(text == "␛[38;2;255;0;0ma␛[9b────")
    let mahjong = Text(String(repeating: "\u{1F0A1}", count: 4))
    #expect(try encodedChange { $0.put(mahjong, at: Point(0, 0), .red) }.hasSuffix("\u{1F0A1}\u{1F0A1}"))
  }

  @Test("palette colours are chosen before the diff: what looks the same isn't written")
  func palette() throws {
    let features = TerminalFeatures(colors: .palette256)
    let style = Style(Color(0xFF0000), on: .terminal)
    let same = try encodedChange(Size(9, 1), features, from: { $0.put("a", at: Point(0, 0), style) }) {
      $0.put("a", at: Point(0, 0), Style(Color(0xFE0101), on: .terminal))
    }
    #expect(same == "")
  }

  @Test(
    "each colour depth has its own SGR codes",
    arguments: [
      (.palette256, "␛[38;5;215;48;5;63ma"), (.palette16, "␛[93;104ma"), (.none, "␛[1ma"),
    ] as [(ColorDepth, String)])
  func depths(depth: ColorDepth, expected: String) throws {
    let text = try encodedChange(Size(9, 1), TerminalFeatures(colors: depth)) { canvas in
      let attributes: Attributes = depth == .none ? .bold : []
      canvas.put("a", at: Point(0, 0), Style(Color(0xFFB454, ansi: 11), on: Color(0x5C5CFF), attributes))
    }
    #expect(text == expected)
  }

  @Test("without Unicode every non-ASCII glyph is a question mark")
  func ascii() throws {
    #expect(
      try encodedChange(Size(9, 1), TerminalFeatures(showsUnicode: false)) {
        $0.put("a水ვb", at: Point(0, 0), .white)
      }
        == "␛[38;2;255;255;255ma? ?b")
  }

  @Test("frames above 2 KB are synchronized updates if the terminal can")
  func synchronized() throws {
    let features = TerminalFeatures(synchronizesUpdates: true)
    let large = try encodedChange(Size(80, 40), features) { canvas in
      for y in 0..<40 {
        for x in 0..<80 { canvas.put("x", at: Point(x, y), Style(Color(UInt32(x * y)), on: .terminal)) }
      }
    }
    #expect(large.hasPrefix("␛[?2026h"))
    #expect(large.hasSuffix("␛[?2026l"))
    #expect(
      try !encodedChange(Size(40, 10), features) { $0.put("x", at: Point(0, 0), .red) }.contains("2026"))
  }

  @Test("after a failed write the whole frame is drawn again")
  func failure() throws {
    let collector = Collector()
    let screen = AnsiScreen(sink: collector)
    var canvas = Canvas(Size(9, 2))
    try screen.present(canvas)
    _ = collector.drain()
    canvas.put("x", at: Point(0, 0), .red)
    collector.failure = .writeFailed(5)
    #expect(throws: ScreenError.writeFailed(5)) { try screen.present(canvas) }
    collector.failure = nil
    try screen.present(canvas)
    #expect(collector.drainText().hasPrefix("␛[m␛[H"))
  }

  @Test("the terminal's known ground is left to the terminal as a background, and painted as a foreground")
  func knownGround() throws {
    let ground = Color(ground: 0x102030)
    let collector = Collector()
    var canvas = Canvas(Size(40, 10))
    canvas.fill(canvas.bounds, ground)
    canvas.put("a", at: Point(2, 0), Style(ground, on: Color(0xFFFFFF)))
    canvas.put("b", at: Point(4, 0), Style(Color(0x010203), on: ground))
    try AnsiScreen(sink: collector).present(canvas)
    let text = collector.drainText()
    #expect(text.contains("␛[49m␛[2J") || text.hasPrefix("␛[m␛[H␛[2J"), "\(text)")
    #expect(text.contains("38;2;16;32;48;48;2;255;255;255m"), "\(text)")
    #expect(!text.contains("48;2;16;32;48"), "\(text)")
  }
}
