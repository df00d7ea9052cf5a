import Engine
import Interface
import Playtest
import Testing

@Suite("A large sentence")
struct LargeSentenceTests {
  private static let asked: Text = "Your mother's mother is your ___."
  private static let answered: Text = "Your mother's mother is your grandmother."
  private static let picture = Picture(rows: [[true, true], [true, false]], mosaic: .halves)

  /// With pictures for so many of the requests, and none for the others.
  private func canvas(
    _ text: Text = asked, later: Text = answered, size: Size = Size(100, 16), mosaic: Mosaic = .halves,
    drawn: Int? = nil
  ) -> Canvas {
    var look = Look()
    look.mosaic = mosaic
    var canvas = Canvas(size, look: look)
    let sentence = LargeSentence(text, later: later, language: "en")
    sentence.draw(on: &canvas, in: canvas.bounds)
    guard let drawn else { return canvas }
    for (index, request) in requests(canvas).enumerated() {
      canvas.look.pictures.store(index < drawn ? Self.picture : nil, as: request.picture)
    }
    canvas.clear()
    sentence.draw(on: &canvas, in: canvas.bounds)
    return canvas
  }

  private func requests(_ canvas: Canvas) -> [LetterRequest] {
    canvas.wanted.compactMap { $0 as? LetterRequest }
  }

  @Test("is broken between words into lines of about one length, as many as make it largest")
  func lines() {
    let wide = requests(canvas()).map(\.letter)
    #expect(
      wide == ["Your mother's\nmother is your ___.", "Your mother's mother\nis your grandmother."], "\(wide)")
    let narrow = requests(canvas(size: Size(60, 20))).map(\.letter)
    #expect(narrow.first == "Your mother's\nmother is\nyour ___.", "\(narrow)")
  }

  @Test("has its plain text in the last row, where that stays when the picture comes")
  func still() {
    let (before, after) = (canvas(), canvas(drawn: 2))
    #expect(before.rows[15].contains("your ___.") && before.rows[15] == after.rows[15])
    #expect(after.rows.contains { $0.contains("█▀") } && before.rows.count { !$0.isEmpty } == 1)
  }

  @Test("isn't large if the text that follows can't be", arguments: [0, 1])
  func both(drawn: Int) {
    let rows = canvas(drawn: drawn).rows
    #expect(rows.joined().contains("Your mother's mother is your ___.") && !rows.joined().contains("█"))
    #expect(rows[15].isEmpty, "\(rows)")
  }

  @Test("where it doesn't fit it stands in short lines with air between them")
  func plain() {
    let text: Text = "They have two girls and one boy: two daughters and one ___."
    for plain in [canvas(text, later: text, size: Size(76, 8)), canvas(text, later: text, mosaic: .plain)] {
      let rows = plain.rows.map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
      #expect(rows == ["They have two girls and one", "boy: two daughters and one ___."], "\(rows)")
      #expect(plain.wanted.isEmpty && plain.rows.contains(""))
    }
    let low = canvas(text, later: text, size: Size(56, 2))
    #expect(low.rows[0].contains("two daughters and one") && low.rows[1].contains("___."), "\(low.rows)")
  }
}
