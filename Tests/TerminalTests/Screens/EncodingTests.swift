import Engine
import Terminal
import Testing

/// What `AnsiScreen` writes for small changes, byte for byte. ␛ is ESC, ␍ CR, ␊ LF, ␈ BS.
struct EncodingTests {
  private static let ground = Color(0x101018)
  private static let white = Style(Color(0xFFFFFF), on: ground)
  private static let red = Style(Color(0xFF0000), on: ground)

  /// What the second picture costs after the first one.
  private func change(
    _ size: Size = Size(40, 10), _ features: TerminalFeatures = TerminalFeatures(),
    from first: (inout Canvas) -> Void = { _ in }, to second: (inout Canvas) -> Void
  ) throws -> String {
    let collector = Collector()
    let screen = AnsiScreen(sink: collector, features: features)
    var canvas = Canvas(size)
    canvas.fill(canvas.bounds, Self.ground)
    first(&canvas)
    try screen.present(canvas)
    _ = collector.take()
    second(&canvas)
    try screen.present(canvas)
    return collector.takeText()
  }

  @Test("the first frame clears the terminal in the picture's ground and draws the rest")
  func firstFrame() throws {
    let collector = Collector()
    var canvas = Canvas(Size(40, 10))
    canvas.fill(canvas.bounds, Self.ground)
    canvas.put("hi", at: Point(3, 1), Self.white)
    try AnsiScreen(sink: collector).present(canvas)
    #expect(
      collector.takeText() == "␛[m␛[H␛[48;2;16;16;24m␛[2J␛[38;2;255;255;255m␊   hi")
  }

  @Test("a ground that the terminal has told is left to it, and painted only in front of something")
  func knownGround() throws {
    let ground = Color(ground: 0x102030)
    let collector = Collector()
    var canvas = Canvas(Size(40, 10))
    canvas.fill(canvas.bounds, ground)
    canvas.put("a", at: Point(2, 0), Style(ground, on: Color(0xFFFFFF)))
    canvas.put("b", at: Point(4, 0), Style(Color(0x010203), on: ground))
    try AnsiScreen(sink: collector).present(canvas)
    let text = collector.takeText()
    #expect(text.contains("␛[49m␛[2J") || text.hasPrefix("␛[m␛[H␛[2J"), "\(text)")
    #expect(text.contains("38;2;16;32;48;48;2;255;255;255m"), "\(text)")
    #expect(!text.contains("48;2;16;32;48"), "\(text)")
  }

  @Test("foreground and background change in one sequence, and only where they change")
  func pens() throws {
    let text = try change(from: { $0.put("a", at: Point(0, 0), Self.white) }) { canvas in
      canvas.put("b", at: Point(0, 0), Style(Color(0x010203), on: Color(0x0A0B0C)))
      canvas.put("c", at: Point(1, 0), Style(Color(0x010203), on: Self.ground))
    }
    #expect(text == "␛[38;2;1;2;3mc␛[48;2;10;11;12m␍b")
  }

  @Test("blanks take no foreground, and the terminal's own colours come by a reset where that is shorter")
  func blanks() throws {
    #expect(
      try change(from: { $0.put("ab", at: Point(0, 0), Self.white) }) {
        $0.put("  ", at: Point(0, 0), Self.red)
      }
        == "␍  ")
    #expect(
      try change { canvas in
        canvas.put("a", at: Point(0, 0), Style(.terminal, on: .terminal, [.bold, .underline]))
        canvas.put("b", at: Point(1, 0), Style(.terminal, on: .terminal))
      } == "␛[;1;4ma␛[mb")
  }

  @Test("bold and dim end together, so what stays of them is set again")
  func boldAndDim() throws {
    #expect(
      try change { canvas in
        canvas.put("a", at: Point(0, 0), Style(Color(0xFFFFFF), on: Self.ground, [.bold, .dim]))
        canvas.put("b", at: Point(1, 0), Style(Color(0xFFFFFF), on: Self.ground, [.dim]))
      } == "␛[1;2;38;2;255;255;255ma␛[22;2mb")
  }

  @Test("a full block is a blank in reverse, which fills its cell and no more")
  func fullBlocks() throws {
    func draw(_ canvas: inout Canvas) { canvas.put("▄█▄", at: Point(0, 0), Self.white) }
    #expect(try change(to: draw) == "␛[38;2;255;255;255m▄␛[7m ␛[27m▄")
    #expect(try change(Size(40, 10), TerminalFeatures(colors: .none), to: draw) == "▄␛[7m ␛[m▄")
    let console = TerminalFeatures(colors: .none, fillsInReverse: false)
    #expect(try change(Size(40, 10), console, to: draw) == "▄█▄")
  }

  @Test("where a block goes the next cell is written again, for the block may have reached into it")
  func overhang() throws {
    let text = try change(from: { $0.put("▄█ x", at: Point(0, 0), Self.white) }) {
      $0.put("  ", at: Point(0, 0), Self.white)
    }
    #expect(text.hasSuffix("   "), "\(text)")
  }

  @Test(
    "the cursor goes the shortest way",
    arguments: [
      (Point(6, 5), ""), (Point(7, 5), "·"), (Point(10, 5), "␛[4C"), (Point(4, 5), "␈␈"), (Point(1, 5), "␍·"),
      (Point(0, 5), "␍"), (Point(6, 6), "␊"), (Point(6, 4), "␛M"), (Point(6, 1), "␛[4A"),
      (Point(5, 8), "␊␊␊␈"),
      (Point(0, 7), "␍␊␊"), (Point(0, 0), "␛[H"), (Point(30, 0), "␛[;31H"), (Point(33, 9), "␛[10;34H"),
    ])
  func moves(goal: Point, expected: String) throws {
    // After the first picture the cursor is behind "x", at 6, 5.
    let text = try change(from: { $0.put("x", at: Point(5, 5), Self.white) }) {
      $0.put("o", at: goal, Self.white)
    }
    // Where the gap is a blank it is written again: shown here as a dot.
    #expect(text.replacing(" ", with: "·") == expected + "o")
  }

  @Test("a short gap is written again where the pen is right")
  func rewriting() throws {
    #expect(
      try change(from: { $0.put("abcdef", at: Point(0, 0), Self.white) }) { canvas in
        canvas.put("A", at: Point(0, 0), Self.white)
        canvas.put("D", at: Point(3, 0), Self.white)
      } == "␍AbcD")
  }

  @Test("a full row wraps into the next one by itself")
  func wrapping() throws {
    #expect(
      try change(Size(4, 3)) { canvas in
        canvas.put("abcd", at: Point(0, 0), Self.white)
        canvas.put("efg", at: Point(0, 1), Self.white)
      } == "␛[38;2;255;255;255mabcdefg")
  }

  @Test("runs are repeated and ends of rows erased where that is shorter")
  func runs() throws {
    #expect(try change { $0.put("──────────", at: Point(0, 0), Self.red) } == "␛[38;2;255;0;0m─␛[9b")
    #expect(try change { $0.put("aaaaa", at: Point(0, 0), Self.red) } == "␛[38;2;255;0;0maaaaa")
    let row = Text(String(repeating: "x", count: 40))
    #expect(
      try change(from: { $0.put(row, at: Point(0, 0), Self.red) }) { $0.fill(Rect(4, 0, 36, 1), Self.ground) }
        == "␍␛[4C␛[K")
  }

  @Test("terminals without repetition and coloured erasing get plain cells")
  func plainTerminal() throws {
    let plain = TerminalFeatures(repetition: .none, erasesWithBackground: false, shiftsRows: false)
    let text = try change(Size(12, 2), plain) { $0.put("aaaaaaaaaaaa", at: Point(0, 0), Self.red) }
    #expect(text == "␛[38;2;255;0;0m␍␛Maaaaaaaaaaaa")
  }

  @Test("what may be repeated from now on is, and what stands need not be drawn again; less draws all anew")
  func changedRepetition() throws {
    let collector = Collector()
    let screen = AnsiScreen(sink: collector, features: TerminalFeatures(repetition: .none))
    var canvas = Canvas(Size(40, 3))
    canvas.put("──────────", at: Point(0, 0), Self.red)
    try screen.present(canvas)
    #expect(collector.takeText().contains("──────────"))
    screen.features.repetition = .all
    try screen.present(canvas)
    #expect(collector.takeText() == "")
    canvas.put("──────────", at: Point(0, 1), Self.red)
    try screen.present(canvas)
    #expect(collector.takeText().contains("─␛[9b"))
    screen.features.repetition = .ascii
    try screen.present(canvas)
    #expect(collector.takeText().ranges(of: "──────────").count == 2)
  }

  @Test("tmux repeats ASCII only, and nothing repeats what takes more than 16 bits")
  func limitedRepetition() throws {
    let tmux = TerminalFeatures(repetition: .ascii)
    let text = try change(Size(40, 2), tmux) { canvas in
      canvas.put("aaaaaaaaaa────", at: Point(0, 0), Self.red)
    }
    #expect(text == "␛[38;2;255;0;0ma␛[9b────")
    let mahjong = Text(String(repeating: "\u{1F0A1}", count: 4))
    #expect(try change { $0.put(mahjong, at: Point(0, 0), Self.red) }.hasSuffix("\u{1F0A1}\u{1F0A1}"))
  }

  @Test("what has moved by one column is moved on the terminal")
  func shifts() throws {
    func picture(_ x: Int, _ rest: Text) -> (inout Canvas) -> Void {
      { canvas in
        canvas.fill(canvas.bounds, Self.ground)
        canvas.put("some words", at: Point(x, 3), Self.white)
        canvas.put(rest, at: Point(30, 3), Self.red)
      }
    }
    let right = try change(from: picture(5, "x"), to: picture(6, "x"))
    #expect(right == "␛[16D␛[P␛[10D␛[@")
    let left = try change(from: picture(5, "x"), to: picture(4, "x"))
    #expect(left == "␛[27D␛[P␛[10C␛[@")
    // Where nothing follows one end is enough.
    let alone = try change(from: picture(5, ""), to: picture(6, ""))
    #expect(alone == "␛[10D␛[@")
    // Wide glyphs are not cut in two.
    #expect(try !change(from: picture(5, "水"), to: picture(6, "水")).contains("P"))
  }

  @Test("blocks that have moved are written again, for a speck of them would be moved too and stay")
  func shiftedBlocks() throws {
    func picture(_ x: Int) -> (inout Canvas) -> Void {
      { canvas in
        canvas.fill(canvas.bounds, Self.ground)
        canvas.put("some ▀▀▀ words", at: Point(x, 3), Self.white)
        canvas.put("x", at: Point(30, 3), Self.red)
      }
    }
    let text = try change(from: picture(6), to: picture(5))
    #expect(!text.contains("P") && text.contains("▀"), "\(text)")
  }

  @Test("pen after pen is chosen where it is shorter than row after row")
  func penOrder() throws {
    let text = try change(Size(10, 4)) { canvas in
      for y in 0..<3 {
        canvas.put("r", at: Point(0, y), Self.red)
        canvas.put("w", at: Point(2, y), Self.white)
      }
    }
    #expect(text == "␛[38;2;255;0;0mr␊␈r␊␈r␛[38;2;255;255;255m w␛M␈w␛M␈w")
  }

  @Test("palette colours are chosen before the difference: what looks the same costs nothing")
  func palette() throws {
    let features = TerminalFeatures(colors: .palette256)
    let style = Style(Color(0xFF0000), on: .terminal)
    let same = try change(Size(9, 1), features, from: { $0.put("a", at: Point(0, 0), style) }) {
      $0.put("a", at: Point(0, 0), Style(Color(0xFE0101), on: .terminal))
    }
    #expect(same == "")
  }

  @Test(
    "each depth has its own way to say a colour",
    arguments: [
      (.palette256, "␛[38;5;215;48;5;63ma"), (.palette16, "␛[93;104ma"), (.none, "␛[1ma"),
    ] as [(ColorDepth, String)])
  func depths(depth: ColorDepth, expected: String) throws {
    let text = try change(Size(9, 1), TerminalFeatures(colors: depth)) { canvas in
      let attributes: Attributes = depth == .none ? .bold : []
      canvas.put("a", at: Point(0, 0), Style(Color(0xFFB454, ansi: 11), on: Color(0x5C5CFF), attributes))
    }
    #expect(text == expected)
  }

  @Test("without Unicode everything beyond ASCII is a question mark for each glyph")
  func ascii() throws {
    #expect(
      try change(Size(9, 1), TerminalFeatures(showsUnicode: false)) {
        $0.put("a水ვb", at: Point(0, 0), Self.white)
      }
        == "␛[38;2;255;255;255ma? ?b")
  }

  @Test("frames above 2 KB are shown at once where the terminal can")
  func synchronized() throws {
    let features = TerminalFeatures(synchronizesUpdates: true)
    let large = try change(Size(80, 40), features) { canvas in
      for y in 0..<40 {
        for x in 0..<80 { canvas.put("x", at: Point(x, y), Style(Color(UInt32(x * y)), on: .terminal)) }
      }
    }
    #expect(large.hasPrefix("␛[?2026h"))
    #expect(large.hasSuffix("␛[?2026l"))
    #expect(try !change(features: features) { $0.put("x", at: Point(0, 0), Self.red) }.contains("2026"))
  }

  private func change(features: TerminalFeatures, to second: (inout Canvas) -> Void) throws -> String {
    try change(Size(40, 10), features, to: second)
  }

  @Test("a frame that could not be written is drawn again from the start")
  func failure() throws {
    let collector = Collector()
    let screen = AnsiScreen(sink: collector)
    var canvas = Canvas(Size(9, 2))
    try screen.present(canvas)
    _ = collector.take()
    canvas.put("x", at: Point(0, 0), Self.red)
    collector.failure = .writeFailed(5)
    #expect(throws: ScreenError.writeFailed(5)) { try screen.present(canvas) }
    collector.failure = nil
    try screen.present(canvas)
    #expect(collector.takeText().hasPrefix("␛[m␛[H"))
  }
}
