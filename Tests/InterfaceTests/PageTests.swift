import Engine
import Interface
import Testing

struct PageTests {
  @Test("a page has two columns and a row of margin, and air between head, body and foot")
  func parts() {
    let page = Page(Size(80, 24))
    #expect(page.head == Rect(2, 1, 76, 1))
    #expect(page.body == Rect(2, 3, 76, 19))
    #expect(page.foot == Rect(2, 23, 76, 1))
  }

  @Test("content is centred in at most a hundred columns, unless a screen asks for more")
  func widest() {
    #expect(Page(Size(200, 60)).body == Rect(50, 3, 100, 55))
    #expect(Page(Size(200, 60), widest: 120).body.left == 40)
    #expect(Page(Size(104, 30)).body.width == 100)
  }

  @Test(
    "sixty by twenty is enough, anything less isn't",
    arguments: [
      (Size(60, 20), false), (Size(59, 20), true), (Size(60, 19), true), (Size(0, 0), true),
      (Size(500, 1), true),
    ])
  func tooSmall(size: Size, isTooSmall: Bool) {
    #expect(Page.isTooSmall(size) == isTooSmall)
  }

  @Test(
    "the line that asks for a larger window fits any window",
    arguments: [
      Size(0, 0), Size(1, 1), Size(10, 3), Size(500, 1), Size(59, 19),
    ])
  func line(size: Size) {
    var canvas = Canvas(size)
    Page.drawTooSmall(on: &canvas)
    let shown = String(
      (0..<size.height).flatMap { y in (0..<size.width).map { canvas.grapheme(at: Point($0, y)) } }.joined())
    #expect(size.width < 30 || shown.contains("A little larger, please: 60×20"))
  }
}
