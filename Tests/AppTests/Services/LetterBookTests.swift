import Engine
import Interface
import System
import Testing

@testable import App

@Suite("Large letters")
struct LetterBookTests {
  @Test("are drawn once, and in our own letters if there are no fonts")
  func once() throws {
    var book = LetterBook(ProgramRunner(try FakePrograms([:]).installed))
    let words = ["ქალი", "水"].map { LetterRequest($0, language: "und", room: Size(60, 9), mosaic: .halves) }
    for word in words { _ = word.apply(word.answer(in: book), to: &book) }
    #expect(words.map { book.pictures[$0.picture]?.mosaic } == [.halves, nil])
    #expect(words.allSatisfy { book.pictures.knows($0.picture) })
    #expect(words[0].answer(in: book) == .picture(nil))
    _ = words[0].apply(.picture(nil), to: &book)
    #expect(book.pictures[words[0].picture] != nil)
  }
}

@Suite("Drawing letters with fontconfig")
struct LetterTests {
  private let request = LetterRequest("ბ", language: "ka", room: Size(20, 10))

  private func drawing(
    _ scripts: [String: String], of request: LetterRequest? = nil
  ) throws -> LetterDrawing {
    let request = request ?? self.request
    let fake = try FakePrograms(scripts)
    return request.answer(in: LetterBook(ProgramRunner(fake.installed)))
  }

  @Test("the font that fontconfig finds is used")
  func picture() throws {
    let drawing = try drawing(["fc-match": "exec /usr/bin/fc-match \"$@\""])
    guard case .picture(let picture?) = drawing else {
      Issue.record("no picture but \(drawing); this test needs fonts-dejavu-core")
      return
    }
    #expect(picture.picture.size.height <= 10 && !picture.picture.inkRows.isEmpty)
  }

  @Test("without fontconfig, or if its answer names no font, the reason tells what to install")
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

  @Test("if the font with stroke numbers isn't found, the reason tells what to install")
  func numbers() throws {
    let request = LetterRequest("学", language: "ja", room: Size(40, 20), isNumbered: true)
    #expect(FontFinder.pattern(for: request) == "KanjiStrokeOrders:scalable=true:charset=5b66")
    #expect(request.picture != LetterRequest("学", language: "ja", room: Size(40, 20)).picture)
    let other = ["fc-match": "printf '0\\t/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'"]
    #expect(
      try drawing(other, of: request) == .absent("To see it large, install fonts-kanjistrokeorders."))
  }

  @Test(
    "fontconfig is asked for the letter in its language, whatever the deck's tag contains",
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
