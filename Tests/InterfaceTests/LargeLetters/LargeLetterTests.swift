import Engine
import Interface
import Playtest
import Testing

struct LargeLetterTests {
  private static let large = LargeLetter("ბ", language: "ka", in: Rect(1, 1, 22, 8))

  /// A ring with a stem, like a letter.
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

  private func frame(
    _ picture: LetterPicture?, absence: Text = .empty, _ ornaments: Ornaments = .unicode
  ) -> String {
    var look = Look(ornaments: ornaments)
    if let picture { look.pictures.store(picture.picture, as: Self.large.request.picture) }
    var canvas = Canvas(Size(24, 10), look: look)
    Self.large.draw(on: &canvas, absence: absence)
    return canvas.rows.joined(separator: "\n")
  }

  @Test("a picture is centred in its place, with its guide lines")
  func picture() throws {
    try Golden.compare(frame(Self.picture), with: "large-letter")
    try Golden.compare(frame(Self.picture, .ascii), with: "large-letter-ascii")
  }

  @Test("without a picture the letter is plain, with the remedy if known")
  func plain() {
    #expect(frame(nil).split(separator: "\n").contains("           ბ"))
    let absent = frame(nil, absence: "Install fonts-x.")
    #expect(absent.contains("ბ") && absent.contains("Install fonts-x."))
  }

  @Test("nothing is drawn outside its place, however small that is")
  func clipping() {
    for width in 0...8 {
      for height in 0...5 {
        let small = LargeLetter("ბ", language: "ka", in: Rect(2, 2, width, height))
        var look = Look()
        look.pictures.store(Self.picture.picture, as: small.request.picture)
        var canvas = Canvas(Size(20, 20), look: look)
        let empty = canvas
        small.draw(on: &canvas, absence: .empty)
        for y in 0..<20 {
          for x in 0..<20 where !Rect(2, 2, width, height).contains(Point(x, y)) {
            #expect(canvas[Point(x, y)] == empty[Point(x, y)])
          }
        }
      }
    }
  }
}
