import Deterministic
import Learning
import Testing

@testable import Formats
@testable import Storage

@Suite("Writing decks")
struct DeckWritingTests {
  static let endings = ["json", "csv", "tsv", "txt"]

  /// Pieces that have a meaning in one format or another, and some that look like them.
  private static let pieces = [
    "a", "é", "e\u{301}", "ქ", "茶", "👩‍👧", "\u{200B}", "\u{202E}", "\u{1B}[31m", " ", "  ", "\t", "\n", "\r",
    "\r\n",
    ",", ";", "\\", "\"", "\"\"", "#", ":", "/", "|", "<b>", "&amp;", "[sound:a.mp3]", "=1+1", "-", "\u{85}",
    "\u{301}",
    "\u{A0}", "null", "..", "#separator:tab",
  ]

  private static func text(_ chance: inout Chance, most: Int = 6) -> String {
    (0...chance.below(most)).map { _ in pieces[chance.below(pieces.count)] }.joined()
  }

  private static func word(_ number: Int, _ chance: inout Chance) -> String {
    func maybe(_ key: String) -> String? {
      chance.below(3) == 0 ? "\"\(key)\": \(quoted(text(&chance)))" : nil
    }
    func list(_ key: String) -> String? {
      let items = (0..<chance.below(4)).map { _ in quoted(text(&chance)) }
      return items.isEmpty ? nil : "\"\(key)\": [\(items.joined(separator: ", "))]"
    }
    // A term without an id becomes one, so it must not look like a path.
    let hasID = chance.below(2) == 0
    let id = quoted("w\(number)" + ["", "#", "/x", " y", "\"", ";"][chance.below(6)])
    let term = hasID ? text(&chance) + "t\(number)" + text(&chance) : "\u{200B} t\n\(number)e\u{301} "
    let meanings = (0...chance.below(3)).map { _ in quoted("m" + text(&chance)) }.joined(separator: ", ")
    let members =
      [hasID ? "\"id\": \(id)" : nil, "\"term\": \(quoted(term))", "\"meanings\": [\(meanings)]"]
      + ["reading", "romanization", "partOfSpeech", "mnemonic", "notes"].map(maybe)
      + ["sentence", "sentenceReading", "sentenceMeaning", "list", "source", "licence", "sound"].map(maybe)
      + ["tags", "distractors", "contrast", "terms", "readings"].map(list)
      + [chance.below(3) == 0 ? "\"rank\": \(1 + chance.below(9000))" : nil]
      + [chance.below(4) == 0 ? "\"letter\": \(letter(&chance))" : nil]
    return "{\(members.compactMap { $0 }.joined(separator: ", "))}"
  }

  private static func letter(_ chance: inout Chance) -> String {
    let level = Letter.Level.allCases[chance.below(Letter.Level.allCases.count)].rawValue
    let texts = ["capital", "ipa", "sound", "writing", "capitalWriting"].map {
      "\"\($0)\": \(quoted(text(&chance)))"
    }
    return """
      {"level": "\(level)", "romanizations": {"\(chance.below(3))": \(quoted(text(&chance))), "x": ""},
       "examples": [\(gloss(&chance))], "similar": ["w0", "w1"], \(texts.joined(separator: ", "))}
      """
  }

  private static func gloss(_ chance: inout Chance) -> String {
    #"{"term": \#(quoted(text(&chance))), "meaning": \#(quoted(text(&chance)))}"#
  }

  private static func alphabet(_ chance: inout Chance) -> String {
    """
    "alphabet": {"systems": [{"id": "x", "name": \(quoted(text(&chance)))}], "practice": [\(gloss(&chance))],
     "units": [{"term": \(quoted(text(&chance))), "after": "a", "letters": ["w0"], "romanizations": {"x": "y"}}]},
    """
  }

  private static func credits(_ chance: inout Chance) -> String {
    "\"credits\": [{\"name\": \(quoted("N" + text(&chance))), \"licence\": \(quoted(text(&chance)))}],"
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: JSON.write(.string(text), spread: 0), as: UTF8.self)
  }

  /// A deck of 0 to 8 words as JSON, before a reader has normalised it.
  private static func deck(_ chance: inout Chance) -> String {
    let words = (0..<chance.below(9)).map { word($0, &chance) }.joined(separator: ",\n")
    let kind = ["words", "alphabet"][chance.below(2)]
    let languages = ["{}", #"{"term": "ka"}"#, #"{"term": "zh-Hans", "meaning": "en"}"#][chance.below(3)]
    return """
      {"id": "deck-\(chance.below(9))", "name": \(quoted("N" + text(&chance))), "kind": "\(kind)",
       "language": \(languages), \(chance.below(2) == 0 ? alphabet(&chance) : "")
       \(chance.below(2) == 0 ? credits(&chance) : "") "words": [\(words)]}
      """
  }

  @Test("writing and reading gives the same deck in every text, byte for byte", arguments: 0..<300)
  func sameAgain(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let text = Self.deck(&chance)
    let deck = try DeckFormat.read(Array(text.utf8), file: "given.json")
    let original = try DeckFormat.write(deck, file: "x.json")
    for ending in Self.endings {
      let bytes = try DeckFormat.write(deck, file: "any name.\(ending)")
      let again = try DeckFormat.read(bytes, file: "other name.\(ending)")
      #expect(again == deck, "seed \(seed), .\(ending)")
      #expect(try DeckFormat.write(again, file: "x.json") == original, "seed \(seed), .\(ending)")
    }
  }

  private let tea = Deck(
    id: "drinks", name: "Drinks", language: .init(term: "ja", meaning: "en"),
    words: [
      Word(
        id: "tea", term: "茶", meanings: ["tea", "a; b"], reading: "ちゃ", notes: "say \"cha\"",
        tags: ["hot", "leaf"],
        distractors: ["coffee"]),
      Word(id: "w", term: "水", meanings: ["water"]),
    ])

  private func written(_ ending: String) throws -> String {
    String(decoding: try DeckFormat.write(tea, file: "a.\(ending)"), as: UTF8.self)
  }

  @Test("JSON has one word per line and leaves out what a word doesn't have")
  func json() throws {
    #expect(
      try written("json") == """
        {
          "id": "drinks",
          "kind": "words",
          "language": {
            "meaning": "en",
            "term": "ja"
          },
          "name": "Drinks",
          "words": [
            {"distractors":["coffee"],"id":"tea","meanings":["tea","a; b"],"notes":"say \\"cha\\"","reading":"ちゃ","tags":["hot","leaf"],"term":"茶"},
            {"id":"w","meanings":["water"],"term":"水"}
          ]
        }

        """)
  }

  @Test(
    "CSV has the columns that are used, RFC 4180's line ends, and the deck's data on the first line")
  func csv() throws {
    let lines = [
      "id,term,meanings,reading,distractors,notes,tags,deck id,deck name,term language,meaning language",
      #"tea,茶,tea; a\; b,ちゃ,coffee,"say ""cha""",hot; leaf,drinks,Drinks,ja,en"#, "w,水,water,,,,,,,,", "",
    ]
    #expect(try written("csv") == lines.joined(separator: "\r\n"))
  }

  @Test("Anki's text has its head, ids in field 1 and tags separated by spaces")
  func anki() throws {
    let lines = [
      "#separator:tab", "#html:false", "#deck id:drinks", "#deck:Drinks", "#term language:ja",
      "#meaning language:en", "#guid column:1", "#tags column:7",
      "#columns:guid\tterm\tmeanings\treading\tdistractors\tnotes\ttags",
      "drinks/tea\t茶\ttea; a\\; b\tちゃ\tcoffee\t\"say \"\"cha\"\"\"\thot leaf", "drinks/w\t水\twater\t\t\t\t",
      "",
    ]
    #expect(try written("txt") == lines.joined(separator: "\n"))
  }

  @Test(
    "an unknown extension is an error that lists the known ones",
    arguments: ["a.xml", "a", ".", "json"])
  func endings(file: String) {
    let error = #expect(throws: TextError.self) { try DeckFormat.write(tea, file: file) }
    #expect(
      error?.description
        == "\(file): the file's ending names no format. End it with .json, .csv, .tsv, or .txt for Anki.")
  }

  @Test("a word too long to be read from a table is refused in a table, and written as JSON")
  func longWord() throws {
    let meanings = "abcd".map { String(repeating: $0, count: 17_000) }
    let deck = Deck(id: "long", name: "Long", words: [Word(id: "w", term: "t", meanings: meanings)])
    for ending in ["csv", "tsv", "txt"] {
      let error = #expect(throws: TextError.self) { try DeckFormat.write(deck, file: "a.\(ending)") }
      #expect(error?.description.contains("Write a .json file.") == true)
    }
    let bytes = try DeckFormat.write(deck, file: "a.json")
    #expect(try DeckFormat.read(bytes, file: "a.json") == deck)
  }

  @Test("a deck that would be too large to be read again is refused")
  func largeDeck() {
    let note = String(repeating: "n", count: 60_000)
    let words = (0..<300).map { Word(id: "w\($0)", term: "t", meanings: ["m"], notes: note) }
    for ending in Self.endings {
      #expect(throws: TextError.self) {
        try DeckFormat.write(Deck(id: "a", name: "A", words: words), file: "a.\(ending)")
      }
    }
  }

  @Test("data of the whole deck may be on any line of a table, but not with two values")
  func head() throws {
    let text = "term,meaning,Deck Name,deck id\na,b,,\nc,d,Mine,my-deck\n,,Mine,\n"
    let deck = try DeckFormat.read(Array(text.utf8), file: "a.csv")
    #expect(deck.name == "Mine" && deck.id == "my-deck" && deck.words.count == 2)
    let error = #expect(throws: TextError.self) {
      try DeckFormat.read(Array((text + "e,f,Yours,\n").utf8), file: "a.csv")
    }
    #expect(error?.description.contains("line 5, column 5: the deck name is given twice") == true)
  }
}
