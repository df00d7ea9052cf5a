import Engine
import Testing

struct BoxTests {
  private static let style = Style(Color(0xFFFFFF))

  private static func boxes(_ ornaments: Ornaments) -> String {
    picture(17, 3) { canvas in
      canvas.look.ornaments = ornaments
      for (column, border) in Border.allCases.enumerated() {
        canvas.box(Rect(column * 6, 0, 5, 3), border, style)
      }
    }
  }

  @Test("the three kinds of box, in Unicode and in ASCII")
  func kinds() {
    #expect(
      Self.boxes(.unicode) == """
        ╭───╮.┏━━━┓.╔═══╗
        │...│.┃...┃.║...║
        ╰───╯.┗━━━┛.╚═══╝
        """)
    #expect(
      Self.boxes(.ascii) == """
        .---..#===#.+===+
        |...|.H...H.|...|
        '---'.#===#.+===+
        """)
  }

  @Test("a box with a fill hides what is inside, one without doesn't")
  func filling() {
    let shown = picture(9, 3) { canvas in
      canvas.box(Rect(0, 0, 4, 3), .rounded, Self.style, fill: canvas.theme.raised)
      canvas.box(Rect(5, 0, 4, 3), .rounded, Self.style)
    }
    #expect(shown == "╭──╮.╭──╮\n│  │.│..│\n╰──╯.╰──╯")
  }

  @Test("the smallest box is two by two; anything smaller isn't drawn")
  func small() {
    #expect(picture(3, 2) { $0.box(Rect(0, 0, 2, 2), .rounded, Self.style) } == "╭╮.\n╰╯.")
    #expect(picture(3, 2) { $0.box(Rect(0, 0, 3, 2), .rounded, Self.style) } == "╭─╮\n╰─╯")
    for size in [Size(1, 2), Size(2, 1), Size(0, 0)] {
      #expect(picture(3, 2) { $0.box(Rect(.zero, size), .heavy, Self.style, fill: .terminal) } == "...\n...")
    }
  }

  @Test("a box across the edge or the clip is cut")
  func cut() {
    #expect(picture(4, 3) { $0.box(Rect(-1, -1, 4, 3), .rounded, Self.style) } == "..│.\n──╯.\n....")
    let clipped = picture(5, 3) { canvas in
      canvas.clipped(to: Rect(1, 1, 9, 9)) { $0.box(Rect(0, 0, 5, 3), .rounded, Self.style) }
    }
    #expect(clipped == ".....\n....│\n.───╯")
  }

  @Test("a border over wide glyphs leaves no halves")
  func overWideGlyphs() {
    let shown = picture(8, 3) { canvas in
      for y in 0..<3 { canvas.put("水水水水", at: Point(0, y), Self.style) }
      canvas.box(Rect(1, 0, 6, 3), .rounded, Self.style)
    }
    #expect(shown == " ╭────╮ \n │水水│ \n ╰────╯ ")
  }
}

struct RecolorTests {
  private static let red = Color(0xFF0000)

  @Test("recolouring changes colours and keeps glyphs")
  func recolors() {
    var canvas = Canvas(Size(3, 1))
    canvas.put("abc", at: .zero, Style(Color(0xFFFFFF)))
    canvas.recolor(Rect(1, 0, 1, 1)) { $0.foreground = Self.red }
    #expect(canvas.picture == "abc")
    #expect((0..<3).map { canvas[Point($0, 0)].foreground == Self.red } == [false, true, false])
  }

  @Test(
    "a wide glyph is recoloured as a whole if its left half is, and otherwise not at all",
    arguments: [0, 1, 2, 3])
  func wideGlyphs(x: Int) {
    var canvas = Canvas(Size(4, 1))
    canvas.put("水火", at: .zero, Style(Color(0xFFFFFF)))
    canvas.recolor(Rect(x, 0, 1, 1)) { $0.background = Self.red }
    #expect(canvas.flaw == nil)
    let expected = [[0, 1], [], [2, 3], []][x]
    #expect((0..<4).filter { canvas[Point($0, 0)].background == Self.red } == expected)
  }

  @Test("recolouring can't change a cell's glyph or width")
  func onlyColors() {
    var canvas = Canvas(Size(3, 1))
    canvas.put("水a", at: .zero, Style(Color(0xFFFFFF)))
    canvas.recolor(canvas.bounds) { cell in
      cell.glyph = .rightHalf
      cell.width = 2
    }
    #expect(canvas.flaw == nil)
    #expect(canvas.picture == "水a")
  }

  @Test("fading goes all the way to the ground and removes bold")
  func fading() {
    var canvas = Canvas(Size(2, 1))
    canvas.fill(canvas.bounds, canvas.theme.raised)
    canvas.put("ab", at: .zero, Style(canvas.theme.text).bold)
    canvas.fade(Rect(0, 0, 1, 1), 1)
    #expect(canvas[.zero].foreground == canvas.theme.ground)
    #expect(canvas[.zero].background == canvas.theme.ground)
    #expect(canvas[.zero].attributes == [])
    #expect(canvas[Point(1, 0)].attributes == .bold)
    #expect(canvas[Point(1, 0)].background == canvas.theme.raised)
  }
}

struct LayerTests {
  private static let style = Style(Color(0xFFFFFF))

  private static func layer(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> Canvas {
    var layer = Canvas.layer(Size(width, height), look: Look())
    draw(&layer)
    return layer
  }

  @Test("untouched cells of a layer are transparent")
  func transparent() {
    let layer = Self.layer(4, 2) { $0.put("a水", at: Point(0, 1), Self.style) }
    #expect(picture(6, 3) { $0.draw(layer, at: Point(1, 0)) } == "......\n.a水..\n......")
    #expect(picture(6, 3) { $0.draw(layer, at: Point(3, 1)) } == "......\n......\n...a水")
    #expect(picture(6, 3) { $0.draw(layer, at: Point(4, 1)) } == "......\n......\n....a.")
    #expect(picture(6, 3) { $0.draw(layer, at: Point(-2, 0)) } == "......\n......\n......")
  }

  @Test("a layer without a background keeps the one below")
  func colors() {
    let layer = Self.layer(2, 1) { canvas in
      canvas.put("a", at: .zero, Self.style)
      canvas.put("b", at: Point(1, 0), Style(Color(0xFFFFFF), on: Color(0x222222)))
    }
    var canvas = Canvas(Size(2, 1))
    canvas.fill(canvas.bounds, Color(0x111111))
    canvas.draw(layer, at: .zero)
    #expect(canvas[.zero].background == Color(0x111111))
    #expect(canvas[Point(1, 0)].background == Color(0x222222))
  }

  @Test("graphemes of several scalars are copied from a layer to its canvas")
  func graphemes() {
    let layer = Self.layer(5, 1) { $0.put("❤\u{FE0F}e\u{301}a", at: .zero, Self.style) }
    let shown = picture(6, 1) { canvas in
      canvas.put("o\u{308}", at: Point(5, 0), Self.style)
      canvas.draw(layer, at: .zero)
    }
    #expect(shown == "❤\u{FE0F}e\u{301}a.o\u{308}")
  }

  @Test("a faded layer is still transparent where nothing was drawn")
  func faded() {
    let layer = Self.layer(3, 1) { canvas in
      canvas.put("a", at: .zero, Self.style)
      canvas.fade(canvas.bounds, 0.5)
    }
    #expect(picture(3, 1) { $0.draw(layer, at: .zero) } == "a..")
  }

  @Test("a glyph that was cut on a layer leaves a blank there")
  func cut() {
    let layer = Self.layer(3, 1) { canvas in
      canvas.put("水", at: Point(1, 0), Self.style)
      canvas.put("a", at: Point(2, 0), Self.style)
    }
    #expect(picture(3, 1) { $0.draw(layer, at: .zero) } == ". a")
  }

  @Test("a layer is cut by the clip of the canvas below")
  func clipped() {
    let layer = Self.layer(4, 1) { $0.put("abcd", at: .zero, Self.style) }
    let shown = picture(4, 1) { canvas in
      canvas.clipped(to: Rect(1, 0, 2, 1)) { $0.draw(layer, at: .zero) }
    }
    #expect(shown == ".bc.")
  }

  @Test("shifting leaves ground behind and drops what crosses the edge, wide glyphs as a whole")
  func shifting() {
    func shifted(_ x: Int, _ y: Int) -> [String] {
      var canvas = Canvas(Size(8, 2))
      canvas.put("a茶bc茶", at: .zero, Self.style)
      canvas.put("12345678", at: Point(0, 1), Self.style)
      canvas.shift(Rect(0, 0, 7, 2), by: Point(x, y))
      #expect(canvas.flaw == nil)
      return canvas.picture.split(separator: "\n").map(String.init)
    }
    #expect(shifted(0, 0) == ["a茶bc茶 ", "12345678"])
    #expect(shifted(1, 0) == [" a茶bc  ", " 1234568"])
    #expect(shifted(-2, 0).first == " bc茶   ")
    #expect(shifted(0, 1) == ["        ", "a茶bc茶8"])
  }
}
