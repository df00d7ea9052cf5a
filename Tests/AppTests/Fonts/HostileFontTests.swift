import Deterministic
import Engine
import Foundation
import Interface
import Testing

@testable import App

/// FreeType reads what the system's list of fonts names, and anybody can add a font to that.
@Suite("Fonts from strangers")
struct HostileFontTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID()).ttf").path
  private let whole: [UInt8]

  init() throws {
    let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    whole = [UInt8](try #require(FileManager.default.contents(atPath: file), "this needs fonts-dejavu-core"))
  }

  @Test("a letter of more dots than any screen has isn't drawn, nor its word")
  func huge() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    var bytes = whole
    // Sixteen units to the em, the fewest that there may be, make each letter 128 times as large.
    bytes.replaceSubrange(try table("head", in: bytes) + 18..<table("head", in: bytes) + 20, with: [0, 16])
    try write(bytes)
    #expect(drawn("w", in: Size(320, 320)).map { $0.rows.count } == nil)
    let request = LetterRequest("w", language: "en", room: Size(80, 20))
    #expect(LetterPicture(request, font: FontFile(path: path)) == nil)
  }

  @Test("a letter of the size that was asked for is drawn")
  func usual() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try write(whole)
    let glyph = try #require(drawn("w", in: Size(640, 320)))
    #expect(glyph.rows.count > 100 && glyph.rows[0].count > 300)
  }

  @Test("a font with random damage is drawn or isn't, and nothing traps")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let seed =
      ProcessInfo.processInfo.environment["BABBLE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    var chance = Chance(seed: seed)
    let names = ["head", "maxp", "loca", "glyf", "hmtx", "cmap", "fpgm", "prep"]
    for round in 0..<100 {
      var bytes = whole
      let start = try table(names[round % names.count], in: bytes)
      let length = min(4096, bytes.count - start)
      for _ in 0..<20 { bytes[start + chance.below(length)] = UInt8(chance.below(256)) }
      if round % 10 == 9 { bytes.removeLast(chance.below(bytes.count)) }
      try write(bytes)
      let request = LetterRequest("ab", language: "en", room: Size(40, 10))
      let picture = LetterPicture(request, font: FontFile(path: path))
      #expect((picture?.picture.inkRows.count ?? 0) <= 160, "seed \(seed)")
    }
  }

  private func drawn(_ letter: Unicode.Scalar, in dots: Size) -> Font.Glyph? {
    guard let font = Font(FontFile(path: path)), font.resize(to: dots) else { return nil }
    return font.draw(letter)
  }

  /// Where a table of the font begins.
  private func table(_ name: String, in bytes: [UInt8]) throws -> Int {
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16).first {
        bytes[$0..<$0 + 4].elementsEqual(name.utf8)
      })
    return bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
  }

  private func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }
}
