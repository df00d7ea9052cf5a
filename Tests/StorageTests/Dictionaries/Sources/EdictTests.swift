import Formats
import Learning
import Testing

@testable import Storage

@Suite("EDICT")
struct EdictTests {
  private func read(_ lines: String...) throws(TextError) -> [DictionaryEntry] {
    try Edict.read(Array((lines.joined(separator: "\n") + "\n").utf8)).values
  }

  @Test("a word has its reading, its parts of speech in words and its senses")
  func senses() throws {
    let entry = try read("走る [はしる] /(v5r,vi) (1) to run/to dash/(v5r,vi) (2) (col) to drive (a car)/(P)/")[0]
    #expect(entry.term == "走る" && entry.reading == "はしる" && entry.language == "ja")
    let speech = "Godan verb, intransitive verb"
    #expect(
      entry.senses == [
        .init(["to run", "to dash"], partOfSpeech: speech),
        .init(["(colloquial) to drive (a car)"], partOfSpeech: speech),
      ])
  }

  @Test("a part of speech applies until the next one, and other parentheses stay in the meaning")
  func speech() throws {
    let entry = try read("ことば /(n) (1) word/(2) (a) speech/(exp) so to say/")[0]
    #expect(entry.reading == nil)
    #expect(entry.senses.map(\.partOfSpeech) == ["noun", "noun", "expression"])
    #expect(entry.meanings == ["word", "(a) speech", "so to say"])
  }

  @Test("spellings of one word are one entry, and the common one is the term")
  func spellings() throws {
    let entries = try read(
      "旧い [ふるい] /(adj-i) old/", "古い [ふるい] /(adj-i) old/(P)/", "古い [いにしえい] /(adj-i) old/")
    #expect(entries.map(\.term) == ["古い", "古い"])
    #expect(entries.map(\.spellings) == [["旧い"], []])
    #expect(entries.map(\.reading) == ["ふるい", "いにしえい"])
  }

  @Test("EDICT2 has several spellings and readings on a line")
  func edict2() throws {
    let entries = try read("林檎;苹果(oK) [りんご(P);リンゴ] /(n) apple/(P)/EntL1555990X/")
    #expect(entries.map(\.reading) == ["りんご", "リンゴ"])
    #expect(entries.allSatisfy { $0.term == "林檎" && $0.spellings == ["苹果"] && $0.meanings == ["apple"] })
  }

  @Test("a word that is usually written in kana has its kana as the term")
  func kana() throws {
    let entry = try read("此処 [ここ] /(pn) (1) (uk) here/(pn) (2) this point/")[0]
    #expect(entry.term == "ここ" && entry.spellings == ["此処"] && entry.reading == nil)
    #expect(entry.meanings == ["here", "this point"])
  }

  @Test("common words come first, and a loanword tells its origin")
  func order() throws {
    let entries = try read("稀 [まれ] /(adj-na) rare/", "ピアノ /(n) piano (ita:)/(P)/")
    #expect(entries.map(\.term) == ["ピアノ", "稀"])
    #expect(entries[0].meanings == ["piano (from Italian)"])
  }

  @Test("the line that tells the edition is no word")
  func edition() throws {
    let head = "　？？？ /EDICT, EDICT_SUB(P), EDICT2 Japanese-English/Created: 2021-02-03/"
    #expect(try read(head, "犬 [いぬ] /(n) dog/").map(\.term) == ["犬"])
  }

  @Test("a damaged line among good ones is skipped and counted")
  func damaged() throws {
    let good = (0..<50).map { "語\($0) [ご] /(n) word \($0)/\n" }.joined()
    var bytes = Array((good + "without an end /(n) x\n").utf8)
    bytes += [0xA1, 0xFF] + Array(" [x] /(n) y/\n".utf8)
    let read = try Edict.read(bytes)
    #expect(read.skipped == 2 && read.values.count == 50)
  }

  @Test(
    "another file is refused with the line", arguments: ["no words here\n", "{\"a\": 1}\n", "\0\0\0\0\n"])
  func refused(text: String) {
    #expect(throws: TextError(.notOf("EDICT"), at: TextPlace(line: 1, column: 1))) {
      try Edict.read(Array(text.utf8))
    }
  }

  @Test("a file that ends in the middle of a line is truncated, and one without lines is empty")
  func cut() {
    #expect(throws: TextError(.cut("EDICT"), at: TextPlace(line: 2, column: 1))) {
      try Edict.read(Array("犬 [いぬ] /(n) dog/\n猫 [ね".utf8))
    }
    #expect(throws: TextError(.empty("EDICT"))) { try Edict.read([]) }
  }
}
