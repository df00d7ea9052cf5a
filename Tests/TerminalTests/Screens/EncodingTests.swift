import Engine
import Terminal
import Testing

/// The exact bytes that `AnsiScreen` writes for small changes. ␛ is ESC, ␍ CR, ␊ LF, ␈ BS.
struct EncodingTests {
  @Test("the first frame clears the terminal with the picture's background and draws the rest")
  func firstFrame() throws {
    let collector = Collector()
    var canvas = Canvas(Size(40, 10))
    canvas.fill(canvas.bounds, Style.testGround)
    canvas.put("hi", at: Point(3, 1), .white)
    try AnsiScreen(sink: collector).present(canvas)
    #expect(
      collector.drainText() == "␛[m␛[H␛[48;2;16;16;24m␛[2J␛[38;2;255;255;255m␊   hi")
  }

  @Test("foreground and background encodedChange in one sequence, and only if they change")
  func pens() throws {
    let text = try encodedChange(from: { $0.put("a", at: Point(0, 0), .white) }) { canvas in
      canvas.put("b", at: Point(0, 0), Style(Color(0x010203), on: Color(0x0A0B0C)))
      canvas.put("c", at: Point(1, 0), Style(Color(0x010203), on: Style.testGround))
    }
    #expect(text == "␛[38;2;1;2;3mc␛[48;2;10;11;12m␍b")
  }

  @Test("blanks need no foreground, and a reset gives the terminal's own colours if that is shorter")
  func blanks() throws {
    #expect(
      try encodedChange(from: { $0.put("ab", at: Point(0, 0), .white) }) {
        $0.put("  ", at: Point(0, 0), .red)
      }
        == "␍  ")
    #expect(
      try encodedChange { canvas in
        canvas.put("a", at: Point(0, 0), Style(.terminal, on: .terminal, [.bold, .underline]))
        canvas.put("b", at: Point(1, 0), Style(.terminal, on: .terminal))
      } == "␛[;1;4ma␛[mb")
  }

  @Test("bold and dim are turned off together, so one that stays is set again")
  func boldAndDim() throws {
    #expect(
      try encodedChange { canvas in
        canvas.put("a", at: Point(0, 0), Style(Color(0xFFFFFF), on: Style.testGround, [.bold, .dim]))
        canvas.put("b", at: Point(1, 0), Style(Color(0xFFFFFF), on: Style.testGround, [.dim]))
      } == "␛[1;2;38;2;255;255;255ma␛[22;2mb")
  }

  @Test("a full block is written as a reversed blank, which fills exactly its cell")
  func fullBlocks() throws {
    func draw(_ canvas: inout Canvas) { canvas.put("▄█▄", at: Point(0, 0), .white) }
    #expect(try encodedChange(to: draw) == "␛[38;2;255;255;255m▄␛[7m ␛[27m▄")
    #expect(try encodedChange(Size(40, 10), TerminalFeatures(colors: .none), to: draw) == "▄␛[7m ␛[m▄")
    let console = TerminalFeatures(colors: .none, fillsInReverse: false)
    #expect(try encodedChange(Size(40, 10), console, to: draw) == "▄█▄")
  }

  @Test("when a block disappears the next cell is written again, since the block may have extended into it")
  func overhang() throws {
    let text = try encodedChange(from: { $0.put("▄█ x", at: Point(0, 0), .white) }) {
      $0.put("  ", at: Point(0, 0), .white)
    }
    #expect(text.hasSuffix("   "), "\(text)")
  }

  @Test(
    "the cursor moves in the shortest way",
    arguments: [
      (Point(6, 5), ""), (Point(7, 5), "·"), (Point(10, 5), "␛[4C"), (Point(4, 5), "␈␈"), (Point(1, 5), "␍·"),
      (Point(0, 5), "␍"), (Point(6, 6), "␊"), (Point(6, 4), "␛M"), (Point(6, 1), "␛[4A"),
      (Point(5, 8), "␊␊␊␈"),
      (Point(0, 7), "␍␊␊"), (Point(0, 0), "␛[H"), (Point(30, 0), "␛[;31H"), (Point(33, 9), "␛[10;34H"),
    ])
  func moves(goal: Point, expected: String) throws {
    // After the first picture the cursor is after "x", at 6, 5.
    let text = try encodedChange(from: { $0.put("x", at: Point(5, 5), .white) }) {
      $0.put("o", at: goal, .white)
    }
    // A gap of blanks is rewritten, shown here as dots.
    #expect(text.replacing(" ", with: "·") == expected + "o")
  }

  @Test("a short gap is rewritten if the pen is right")
  func rewriting() throws {
    #expect(
      try encodedChange(from: { $0.put("abcdef", at: Point(0, 0), .white) }) { canvas in
        canvas.put("A", at: Point(0, 0), .white)
        canvas.put("D", at: Point(3, 0), .white)
      } == "␍AbcD")
  }

  @Test("a full row wraps into the next one by itself")
  func wrapping() throws {
    #expect(
      try encodedChange(Size(4, 3)) { canvas in
        canvas.put("abcd", at: Point(0, 0), .white)
        canvas.put("efg", at: Point(0, 1), .white)
      } == "␛[38;2;255;255;255mabcdefg")
  }

  @Test("runs are repeated, and ends of rows erased, if that is shorter")
  func runs() throws {
    #expect(try encodedChange { $0.put("──────────", at: Point(0, 0), .red) } == "␛[38;2;255;0;0m─␛[9b")
    #expect(try encodedChange { $0.put("aaaaa", at: Point(0, 0), .red) } == "␛[38;2;255;0;0maaaaa")
    let row = Text(String(repeating: "x", count: 40))
    #expect(
      try encodedChange(from: { $0.put(row, at: Point(0, 0), .red) }) {
        $0.fill(Rect(4, 0, 36, 1), Style.testGround)
      }
        == "␍␛[4C␛[K")
  }

  @Test("content that has moved by one column is shifted on the terminal")
  func shifts() throws {
    func picture(_ x: Int, _ rest: Text) -> (inout Canvas) -> Void {
      { canvas in
        canvas.fill(canvas.bounds, Style.testGround)
        canvas.put("some words", at: Point(x, 3), .white)
        canvas.put(rest, at: Point(30, 3), .red)
      }
    }
    let right = try encodedChange(from: picture(5, "x"), to: picture(6, "x"))
    #expect(right == "␛[16D␛[P␛[10D␛[@")
    let left = try encodedChange(from: picture(5, "x"), to: picture(4, "x"))
    #expect(left == "␛[27D␛[P␛[10C␛[@")
    // If nothing follows, a single edit is enough.
    let alone = try encodedChange(from: picture(5, ""), to: picture(6, ""))
    #expect(alone == "␛[10D␛[@")
    // Wide glyphs aren't cut.
    #expect(try !encodedChange(from: picture(5, "水"), to: picture(6, "水")).contains("P"))
  }

  @Test("blocks that have moved are rewritten, since specks of them would be shifted as well and stay")
  func shiftedBlocks() throws {
    func picture(_ x: Int) -> (inout Canvas) -> Void {
      { canvas in
        canvas.fill(canvas.bounds, Style.testGround)
        canvas.put("some ▀▀▀ words", at: Point(x, 3), .white)
        canvas.put("x", at: Point(30, 3), .red)
      }
    }
    let text = try encodedChange(from: picture(6), to: picture(5))
    #expect(!text.contains("P") && text.contains("▀"), "\(text)")
  }

  @Test("spans are written pen by pen if that is shorter than row by row")
  func penOrder() throws {
    let text = try encodedChange(Size(10, 4)) { canvas in
      for y in 0..<3 {
        canvas.put("r", at: Point(0, y), .red)
        canvas.put("w", at: Point(2, y), .white)
      }
    }
    #expect(text == "␛[38;2;255;0;0mr␊␈r␊␈r␛[38;2;255;255;255m w␛M␈w␛M␈w")
  }
}
