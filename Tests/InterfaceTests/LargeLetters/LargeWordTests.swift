import Engine
import Interface
import Playtest
import Testing

@Suite("A large word")
struct LargeWordTests {

  private func canvas(
    _ picture: Picture? = nil, text: Text = "ქალი", size: Size = Size(42, 10), mosaic: Mosaic? = nil
  ) -> Canvas {
    var look = Look()
    look.mosaic = mosaic
    var canvas = Canvas(size, look: look)
    let place = Rect(1, 1, size.width - 2, size.height - 2)
    let word = LargeWord(text, language: "ka")
    word.draw(on: &canvas, in: place)
    guard let picture, let request = canvas.wanted.first as? LetterRequest else { return canvas }
    canvas.look.pictures.store(picture, as: request.picture)
    canvas.clear()
    word.draw(on: &canvas, in: place)
    return canvas
  }

  @Test("keeps its plain text in the same row with and without a picture")
  func still() throws {
    let picture = Picture(rows: [[true, true], [true, false]], mosaic: .halves)
    let (before, after) = (canvas(), canvas(picture))
    let row = try #require(before.rows.firstIndex { $0.contains("ქალი") })
    #expect(row == 8 && after.rows[row] == before.rows[row])
    #expect(before.rows.count { !$0.isEmpty } == 1 && after.rows.count { $0.contains("█▀") } == 1)
    #expect(before.wanted.count == 1 && after.wanted.isEmpty)
  }

  @Test("a blank row separates the picture from its plain text where there is room", arguments: 7...20)
  func air(height: Int) throws {
    let request = canvas(size: Size(60, height + 2)).wanted.first as? LetterRequest
    let room = try #require(request).room
    let full = [[Bool]](repeating: [Bool](repeating: true, count: 4), count: 2 * room.height)
    let drawn = canvas(Picture(rows: full, mosaic: .halves), size: Size(60, height + 2))
    let row = try #require(drawn.rows.firstIndex { $0.contains("ქალი") })
    #expect(drawn.rows[row - 1].isEmpty && drawn.rows.contains { $0.contains("█") }, "\(drawn.rows)")
  }

  @Test(
    "is plain and requests nothing if it is too long, the place too low, or plain text is preferred"
  )
  func plain() {
    for plain in [
      canvas(text: "ქალი და კაცი"), canvas(size: Size(42, 6)), canvas(mosaic: .plain),
    ] {
      #expect(plain.wanted.isEmpty)
      #expect(plain.rows[plain.size.height / 2 - 1].contains("ქალი"), "\(plain.rows)")
    }
  }

  @Test("requests another picture for another room or mosaic")
  func requests() throws {
    let wanted = [canvas(), canvas(mosaic: .octants), canvas(size: Size(60, 10))].compactMap {
      $0.wanted.first as? LetterRequest
    }
    #expect(Set(wanted.map(\.picture)).count == 3)
  }
}
