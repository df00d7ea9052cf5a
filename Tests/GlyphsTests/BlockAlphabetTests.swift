import Engine
import LargeLetters
import Playtest
import Testing

@testable import Glyphs

@Suite("Letters of our own")
struct BlockAlphabetTests {
  private static let alphabet = BlockAlphabet.standard
  private static let tables = [
    ("Latin", BlockAlphabet.latin), ("Greek", BlockAlphabet.greek), ("Cyrillic", BlockAlphabet.cyrillic),
    ("Georgian", BlockAlphabet.georgian), ("Armenian", BlockAlphabet.armenian),
  ]

  @Test("each line of the tables is a letter", arguments: tables.map(\.0))
  func lines(script: String) throws {
    let table = try #require(Self.tables.first { $0.0 == script }).1
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ")
      #expect(BlockShape(parts.dropFirst()) != nil, "\(line)")
    }
  }

  @Test("no two letters of a script look alike", arguments: tables.map(\.0))
  func different(script: String) throws {
    let letters = try #require(Self.letters[script]).unicodeScalars
    var seen: [BlockShape: Unicode.Scalar] = [:]
    for letter in letters {
      let shape = try #require(Self.alphabet[letter], "no \(letter)")
      #expect(seen[shape] == nil, "\(letter) looks like \(seen[shape]!)")
      seen[shape] = letter
    }
  }

  @Test("all that the decks' terms, letters and readings need is there, in the scripts that it has")
  func decks() throws {
    for deck in try DeckFolder.all() {
      for word in deck.words {
        for text in [word.term, word.letter?.capital ?? ""] + word.meanings where DeckFolder.isOurs(text) {
          #expect(Self.alphabet.shape(of: text) != nil, "\(deck.id): \(text)")
        }
      }
    }
  }

  @Test("a word stands on one line, as large as whole dots let it")
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

  @Test("they look as they should", arguments: tables.map(\.0))
  func golden(script: String) throws {
    let letters = try #require(Self.letters[script])
    var rows: [String] = []
    for line in letters.chunks(of: 12) {
      let text = line.map { String($0) }.joined(separator: " ")
      let request = LetterRequest(text, language: "und", room: Size(200, 20), mosaic: .halves)
      var look = Look()
      let shape = try #require(Self.alphabet.shape(of: text))
      look.pictures.keep(
        LetterPicture(rows: shape.rows, guides: [], mosaic: .halves).picture, as: request.picture)
      let picture = try #require(look.pictures[request.picture])
      var canvas = Canvas(picture.size, look: look)
      canvas.draw(picture, at: .zero, Style(look.theme.text))
      rows += canvas.rows + [""]
    }
    try Golden.compare(rows.joined(separator: "\n"), with: "blocks-\(script.lowercased())")
  }

  /// Upper case first, where there are cases.
  private static let letters: [String: String] = [
    "Latin": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzáéíóúñüç0123456789",
    "Greek": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ",
    "Cyrillic": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "Georgian": "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ",
    "Armenian": "ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև",
  ]
}

extension String {
  /// Its characters, so many at a time.
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
