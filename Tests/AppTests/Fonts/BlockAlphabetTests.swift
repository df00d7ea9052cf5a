import Engine
import Foundation
import Interface
import Learning
import Playtest
import Storage
import Testing

@testable import App

@Suite("Built-in letters")
struct BlockAlphabetTests {
  private static let alphabet = BlockAlphabet.standard
  private static let tables = [
    ("Latin", BlockAlphabet.latin), ("Greek", BlockAlphabet.greek), ("Cyrillic", BlockAlphabet.cyrillic),
    ("Georgian", BlockAlphabet.georgian), ("Armenian", BlockAlphabet.armenian),
  ]

  @Test("every line of the tables is a valid letter", arguments: tables.map(\.0))
  func lines(script: String) throws {
    let table = try #require(Self.tables.first { $0.0 == script }).1
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ")
      #expect(BlockShape(parts.dropFirst()) != nil, "\(line)")
    }
  }

  @Test("no two letters of a script look the same", arguments: tables.map(\.0))
  func different(script: String) throws {
    let letters = try #require(Self.letters[script]).unicodeScalars
    var seen: [BlockShape: Unicode.Scalar] = [:]
    for letter in letters {
      let shape = try #require(Self.alphabet[letter], "no \(letter)")
      #expect(seen[shape] == nil, "\(letter) looks like \(seen[shape]!)")
      seen[shape] = letter
    }
  }

  @Test("lines of a sentence are one below the other")
  func sentence() throws {
    let request = LetterRequest("la\n___.", language: "es", room: Size(30, 10), mosaic: .halves)
    let picture = try #require(LetterPicture(inBlocks: request)).picture
    var canvas = Canvas(picture.size)
    canvas.draw(picture, at: .zero, Style())
    try Golden.compare(canvas.rows.joined(separator: "\n"), with: "block-lines")
  }

  @Test("every text of the decks in a supported script can be drawn")
  func decks() throws {
    var count = 0
    for deck in try DeckFolder.all() {
      for word in deck.words {
        for text in [word.term, word.letter?.capital ?? ""] + word.meanings where DeckFolder.isOurs(text) {
          #expect(Self.alphabet.shape(of: text) != nil, "\(deck.id): \(text)")
          count += 1
        }
      }
    }
    #expect(count > 1000)
  }

  @Test("a word is one line, scaled by a whole factor")
  func word() throws {
    let small = LetterRequest("წყალი", language: "ka", room: Size(40, 6), mosaic: .halves)
    let large = LetterRequest("წყალი", language: "ka", room: Size(80, 10), mosaic: .halves)
    let (first, second) = (
      try #require(LetterPicture(inBlocks: small)), try #require(LetterPicture(inBlocks: large))
    )
    #expect(
      second.picture.width == 2 * first.picture.width && second.picture.height == 2 * first.picture.height)
    #expect(
      LetterPicture(inBlocks: LetterRequest("水", language: "zh", room: Size(40, 9), mosaic: .halves)) == nil)
    let narrow = LetterRequest("გამარჯობა", language: "ka", room: Size(20, 9), mosaic: .halves)
    #expect(LetterPicture(inBlocks: narrow) == nil)
  }

  @Test("letters match their goldens", arguments: tables.map(\.0))
  func golden(script: String) throws {
    let letters = try #require(Self.letters[script])
    var rows: [String] = []
    for line in letters.chunks(of: 12) {
      let text = line.map { String($0) }.joined(separator: " ")
      let request = LetterRequest(text, language: "und", room: Size(200, 20), mosaic: .halves)
      var look = Look()
      let shape = try #require(Self.alphabet.shape(of: text))
      look.pictures.store(
        LetterPicture(rows: shape.rows, guides: [], mosaic: .halves).picture, as: request.picture)
      let picture = try #require(look.pictures[request.picture])
      var canvas = Canvas(picture.size, look: look)
      canvas.draw(picture, at: .zero, Style(look.theme.text))
      rows += canvas.rows + [""]
    }
    try Golden.compare(rows.joined(separator: "\n"), with: "blocks-\(script.lowercased())")
  }

  /// Capitals first, in scripts that have them.
  private static let letters: [String: String] = [
    "Latin": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáéíóúñüçœæŒÆ0123456789",
    "Greek": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ",
    "Cyrillic": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "Georgian": "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ",
    "Armenian": "ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև",
  ]
}

extension String {
  /// The characters in groups.
  fileprivate func chunks(of count: Int) -> [Substring] {
    var chunks: [Substring] = []
    var rest = self[...]
    while !rest.isEmpty {
      chunks.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return chunks
  }
}

/// The decks that Babble comes with.
enum DeckFolder {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Assets/Decks")

  static func all() throws -> [Deck] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
      .map { name in
        try DeckFormat.read([UInt8](Data(contentsOf: folder.appending(path: name))), file: name)
      }
  }

  /// Whether a text is in a script with built-in letters.
  static func isOurs(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { $0.value < 0x0590 || (0x10A0...0x10FF).contains($0.value) }
  }
}
