import Engine
import Interface
import Playtest
import Testing

struct LargeLetterTests {
  private static let large = LargeLetter("ბ", language: "ka", in: Rect(1, 1, 22, 8))

  /// A ring with a stem, as a letter might be.
  private static let picture: LetterPicture = {
    let rows = (0..<26).map { y in
      (0..<14).map { x in
        let (dx, dy) = (2 * x - 13, 2 * y - 35)
        return (81...169).contains(dx * dx + dy * dy) && y < 26 || x < 3 && (3..<18).contains(y)
      }
    }
    let guides = [(.ascender, 3), (.xHeight, 11), (.base, 24)] as [(LetterPicture.Guide.Line, Int)]
    return LetterPicture(rows: rows, guides: guides.map { .init($0.0, $0.1) })
  }()

  private func frame(_ drawing: LetterDrawing?, _ ornaments: Ornaments = .unicode) -> String {
    var look = Look(ornaments: ornaments)
    if let drawing { look.letters.keep(drawing, for: Self.large.request) }
    var canvas = Canvas(Size(24, 10), look: look)
    Self.large.draw(on: &canvas)
    return canvas.rows.joined(separator: "\n")
  }

  @Test("a picture stands in the middle of its place, on its lines")
  func picture() throws {
    try Golden.compare(frame(.picture(Self.picture)), with: "large-letter")
    try Golden.compare(frame(.picture(Self.picture), .ascii), with: "large-letter-ascii")
  }

  @Test("until there is one the letter is plain, and where there is none it says what to do")
  func plain() {
    #expect(frame(nil).split(separator: "\n").contains("           ბ"))
    let absent = frame(.absent("Install fonts-x."))
    #expect(absent.contains("ბ") && absent.contains("Install fonts-x."))
  }

  @Test("nothing is drawn outside of its place, however small that is")
  func clipping() {
    for width in 0...8 {
      for height in 0...5 {
        let small = LargeLetter("ბ", language: "ka", in: Rect(2, 2, width, height))
        var look = Look()
        look.letters.keep(.picture(Self.picture), for: small.request)
        var canvas = Canvas(Size(20, 20), look: look)
        let empty = canvas
        small.draw(on: &canvas)
        for y in 0..<20 {
          for x in 0..<20 where !Rect(2, 2, width, height).contains(Point(x, y)) {
            #expect(canvas[Point(x, y)] == empty[Point(x, y)])
          }
        }
      }
    }
  }

  @Test("the oldest pictures go when there are very many")
  func forgetting() {
    var letters = LetterPictures()
    let requests = (0..<100).map { LetterRequest("\($0)", language: "ka", room: Size(9, 9)) }
    for request in requests { letters.keep(.absent(Text(request.letter)), for: request) }
    letters.keep(.absent("again"), for: requests[99])
    #expect(letters[requests[0]] == nil)
    #expect(letters[requests[98]] == .absent("98") && letters[requests[99]] == .absent("again"))
  }
}
