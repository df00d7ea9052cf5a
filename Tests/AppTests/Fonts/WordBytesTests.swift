import Engine
import Foundation
import Interface
import Learning
import Playtest
import Terminal
import Testing

@testable import App

@Suite("Output for a word's picture")
struct WordBytesTests {
  private static let font = FontFile(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

  /// Windows with the place of a question, and the byte limit, if any.
  private static let windows: [(window: Size, place: Rect, most: Int?)] = [
    (Size(80, 24), Rect(2, 3, 76, 8), 1536), (Size(120, 40), Rect(10, 3, 100, 16), nil),
    (Size(160, 45), Rect(30, 3, 100, 18), nil),
  ]

  @Test(
    "it takes at most 200 bytes plus five per cell, once, and none while nothing changes",
    arguments: zip([Mosaic.halves, .sextants, .octants, .ascii], 0..<4))
  func bytes(mosaic: Mosaic, sample: Int) throws {
    try #require(FileManager.default.fileExists(atPath: Self.font.path), "these tests need fonts-dejavu-core")
    var count = 0
    for text in try Self.texts(sample) {
      for (window, place, most) in Self.windows {
        var look = Look()
        look.mosaic = mosaic
        let word = LargeWord(Text(text), language: "und")
        var canvas = Canvas(window, look: look)
        word.draw(on: &canvas, in: place)
        guard let request = canvas.wanted.first as? LetterRequest else { continue }
        let sink = CountingSink()
        let screen = AnsiScreen(sink: sink, features: TerminalFeatures())
        try screen.present(canvas)
        let plain = canvas
        sink.count = 0
        canvas.look.pictures.store(LetterPicture(request, font: Self.font)?.picture, as: request.picture)
        canvas.clear()
        word.draw(on: &canvas, in: place)
        try screen.present(canvas)
        let cells = zip(plain.cells, canvas.cells).count { $0 != $1 }
        #expect(sink.count <= 5 * cells + 200, "\(text) in \(window): \(sink.count) bytes for \(cells) cells")
        if let most { #expect(sink.count <= most, "\(text) in \(window): \(sink.count)") }
        if cells > 0 { count += 1 }
        sink.count = 0
        try screen.present(canvas)
        #expect(sink.count == 0)
      }
    }
    #expect(count > 100)
  }

  /// One of four samples of the words in the decks that this font covers; together they are every ninth.
  private static func texts(_ sample: Int) throws -> [String] {
    let words = try DeckFolder.all().flatMap(\.words)
    return words.enumerated().filter { $0.offset % 36 == 9 * sample }.flatMap {
      [$0.element.term] + $0.element.meanings.prefix(1)
    }
    .filter(DeckFolder.isOurs)
  }
}

/// Counts the bytes that a screen writes.
private final class CountingSink: ByteSink {
  var count = 0

  func write(_ bytes: UnsafeRawBufferPointer) { count += bytes.count }
}
