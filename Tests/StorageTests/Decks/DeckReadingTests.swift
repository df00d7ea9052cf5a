import Learning
import Testing

@testable import Formats
@testable import Storage

@Suite("Reading decks")
struct DeckReadingTests {
  private func read(_ text: String, _ file: String = "deck.json") throws(TextError) -> Deck {
    try DeckFormat.read(Array(text.utf8), file: file)
  }

  private func failure(_ text: String, _ file: String = "deck.json") -> TextError? {
    do throws(TextError) {
      _ = try read(text, file)
      return nil
    } catch {
      return error
    }
  }

  @Test("a JSON deck is read completely, and unknown keys do no harm")
  func json() throws {
    let text = """
      {"id": "my-deck", "name": "My deck", "language": {"term": "ja", "meaning": "en"}, "kind": "alphabet",
       "colour": "red", "words": [
        {"id": "tea", "term": "茶", "meanings": ["tea", "brown"], "reading": "ちゃ", "romanization": "cha",
         "partOfSpeech": "noun", "mnemonic": "a roof over grass", "notes": "n", "tags": ["drinks"], "x": [1]}]}
      """
    let tea = Word(
      id: "tea", term: "茶", meanings: ["tea", "brown"], reading: "ちゃ", romanization: "cha",
      partOfSpeech: "noun", mnemonic: "a roof over grass", notes: "n", tags: ["drinks"])
    let languages = Deck.Languages(term: "ja", meaning: "en")
    let deck = Deck(id: "my-deck", name: "My deck", language: languages, kind: .alphabet, words: [tea])
    #expect(try read(text) == deck)
  }

  @Test("white space and invisible characters of ASCII are those of Unicode")
  func blanks() {
    for scalar in (UInt8(0)..<0x80).map({ Unicode.Scalar($0) }) {
      let (text, properties) = (String(Character(scalar)), scalar.properties)
      #expect(("a" + text).trimmed == (properties.isWhitespace ? "a" : "a" + text), "\(scalar.value)")
      let isUnseen = properties.isWhitespace || properties.generalCategory == .control
      #expect(text.isBlank == isUnseen, "\(scalar.value)")
    }
  }

  @Test(
    "a deck without id and name takes them from its file",
    arguments: [
      ("My words.csv", "my-words", "My words"), ("/a/b/../Слова 2.json", "слова-2", "Слова 2"),
      ("C:\\x\\y.json", "c-x-y", "C:\\x\\y"), ("...json", "deck", ".."), ("-rf.csv", "rf", "-rf"),
      ("cafe\u{301}.csv", "caf\u{E9}", "cafe\u{301}"),
    ])
  func fileNames(file: String, id: String, name: String) throws {
    let text =
      file.hasSuffix("csv") ? "term,meaning\na,b\n" : #"{"words": [{"term": "a", "meanings": ["b"]}]}"#
    let deck = try read(text, file)
    #expect(Array(deck.id.utf8) == Array(id.utf8))
    #expect(deck.name == name)
    #expect(Deck.isValidID(deck.id))
  }

  @Test("decks of 0 to 3 words are decks", arguments: 0...3)
  func small(count: Int) throws {
    let words = (0..<count).map { #"{"term": "t\#($0)", "meanings": ["m\#($0)"]}"# }.joined(separator: ",")
    #expect(try read(#"{"words": [\#(words)]}"#).words.map(\.id) == (0..<count).map { "t\($0)" })
    let lines = (0..<count).map { "t\($0),m\($0)\n" }.joined()
    #expect(try read("term,meaning\n" + lines, "a.csv").words.count == count)
  }

  @Test("a word without an id gets its term in normal form C, a second one with #2")
  func ids() throws {
    let terms = ["cafe\u{301}", "caf\u{E9}", "bank", "bank#2", "bank", "bank"]
    let words = terms.map { #"{"term": "\#($0)", "meanings": ["m"]}"# }.joined(separator: ",")
    let ids = try read(#"{"words": [\#(words)]}"#).words.map(\.id)
    #expect(ids == ["caf\u{E9}", "caf\u{E9}#2", "bank", "bank#2", "bank#3", "bank#4"])
    #expect(Array(ids[0].utf8) == Array("caf\u{E9}".utf8))
    #expect(try read("term,meaning\nbank,a\nbank,b\n", "a.csv").words.map(\.id) == ["bank", "bank#2"])
  }

  @Test("invisible characters in a term, and a term of many words, are no reason to refuse it")
  func termsThatAreNoIDs() throws {
    let words = ["te\u{200B}a\u{202E}", "two\nlines", String(repeating: "long ", count: 100)]
    let text = "term,meaning\n" + words.map { "\"\($0)\",m\n" }.joined()
    let deck = try read(text, "a.csv")
    #expect(deck.words[0].id == "tea" && deck.words[0].term == words[0])
    #expect(deck.words.allSatisfy { Word.isValidID($0.id) })
  }

  @Test("a text longer than anybody could learn is refused with its place", arguments: ["term", "notes"])
  func longTexts(field: String) throws {
    for (length, problem) in [(20_000, nil), (20_001, TextError.Problem.longText(limit: 20_000))] {
      let text = String(repeating: "ა", count: length)
      let values = ["term": "a", "notes": "c"].merging([field: text]) { $1 }
      let word = values.map { #""\#($0)": "\#($1)""# }.joined(separator: ",")
      let error = failure("{\"words\": [\n{\"meanings\": [\"b\"], \(word)}]}")
      #expect(error?.problem == problem)
      #expect(error == nil || error?.line == 2)
    }
  }

  @Test(
    "an id is never a path",
    arguments: [
      "../../x", "..", ".", ".hidden", "/etc/passwd", "a/b", "a\\b", "-rf", "", " ", "a b", "a\u{0}",
      "a\u{202E}b",
      String(repeating: "a", count: 65),
    ])
  func deckIDs(id: String) throws {
    let escaped = String(decoding: JSON.write(.string(id), spread: 0), as: UTF8.self)
    #expect(failure("{\n \"id\": \(escaped), \"words\": []}")?.problem == .badDeckID)
    #expect(failure("{\n \"id\": \(escaped), \"words\": []}")?.line == 2)
  }

  @Test(
    "a word's id is no step of a path and has no invisible characters",
    arguments: [
      "../../x", "..", "/x", "a/../b", "a\u{0}b", "a\nb", "\u{200B}", "a\u{202E}b", "",
      String(repeating: "a", count: 201),
    ])
  func wordIDs(id: String) {
    let escaped = String(decoding: JSON.write(.string(id), spread: 0), as: UTF8.self)
    let text = #"{"words": [{"id": \#(escaped), "term": "a", "meanings": ["b"]}]}"#
    #expect(failure(text)?.problem == .badWordID)
  }

  @Test("ids that people use are valid")
  func goodIDs() {
    for id in ["a", "spanish-first", "слова", "日本語", "x.y_z", "हिन्दी"] { #expect(Deck.isValidID(id), "\(id)") }
    for id in ["he/she", "el agua", "bank#2", "¿qué?", "k'", "a.b"] { #expect(Word.isValidID(id), "\(id)") }
  }

  @Test("missing parts of a deck are reported with file, line and column")
  func errors() {
    let cases: [(String, TextError.Problem, Int, Int)] = [
      ("3", .expected("an object"), 1, 1),
      ("{}", .missing("words"), 1, 1),
      (#"{"words": 3}"#, .expected("a list"), 1, 11),
      ("{\"words\": [\n{\"meanings\": [\"b\"]}]}", .missing("term"), 2, 1),
      ("{\"words\": [\n{\"term\": \"a\"}]}", .missing("meanings"), 2, 1),
      ("{\"words\": [\n{\"term\": \"a\", \"meanings\": \"b\"}]}", .expected("a list"), 2, 27),
      ("{\"words\": [\n{\"term\": \" \", \"meanings\": [\"b\"]}]}", .emptyTerm, 2, 1),
      ("{\"words\": [\n{\"term\": \"\u{200B}\", \"meanings\": [\"b\"]}]}", .emptyTerm, 2, 1),
      ("{\"words\": [\n{\"term\": \"a\", \"meanings\": []}]}", .noMeanings, 2, 27),
      ("{\"words\": [\n{\"term\": \"a\", \"meanings\": [\"b\", \"\"]}]}", .noMeanings, 2, 27),
      (#"{"words": [], "kind": "poems"}"#, .expected("\"words\" or \"alphabet\""), 1, 23),
      (#"{"words": [], "language": {"term": "../x"}}"#, .badLanguage, 1, 36),
      (#"{"words": [], "name": " "}"#, .expected("a name that can be seen"), 1, 23),
      (#"{"words": [1,]}"#, .trailingComma, 1, 13),
    ]
    for (text, problem, line, column) in cases {
      let expected = TextError(problem, at: TextPlace(line: line, column: column), in: "deck.json")
      #expect(failure(text) == expected, "\(text)")
    }
  }

  @Test("a repeated id is reported with both places, also in another normal form")
  func duplicates() {
    let text = """
      {"words": [
      {"id": "\u{E9}", "term": "a", "meanings": ["b"]},
      {"id": "e\u{301}", "term": "c", "meanings": ["d"]}]}
      """
    let error = failure(text)
    #expect(error?.problem == .duplicateID("e\u{301}", line: 2))
    #expect(error?.place == TextPlace(line: 3, column: 8))
  }

  @Test("the error reads as a sentence with the place and the remedy")
  func description() {
    let text = failure("{\"words\": [\n{\"term\": \"a\"}]}", "animals.json").map(\.description)
    #expect(text == "animals.json: line 2, column 1: \"meanings\" is missing here. Add it to this object.")
  }

  @Test("a UTF-8 byte order mark is ignored in either format")
  func byteOrderMark() throws {
    #expect(try read("\u{FEFF}{\"words\": []}").words.isEmpty)
    #expect(try read("\u{FEFF}term,meaning\na,b\n", "a.csv").words.map(\.term) == ["a"])
  }

  @Test("the format follows from the content if the extension doesn't tell")
  func formats() throws {
    #expect(try read(#" {"words": [{"term": "a", "meanings": ["b"]}]}"#, "deck").words.count == 1)
    #expect(try read("term\tmeaning\na, b\tc\n", "deck.txt").words[0].term == "a, b")
    #expect(try read("term;meaning\na, b;c\n", "deck").words[0].term == "a, b")
    #expect(failure("term,meaning\na,b\n", "deck.json")?.problem == .unexpected("\"t\""))
  }

  @Test("UTF-16 is read with a byte order mark; without one the error says how")
  func utf16() {
    for text in ["term,meaning\n", #"{"words": []}"#] {
      let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      for (bytes, name) in [(little, "utf-16le"), (big, "utf-16be")] {
        let error = #expect(throws: TextError.self) { try DeckFormat.read(bytes, file: "a b.csv") }
        #expect(error?.description.contains("babble decks import 'a b.csv' --encoding \(name)") == true)
      }
    }
  }

  @Test("a table in UTF-16 or UTF-32 with its mark is a deck, and nothing is said about it")
  func marked() throws {
    let text = "term\tmeaning\r\nBär\tbear\r\n"
    let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let scalars = text.unicodeScalars.flatMap { [0, 0, UInt8($0.value >> 8), UInt8($0.value & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + units, [0, 0, 0xFE, 0xFF] + scalars] {
      #expect(try DeckFormat.read(bytes, file: "unicode.txt").words.map(\.term) == ["Bär"])
      #expect(try DeckFormat.load(bytes, file: "unicode.txt").remarks.isEmpty)
    }
  }

  @Test("Windows-1252 is read and told; anything else is refused with the command that reads it")
  func encodings() throws {
    let ansi = Array("term;meaning\r\nGr".utf8) + [0xF6, 0xDF] + Array("e;size\r\n".utf8)
    #expect(try DeckFormat.read(ansi, file: "a.csv").words.map(\.term) == ["Größe"])
    #expect(try DeckFormat.load(ansi, file: "a.csv").remarks.contains { $0.contains("Windows-1252") })
    let cases: [([UInt8], String)] = [
      (
        [0x8C, 0xA2, 0x2C, 0x64, 0x0A, 0x94, 0x4C, 0x2C, 0x63],
        "babble decks import a.csv --encoding shift-jis"
      ),
      ([0x42, 0x8A, 0x72, 0x2C, 0x62, 0x0D], "babble decks import a.csv --encoding macintosh"),
      ([0xC4, 0xE3, 0xBA, 0xC3, 0x2C, 0x62, 0x0A], "babble decks import a.csv --encoding gb18030"),
    ]
    for (bytes, command) in cases {
      let error = #expect(throws: TextError.self) { try DeckFormat.read(bytes, file: "a.csv") }
      #expect(error?.description.contains(command) == true, "\(command)")
    }
  }

  @Test(
    "an encoding has the names that people know it by",
    arguments: [
      ("Shift_JIS", "CP932"), ("sjis", "CP932"), ("BIG5", "CP950"), ("gbk", "GB18030"), ("EUC-KR", "CP949"),
      ("Windows-1251", "CP1251"), ("macroman", "MACINTOSH"), ("latin-1", nil), ("utf8", nil),
    ])
  func encodingNames(name: String, program: String?) throws {
    #expect(try #require(FileEncoding(named: name)).iconvName == program)
    #expect(FileEncoding(named: "-x") == nil && FileEncoding(named: "") == nil)
  }

  @Test(
    "XML and web pages are refused as what they are",
    arguments: ["<?xml version=\"1.0\"?><a/>", " <!DOCTYPE html>"])
  func xml(text: String) {
    #expect(throws: TextError(.xml, in: "a.kvtml")) { try DeckFormat.read(Array(text.utf8), file: "a.kvtml") }
  }

  @Test("a file above the limit is refused before it is read")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: DeckFormat.byteLimit + 1)
    #expect(throws: TextError(.tooLarge(limit: DeckFormat.byteLimit), in: "a.csv")) {
      try DeckFormat.read(bytes, file: "a.csv")
    }
  }
}
