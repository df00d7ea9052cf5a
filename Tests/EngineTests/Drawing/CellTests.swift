import Engine
import Testing

struct CellTests {
  @Test("a cell is sixteen bytes without padding")
  func size() {
    #expect(MemoryLayout<Cell>.size == 16)
    #expect(MemoryLayout<Cell>.stride == 16)
  }

  @Test("blanks that look the same are equal")
  func blanks() {
    let red = Color(0xFF0000)
    #expect(Cell(.blank, foreground: red, attributes: .bold) == Cell(.blank))
    #expect(Cell(.blank, foreground: red, attributes: .underline) != Cell(.blank))
    #expect(Cell(.blank, foreground: red, attributes: .reverse) != Cell(.blank, attributes: .reverse))
    #expect(Cell(.blank, background: red) != Cell(.blank))
  }

  @Test("a grapheme of several scalars is stored once in its canvas's table")
  func table() {
    var canvas = Canvas(Size(4, 1))
    let before = canvas.graphemes
    canvas.put("e\u{301}e\u{301}", at: .zero, Style())
    let once = canvas.graphemes
    canvas.put("o\u{301}", at: Point(2, 0), Style())
    #expect(once.count == 1)
    #expect(canvas.graphemes.count == 2)
    #expect(canvas[.zero].glyph == canvas[Point(1, 0)].glyph)
    #expect(canvas.graphemes.extends(once) && once.extends(before))
    #expect(!once.extends(canvas.graphemes))
  }

  @Test(
    "the table knows the widths that terminals may give a grapheme",
    arguments: [
      ("e\u{301}", 1, 1, false), ("か\u{3099}", 2, 2, false), ("❤\u{FE0F}", 2, 1, true),
      ("👩\u{200D}🚀", 2, 4, true), ("🇬🇪", 2, 2, true), ("🇬", 2, 1, true), ("\u{93F}", 1, 1, true),
      ("1\u{FE0F}\u{20E3}", 2, 1, true), ("ශ්\u{200D}", 1, 1, false),
      ("\u{1CD1E}", 1, 1, true), ("\u{1FB13}", 1, 1, true),
    ])
  func entries(grapheme: String, width: Int, scalarWidth: Int, isRisky: Bool) {
    var canvas = Canvas(Size(2, 1))
    canvas.put(Text(grapheme), at: .zero, Style())
    let entry = canvas.graphemes[0]
    #expect(entry.width == width)
    #expect(entry.scalarWidth == scalarWidth)
    #expect(entry.isRisky == isRisky)
    #expect(entry.utf8 == Array(grapheme.utf8))
    #expect(canvas[.zero].width == width)
  }

  @Test("a table with other graphemes isn't an extension, even if it has as many")
  func otherTable() {
    var (one, other) = (Canvas(Size(1, 1)), Canvas(Size(1, 1)))
    one.put("e\u{301}", at: .zero, Style())
    other.put("o\u{301}", at: .zero, Style())
    #expect(!one.graphemes.extends(other.graphemes))
  }
}
