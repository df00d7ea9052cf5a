import App
import Engine
import Foundation
import Interface
import Playtest
import Testing

@Suite("Large letters")
struct LetterDrawingTests {
  private let font: FontFile

  init() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    try #require(FileManager.default.fileExists(atPath: path), "these tests need fonts-dejavu-core")
    font = FontFile(path: path)
  }

  private func picture(_ letter: String, rows: Int = 20, columns: Int = 40) throws -> LetterPicture {
    let request = LetterRequest(letter, language: "ka", room: Size(columns, rows))
    return try #require(LetterPicture(request, font: font), "no \(letter)")
  }

  /// Georgian letters. ტ has an ascender in most fonts, and only x-height in some; here it rises a little.
  @Test(
    "a letter's outline stays between its guide lines",
    arguments: [
      ("ათიო", false, false), ("ბზმნპრსშჩძწხჰ", true, false), ("გდევკლჟუფღყც", false, true),
      ("ქჭტ", true, true),
    ])
  func levels(letters: String, rises: Bool, hangs: Bool) throws {
    for letter in letters {
      let picture = try picture(String(letter))
      let xHeight = try #require(picture.row(of: .xHeight))
      let base = try #require(picture.row(of: .base))
      // Round strokes overshoot the lines slightly.
      #expect((picture.picture.inkRows.lowerBound < xHeight - 5) == rises, "\(letter)")
      #expect((picture.picture.inkRows.upperBound > base + 5) == hangs, "\(letter)")
      #expect(
        picture.picture.inkRows.lowerBound <= xHeight + 1 && picture.picture.inkRows.upperBound >= base - 1,
        "\(letter)")
    }
  }

  @Test("all letters of an alphabet have one scale")
  func scale() throws {
    let heights = try "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ".map { letter in
      let picture = try picture(String(letter))
      return try #require(picture.row(of: .base)) - #require(picture.row(of: .xHeight))
    }
    #expect(heights.max()! - heights.min()! <= heights.max()! / 8, "\(heights)")
    #expect(heights.min()! > 25)
  }

  @Test(
    "a letter fits its room and fills it in one direction",
    arguments: [Size(40, 20), Size(20, 8), Size(60, 5), Size(9, 20), Size(3, 2)])
  func room(size: Size) throws {
    for letter in ["ა", "ქ", "Щ", "w", "Ω", "Մ"] {
      let picture = try picture(letter, rows: size.height, columns: size.width)
      #expect(
        picture.picture.size.width <= size.width && picture.picture.size.height <= size.height, "\(letter)")
      #expect(
        picture.picture.width > 2 * size.width * 3 / 4 || picture.picture.height > 4 * size.height * 3 / 4,
        "\(letter)")
      #expect(!picture.picture.inkRows.isEmpty)
    }
  }

  @Test("no picture is higher than twenty rows")
  func twentyRows() throws {
    #expect(try picture("ბ", rows: 60, columns: 100).picture.size.height <= 20)
  }

  @Test("two letters are drawn side by side")
  func several() throws {
    let (upper, both) = (try picture("Ա", columns: 80), try picture("Աա", columns: 80))
    #expect(both.picture.width > upper.picture.width * 3 / 2)
  }

  @Test("missing letters, missing fonts and no room give no picture")
  func absent() {
    let request = LetterRequest("あ", language: "ja", room: Size(40, 20))
    #expect(LetterPicture(request, font: font) == nil)
    let letter = LetterRequest("ბ", language: "ka", room: Size(40, 20))
    #expect(LetterPicture(letter, font: FontFile(path: "/nothing")) == nil)
    #expect(LetterPicture(letter, font: FontFile(path: "/etc/passwd")) == nil)
    #expect(LetterPicture(LetterRequest("ბ", language: "ka", room: Size(0, 0)), font: font) == nil)
    #expect(LetterPicture(LetterRequest("", language: "ka", room: Size(9, 9)), font: font) == nil)
  }

  @Test(
    "the package to install depends on the script",
    arguments: [
      ("ბ", "fonts-dejavu-core"), ("Ж", "fonts-dejavu-core"), ("あ", "fonts-noto-cjk"),
      ("ㄱ", "fonts-noto-cjk"), ("水", "fonts-noto-cjk"), ("ก", "fonts-noto-core"),
    ])
  func packages(letter: String, package: String) {
    #expect(GlyphAbsence(of: letter) == .noFont(package: package))
    #expect(GlyphAbsence(of: letter).description == "To see it large, install \(package).")
  }

  @Test(
    "a blank is an empty picture with guide lines",
    arguments: [Size(40, 20), Size(1, 1), Size(9, 2)])
  func blank(room: Size) throws {
    let picture = try #require(LetterPicture(LetterRequest(" ", language: "ka", room: room), font: font))
    #expect(picture.picture.inkRows.isEmpty && !picture.guides.isEmpty)
  }

  @Test("letters match their goldens", arguments: ["ბ", "გ"])
  func golden(letter: String) throws {
    let large = LargeLetter(letter, language: "ka", in: Rect(0, 0, 30, 12))
    var look = Look()
    let drawn = try #require(LetterPicture(large.request, font: font))
    look.pictures.store(drawn.picture, as: large.request.picture)
    var canvas = Canvas(Size(30, 12), look: look)
    large.draw(on: &canvas, absence: .empty)
    try Golden.compare(canvas.rows.joined(separator: "\n"), with: letter == "ბ" ? "ban" : "gan")
  }
}
