import Engine
import Interface
import Playtest
import Testing

@testable import App

@Suite("Large words")
struct WordDrawingTests {
  private static let font = FontFile(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

  private func drawn(_ word: String, _ mosaic: Mosaic, columns: Int = 76, rows: Int = 7) -> Picture? {
    let room = Size(columns, rows)
    return LetterPicture(LetterRequest(word, language: "ka", room: room, mosaic: mosaic), font: Self.font)?
      .picture
  }

  @Test(
    "fit their room in every mosaic", arguments: [Mosaic.halves, .ascii, .sextants, .octants])
  func room(mosaic: Mosaic) throws {
    for word in ["ვაშლი", "გამარჯობა", "a", "Щука", "mañana"] {
      let picture = try #require(drawn(word, mosaic), "\(word)")
      #expect(picture.size.width <= 76 && picture.size.height <= 7 && picture.mosaic == mosaic, "\(word)")
    }
  }

  @Test("are finer but equally large in finer mosaics")
  func finer() throws {
    let halves = try #require(drawn("წყალი", .halves, rows: 12))
    for mosaic in [Mosaic.sextants, .octants] {
      let fine = try #require(drawn("წყალი", mosaic, rows: 12))
      #expect(fine.height > halves.height && abs(fine.size.width - halves.size.width) <= 3, "\(mosaic)")
    }
  }

  @Test(
    "are in braille if blocks are too coarse, and not drawn if braille is, too, or if only ASCII is allowed"
  )
  func coarse() {
    #expect(drawn("გამარჯობა", .halves, columns: 36, rows: 7)?.mosaic == .braille)
    #expect(drawn("გამარჯობა", .ascii, columns: 36, rows: 7) == nil)
    #expect(drawn("გამარჯობა", .halves, columns: 16, rows: 7) == nil)
  }

  @Test("lines of a sentence are of one size, one below the other, and a gap stands on the base line")
  func lines() throws {
    let one = try #require(drawn("hp ___.", .halves, rows: 6))
    let two = try #require(drawn("hp ___.\nhp ___.", .halves, rows: 12))
    #expect(two.width == one.width && (2 * one.height + 1...24).contains(two.height), "\(one) \(two)")
    let gap = try #require(drawn("a___", .halves, rows: 6))
    #expect((0..<gap.width).filter { gap.isSet($0, gap.inkRows.upperBound - 1) }.count > gap.width / 2)
    #expect(drawn("one\ntwo", .halves, rows: 6)?.mosaic == .braille, "too coarse for two lines of blocks")
  }

  @Test(
    "in scripts that join letters or run from right to left are left to the terminal",
    arguments: ["שלום", "سلام", "नमस्ते"])
  func shaped(word: String) {
    #expect(drawn(word, .halves) == nil)
  }

  @Test("match their goldens", arguments: [Mosaic.halves, .ascii, .sextants, .octants, .braille])
  func golden(mosaic: Mosaic) throws {
    let columns = mosaic == .braille ? 36 : 76
    let picture = try #require(drawn("გამარჯობა", mosaic == .braille ? .halves : mosaic, columns: columns))
    var canvas = Canvas(picture.size)
    canvas.draw(picture, at: .zero, Style())
    try Golden.compare(canvas.rows.joined(separator: "\n"), with: "word-\(mosaic)")
  }
}
