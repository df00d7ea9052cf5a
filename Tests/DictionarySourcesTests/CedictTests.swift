@testable import DictionarySources
import Formats
import Learning
import Testing

@Suite("CC-CEDICT and KANJIDIC")
struct CedictTests {
  private func read(_ lines: String...) throws(TextError) -> [DictionaryEntry] {
    try Cedict.read(Array((lines.joined(separator: "\n") + "\n").utf8)).values
  }

  @Test("the simplified form is the term, the traditional one a spelling, the reading pinyin with marks")
  func forms() throws {
    let entry = try read("圖書館 图书馆 [tu2 shu1 guan3] /library/CL:家[jia1],個|个[ge4]/")[0]
    #expect(entry.term == "图书馆" && entry.spellings == ["圖書館"] && entry.reading == "tú shū guǎn")
    #expect(entry.meanings == ["library", "classifier: 家 [jiā],个 [gè]"])
  }

  @Test(
    "ü, syllables without a tone and letters are read",
    arguments: [
      ("lu:4 se4", "lǜ sè"), ("ma1 ma5", "mā ma"), ("wan2 r5", "wán r"), ("A pian4", "A piàn"),
      ("Nu:3", "Nǚ"),
    ])
  func pinyin(numbered: String, marked: String) throws {
    #expect(try read("字 字 [\(numbered)] /x/")[0].reading == marked)
  }

  @Test("a syllable that pinyin has no letters for gives no reading")
  func unknown() throws { #expect(try read("字 字 [xx5] /x/")[0].reading == nil) }

  @Test("meanings between semicolons belong together, but not those in parentheses")
  func meanings() throws {
    let entry = try read("好 好 [hao3] /good; well (of things; people)/to be fond of/")[0]
    #expect(entry.senses.map(\.meanings) == [["good", "well (of things; people)"], ["to be fond of"]])
  }

  @Test("names and variants come after the words")
  func order() throws {
    let entries = try read(
      "王 王 [Wang2] /surname Wang/", "犇 犇 [ben1] /variant of 奔[ben1]/", "王 王 [wang2] /king/")
    #expect(entries.map { $0.meanings[0] } == ["king", "surname Wang", "variant of 奔 [bēn]"])
  }

  @Test("a file with fewer entries than its head says is truncated")
  func cut() {
    #expect(throws: TextError(.missing(1, of: 3))) {
      try read("# CC-CEDICT", "#! entries=3", "字 字 [zi4] /letter/")
    }
  }

  @Test("KANJIDIC gives radical, strokes, readings and meanings of a character")
  func kanjidic() throws {
    let lines = """
      # KANJIDIC
      休 3559 U4f11 B9 G1 S6 S7 F642 J4 N380 Yxiu1 キュウ やす.む -やす.み T1 よし {rest} {day off}
      倉 3350 U5009 B9 C10 S10 ソウ くら {godown}

      """
    let entries = try Kanjidic.read(Array(lines.utf8)).values
    var rest = CharacterEntry("休")
    (rest.radical, rest.strokes, rest.pinyin) = (9, 6, ["xiū"])
    (rest.onReadings, rest.kunReadings, rest.meanings) = (["キュウ"], ["やす.む", "-やす.み"], ["rest", "day off"])
    (rest.japaneseMeanings, rest.lists) = (rest.meanings, ["school year 1"])
    #expect(entries[0] == rest)
    #expect(entries[1].radical == 10)
  }
}
