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

  @Test("the three kinds of box, in every font and in ASCII")
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

  @Test("a box with a fill hides what was inside, one without doesn't")
  func filling() {
    let shown = picture(9, 3) { canvas in
      canvas.box(Rect(0, 0, 4, 3), .rounded, Self.style, fill: canvas.theme.raised)
      canvas.box(Rect(5, 0, 4, 3), .rounded, Self.style)
    }
    #expect(shown == "╭──╮.╭──╮\n│  │.│..│\n╰──╯.╰──╯")
  }

  @Test("the least box is two by two; anything smaller isn't drawn")
  func small() {
    #expect(picture(3, 2) { $0.box(Rect(0, 0, 2, 2), .rounded, Self.style) } == "╭╮.\n╰╯.")
    #expect(picture(3, 2) { $0.box(Rect(0, 0, 3, 2), .rounded, Self.style) } == "╭─╮\n╰─╯")
    for size in [Size(1, 2), Size(2, 1), Size(0, 0)] {
      #expect(picture(3, 2) { $0.box(Rect(.zero, size), .heavy, Self.style, fill: .terminal) } == "...\n...")
    }
  }

  @Test("a box over the edge, or over the clip, is cut")
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
