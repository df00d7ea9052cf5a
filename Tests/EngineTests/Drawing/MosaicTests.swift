import Playtest
import Testing

@testable import Engine

@Suite("Pictures of dots")
struct MosaicTests {
  @Test("every pattern has a character of its own", arguments: Mosaic.allCases)
  func characters(mosaic: Mosaic) {
    guard mosaic != .plain else { return }
    let patterns = 1..<(1 << mosaic.dots.width * mosaic.dots.height)
    let marks = patterns.map { bits in mosaic.scalar(bits)! }
    #expect(Set(marks).count == patterns.count)
    #expect(mosaic.scalar(0) == nil)
    #expect(patterns.allSatisfy { GlyphWidth.columns(of: mosaic.scalar($0)!) == 1 })
  }

  /// Unicode 16.0, charts U+1FB00, U+1CC00 and U+2800: names count dots row by row, braille column by column.
  @Test("a pattern's character is the one whose Unicode name has these dots")
  func names() {
    #expect(Mosaic.sextants.scalar(0b010100) == "\u{1FB13}", "sextant 3 5")
    #expect(Mosaic.sextants.scalar(0b111110) == "\u{1FB3B}", "sextant 2 3 4 5 6")
    #expect(Mosaic.octants.scalar(0b0000_0100) == "\u{1CD00}", "octant 3")
    #expect(Mosaic.octants.scalar(0b1111_1110) == "\u{1CDE5}", "octant 2 3 4 5 6 7 8")
    #expect(Mosaic.octants.scalar(0b0001_0001) == "\u{1CD0A}", "octant 1 5")
    #expect(Mosaic.octants.scalar(0b1100_0000) == "▂" && Mosaic.octants.scalar(0b0101_1010) == "▞")
    #expect(
      Mosaic.braille.scalar(0b0000_0010) == "\u{2808}" && Mosaic.braille.scalar(0b0100_0000) == "\u{2840}")
  }

  @Test("a missing picture is wanted until it is known, again after each clearing")
  func wanted() {
    var canvas = Canvas(Size(9, 3))
    let id = PictureID("a")
    #expect(canvas.picture(Asking(picture: id)) == nil && canvas.wanted.count == 1)
    canvas.clear()
    #expect(canvas.wanted.isEmpty)
    canvas.look.pictures.store(nil, as: id)
    #expect(canvas.picture(Asking(picture: id)) == nil && canvas.wanted.isEmpty)
    let picture = Picture(rows: [[true]], mosaic: .halves)
    canvas.look.pictures.store(picture, as: id)
    #expect(canvas.picture(Asking(picture: id)) == picture)
    canvas.draw(picture, at: .zero, Style())
    #expect(canvas.rows.first == "▀")
  }

  @Test("with ASCII ornaments large words are in ASCII, unless none were chosen")
  func ascii() {
    var look = Look(ornaments: .ascii)
    for (chosen, shown) in [(nil, .ascii), (.octants, .ascii), (.plain, .plain)] as [(Mosaic?, Mosaic)] {
      look.mosaic = chosen
      #expect(Canvas(Size(1, 1), look: look).mosaic == shown)
    }
  }
}

private struct Asking: PictureQuery {
  let picture: PictureID

  func answer(in context: Void) {}
  func apply(_ answer: Void, to context: inout Void) -> Changes { [] }
}

struct PicturesTests {
  @Test("the oldest pictures are dropped when there are too many")
  func forgetting() {
    var pictures = Pictures()
    let dot = Picture(rows: [[true]])
    for number in 0..<100 { pictures.store(dot, as: PictureID("\(number)")) }
    pictures.store(Picture(rows: [[false]]), as: PictureID("99"))
    #expect(pictures[PictureID("0")] == nil)
    #expect(pictures[PictureID("98")] == dot && pictures[PictureID("99")] == Picture(rows: [[false]]))
  }
}
