import Engine
import Testing

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
    "a wide glyph is recoloured as a whole when its left half is, and else stays", arguments: [0, 1, 2, 3])
  func wideGlyphs(x: Int) {
    var canvas = Canvas(Size(4, 1))
    canvas.put("水火", at: .zero, Style(Color(0xFFFFFF)))
    canvas.recolor(Rect(x, 0, 1, 1)) { $0.background = Self.red }
    #expect(canvas.flaw == nil)
    let expected = [[0, 1], [], [2, 3], []][x]
    #expect((0..<4).filter { canvas[Point($0, 0)].background == Self.red } == expected)
  }

  @Test("recolouring cannot change what a cell shows or how wide it is")
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

  @Test("fading goes all the way to the ground, and bold goes with it")
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
