import Engine
import Foundation
import FoundationXML
import Playtest
import Testing

@testable import Interface

@Suite("A screen as SVG")
struct SVGTests {
  private static func canvas(_ text: Text, look: Look = Look()) -> Canvas {
    var canvas = Canvas(Size(24, 6), look: look)
    canvas.box(Rect(0, 0, 24, 6), .rounded, Style(canvas.theme.muted))
    canvas.put(text, at: Point(2, 2), Style(canvas.theme.text).bold)
    canvas.fill(Rect(2, 4, 8, 1), "▓", Style(canvas.theme.accent))
    return canvas
  }

  private static func parses(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

  @Test(
    "is well-formed XML, whatever is on it",
    arguments: ["<a> & \"b\"", "<\u{301}a>\u{301} &\u{301}", "喝 ქ é̂", "⣿▀▄█▙ ✓✗"])
  func parses(text: String) {
    #expect(Self.parses(SVGFilm(Self.canvas(Text(text))).text()))
    #expect(Self.parses(SVGFilm(Self.canvas(Text(text), look: Look(ornaments: .ascii))).text()))
  }

  @Test("contains words as text and boxes as lines")
  func holds() {
    let svg = SVGFilm(Self.canvas("to drink 喝")).text()
    #expect(svg.contains(">to drink</text>") && svg.contains(">喝</text>"))
    #expect(!svg.contains("╭") && !svg.contains("▓"))
    #expect(svg.contains("fill=\"#ffb454\" fill-opacity=\".75\""))
  }

  @Test("a film writes a row that comes back only once, with the times at which it is visible")
  func film() {
    var film = SVGFilm(Self.canvas("one"))
    film.show(Self.canvas("two"), at: 1)
    film.show(Self.canvas("one"), at: 2)
    let svg = film.text(seconds: 4)
    #expect(Self.parses(svg))
    #expect(svg.components(separatedBy: ">one</text>").count == 2)
    #expect(svg.contains("keyTimes=\"0;0.25;0.5\" values=\"visible;hidden;visible\""))
    #expect(svg.contains("keyTimes=\"0;0.25;0.5\" values=\"hidden;visible;hidden\""))
    #expect(svg.components(separatedBy: "<animate").count == 3)
  }

  @Test("with reduced motion a film shows its end, and a still picture needs no rule")
  func stillness() {
    var film = SVGFilm(Self.canvas("one"))
    film.show(Self.canvas("two"), at: 1)
    let svg = film.text(seconds: 2)
    #expect(Self.parses(svg) && svg.contains("@media (prefers-reduced-motion:reduce)"))
    #expect(svg.contains("<g visibility=\"hidden\"><text") && !film.text().contains("@media"))
  }

  @Test("a background reported by the terminal is used: a white one stays white")
  func knownGround() {
    let white = TerminalColors(ground: Color(0xFFFFFF), text: Color(0x000000))
    let svg = SVGFilm(Self.canvas("one", look: Look(theme: Theme(following: white)))).text()
    #expect(svg.contains("fill=\"#ffffff\"/>") && !svg.contains(SVGCell.darkGround))
  }

  @Test("every glyph that is a shape is drawn as a path")
  func shapes() throws {
    for scalar in "▀▁▄█▌▐░▒▓▖▛▟⠁⣿─│╭╮╰╯━┃┏┓┗┛═║╔╗╚╝┈╌".unicodeScalars {
      var canvas = Canvas(Size(1, 1))
      canvas.put(Text(String(scalar)), at: Point(0, 0), Style(canvas.theme.text))
      let svg = SVGFilm(canvas).text()
      #expect(svg.contains("<path") && !svg.contains("<text"), "\(scalar)")
    }
  }
}
