@testable import DeckFormats
@testable import Formats
import Deterministic
import Learning
import Testing

@Suite("Reading tables")
struct TableReadingTests {
  private func read(_ text: String, _ file: String = "a.csv") throws(TextError) -> [Word] {
    try DeckFormat.read(Array(text.utf8), file: file).words
  }

  private func failure(_ text: String) -> TextError? {
    do throws(TextError) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("quoted fields can contain separators, quotes and line breaks")
  func quotes() throws {
    let text = "term,meaning,notes\r\n\"say \"\"hi\"\"\",\"a, b\",\"one\r\ntwo\"\r\nc,d,\r\n"
    let words = try read(text)
    #expect(words.map(\.term) == [#"say "hi""#, "c"])
    #expect(words[0].meanings == ["a, b"])
    #expect(words[0].notes == "one\r\ntwo")
    #expect(words[1].notes == nil)
  }

  @Test("lines end with LF, CR LF or CR, and the last one needs no end", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let text = ["", "term,meaning", "a,b", "", ",", "c,d"].joined(separator: end)
    #expect(try read(text).map(\.term) == ["a", "c"])
  }

  @Test("columns are found by many names, in any order and case")
  func headings() throws {
    let text =
      "Part of Speech;Back;FRONT;Meaning 2;Pinyin;key;colour;Tags\nnoun;tea; brown;茶;;chá;t1;red;x; y\n"
    let word = try read(
      "Part of Speech,Back,FRONT,Meaning 2,Pinyin,key,colour,Tags\nnoun,tea,茶,brown; x,chá,t1,red,p;q\n")
    #expect(
      word == [
        Word(
          id: "t1", term: "茶", meanings: ["tea", "brown", "x"], reading: "chá", partOfSpeech: "noun",
          tags: ["p", "q"])
      ])
    #expect(failure(text)?.problem == .tooManyFields(8))
  }

  @Test("several meanings are in one field, separated by semicolons")
  func meanings() throws {
    #expect(try read("term,meaning\na,to do; to make;\n")[0].meanings == ["to do", "to make"])
    #expect(try read("term;meaning\na;\"to do; to make\"\n")[0].meanings == ["to do", "to make"])
  }

  @Test("row 27: what RFC 4180 forbids is an error with its place")
  func errors() {
    let cases: [(String, TextError.Problem, Int, Int)] = [
      ("term,meaning\na,b\nc \"x\",d\n", .bareQuote, 3, 3),
      ("term,meaning\na,\"b\" c\n", .textAfterQuote, 2, 6),
      ("term,meaning\n\"a\nb,c\n", .unterminatedQuote, 2, 1),
      ("term,meaning\na,b\u{0}c\n", .nul, 2, 4),
      ("term,meaning\na,b,c\n", .tooManyFields(2), 2, 5),
      ("term,meaning\nქა,b\n,c\n", .emptyTerm, 3, 1),
      ("term,meaning\nქა,\n", .noMeanings, 2, 1),
      ("term,meaning\nა,;\n", .noMeanings, 2, 3),
      ("term,colour\na,b\n", .missingColumn("meanings"), 1, 1),
      ("meaning,colour\na,b\n", .missingColumn("term"), 1, 1),
      ("a,b,c\n", .noTable, 1, 1), ("a\n", .noTable, 1, 1), ("a,\n", .noTable, 1, 1),
      ("", .noTable, 1, 1),
      ("term,word,meaning\n", .duplicateColumn("word"), 1, 6),
      ("id,term,meaning\nx,a,b\nx,c,d\n", .duplicateID("x", line: 2), 3, 1),
      ("id,term,meaning\n../x,a,b\n", .badWordID, 2, 1),
    ]
    for (text, problem, line, column) in cases {
      #expect(
        failure(text) == TextError(problem, at: TextPlace(line: line, column: column), in: "a.csv"), "\(text)"
      )
    }
  }

  @Test(
    "two columns without a header are the word and its meaning, which is reported as a guess",
    arguments: ["agua\twater\nla sal\tsalt; wit\n", "\u{FEFF}\nagua,water\nla sal,salt; wit"])
  func unnamed(text: String) throws {
    let words = try read(text, "quizlet.txt")
    #expect(
      words.map(\.term) == ["agua", "la sal"] && words.map(\.meanings) == [["water"], ["salt", "wit"]])
    #expect(DeckFormat.guess(in: Array(text.utf8), file: "quizlet.txt")?.hasPrefix("No line names") == true)
  }

  @Test(
    "nothing is guessed of a file with a header, or that is no table",
    arguments: ["term,meaning\na,b\n", "{}", "a\n", ""])
  func named(text: String) {
    #expect(DeckFormat.guess(in: Array(text.utf8), file: "a.txt") == nil)
  }

  @Test("row 27: bytes that are not UTF-8 are an error with their place")
  func encoding() {
    let bytes = Array("term,meaning\na,".utf8) + [0xE9, 0x0A]
    let expected = TextError(.notUTF8, at: TextPlace(line: 2, column: 3), in: "a.csv")
    #expect(throws: expected) { try DeckFormat.read(bytes, file: "a.csv") }
  }

  @Test("row 27: a line that never ends is refused after 64 KB, quoted or not")
  func longLines() {
    let long = String(repeating: "x", count: 1 << 20)
    for line in ["a," + long, "a,\"" + long, "a,\"" + String(repeating: "\n", count: 1 << 20)] {
      let expected = TextError(.lineTooLong(limit: 64 << 10), at: TextPlace(line: 2, column: 1), in: "a.csv")
      #expect(failure("term,meaning\n" + line) == expected)
    }
  }

  @Test("random bytes are a deck or an error, never a crash", arguments: 0..<200)
  func noise(seed: UInt64) {
    var chance = Chance(seed: seed)
    let pieces = [
      "term", "meaning", ",", "\"", "\n", "\r\n", "\t", ";", "{", "[", "é", "\u{0}", "a", " ", "}", ":",
    ]
    for file in ["a.csv", "a.tsv", "a.json", "a"] {
      var text = chance.below(2) == 0 ? "term,meaning\n" : ""
      for _ in 0..<chance.below(60) { text += pieces[chance.below(pieces.count)] }
      let deck = try? DeckFormat.read(Array(text.utf8), file: file)
      #expect(deck?.words.allSatisfy { !$0.term.isEmpty && !$0.meanings.isEmpty } ?? true, "seed \(seed)")
    }
  }
}
