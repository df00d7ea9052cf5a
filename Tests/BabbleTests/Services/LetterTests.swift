import Engine
import LargeLetters
import Testing

@testable import Babble

@Suite("Letters that are drawn elsewhere")
struct LetterTests {
  private let request = LetterRequest("ბ", language: "ka", room: Size(20, 10))

  private func drawing(
    _ scripts: [String: String], of request: LetterRequest? = nil
  ) throws -> LetterDrawing? {
    let request = request ?? self.request
    let fake = try FakePrograms(scripts)
    let service = LetterService(fake.installed)
    service.ask(request)
    var drawn: [LetterService.Drawn] = []
    #expect(
      fake.wait {
        drawn += service.take()
        return !drawn.isEmpty
      })
    service.end()
    #expect(drawn.map(\.request) == [request])
    return drawn.first.flatMap(\.drawing)
  }

  @Test("a font that fontconfig finds is drawn with")
  func picture() throws {
    let drawing = try drawing(["fc-match": "exec /usr/bin/fc-match \"$@\""])
    guard case .picture(let picture) = drawing else {
      Issue.record("no picture but \(String(describing: drawing)); this test needs fonts-dejavu-core")
      return
    }
    #expect(picture.picture.size.height <= 10 && !picture.picture.inkRows.isEmpty)
  }

  @Test("without fontconfig, or with an answer that names no font, it says what to install")
  func absent() throws {
    #expect(try drawing([:]) == .absent("To see it large, install fontconfig and a font."))
    for script in [
      "", "printf '0\\t'", "printf 'x\\t/y'", "printf '0\\t/nothing'", "printf '0\\t/etc/passwd'",
    ] {
      #expect(
        try drawing(["fc-match": script]) == .absent("To see it large, install fonts-dejavu-core."),
        "\(script)")
    }
  }

  @Test("where another font is found than the one with the numbers of strokes, it says what to install")
  func numbers() throws {
    let request = LetterRequest("学", language: "ja", room: Size(40, 20), isNumbered: true)
    #expect(FontFinder.pattern(for: request) == "KanjiStrokeOrders:scalable=true:charset=5b66")
    #expect(request.picture != LetterRequest("学", language: "ja", room: Size(40, 20)).picture)
    let other = ["fc-match": "printf '0\\t/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'"]
    #expect(
      try drawing(other, of: request) == .absent("To see it large, install fonts-kanjistrokeorders."))
  }

  @Test(
    "fontconfig is asked for the letter in its language, whatever the deck says that is",
    arguments: [
      ("ka", "sans-serif:scalable=true:lang=ka:charset=10d1"),
      ("zh-Hant", "sans-serif:scalable=true:lang=zh-tw:charset=10d1"),
      ("zh-Hans", "sans-serif:scalable=true:lang=zh-cn:charset=10d1"),
      ("ka:file=/etc/passwd", "sans-serif:scalable=true:charset=10d1"),
      ("und", "sans-serif:scalable=true:charset=10d1"),
    ])
  func pattern(language: String, pattern: String) {
    #expect(FontFinder.pattern(for: LetterRequest("ბ", language: language, room: Size(9, 9))) == pattern)
  }
}
