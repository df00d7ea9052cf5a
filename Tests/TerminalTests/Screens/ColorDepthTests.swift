import Emulator
import Engine
import Terminal
import Testing

struct ColorDepthTests {
  /// The cell that a terminal with this many colours shows for a glyph.
  private func shown(
    _ depth: ColorDepth, _ foreground: Color, on background: Color, _ attributes: Attributes = []
  ) throws -> EmulatedCell {
    let collector = Collector()
    var canvas = Canvas(Size(3, 1))
    canvas.put("x", at: Point(0, 0), Style(foreground, on: background, attributes))
    try AnsiScreen(sink: collector, features: TerminalFeatures(colors: depth)).present(canvas)
    let emulator = Emulator(3, 1)
    emulator.feed(collector.drain())
    return emulator.cell(0, 0)
  }

  @Test("with 256 colours the nearest of cube and greys is used, never one of the first 16")
  func palette256() throws {
    let cases: [(UInt32, Int)] = [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x808080, 244), (0x14161F, 234),
      (0xFFB454, 215), (0x303030, 236),
    ]
    for (color, expected) in cases {
      let found = try shown(.palette256, Color(color), on: .terminal).foreground
      #expect(found == .palette(expected))
    }
  }

  @Test("with 16 colours a colour's substitute is used, or else the nearest")
  func palette16() throws {
    #expect(try shown(.palette16, Color(0x5BD6A0, ansi: 10), on: .terminal).foreground == .palette(10))
    #expect(try shown(.palette16, Color(0xFE0101), on: .terminal).foreground == .palette(9))
    #expect(try shown(.palette16, Color(0xC80505), on: .terminal).foreground == .palette(1))
  }

  @Test("a glyph that the palette would make invisible becomes black or white")
  func visible() throws {
    let onLight = try shown(.palette16, Color(0x5F6478, ansi: 15), on: Color(0xFAF7F0, ansi: 15))
    #expect(onLight.foreground == .palette(0))
    let onDark = try shown(.palette16, Color(0x868BA6, ansi: 0), on: Color(0x14161F, ansi: 0))
    #expect(onDark.foreground == .palette(15))
    // Colours that hardly differ may become equal.
    let faded = try shown(.palette16, Color(0x16181F), on: Color(0x14161F))
    #expect(faded.foreground == faded.background)
  }

  @Test("with 16 colours nothing dark is bold on white: it would be brightened and hard to read")
  func boldOnWhite() throws {
    let (white, black) = (Color(0xFAF7F0, ansi: 15), Color(0x23252F, ansi: 0))
    for color in [black, Color(0x0B6B43, ansi: 2)] {
      #expect(try !shown(.palette16, color, on: white, .bold).isBold)
      #expect(try shown(.palette256, color, on: white, .bold).isBold)
    }
    #expect(try shown(.palette16, Color(0x5BD6A0, ansi: 10), on: black, .bold).isBold)
  }

  @Test("without colours only attributes are used")
  func noColors() throws {
    let cell = try shown(.none, Color(0xFF0000), on: Color(0x00FF00))
    #expect(cell.foreground == .terminal)
    #expect(cell.background == .terminal)
  }
}
