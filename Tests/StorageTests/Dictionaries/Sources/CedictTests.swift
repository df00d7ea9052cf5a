import Formats
import Learning
import Testing

@testable import Storage

@Suite("CC-CEDICT and KANJIDIC")
struct CedictTests {
  private func read(_ lines: String...) throws(TextError) -> [DictionaryEntry] {
    try Cedict.read(Array((lines.joined(separator: "\n") + "\n").utf8)).values
  }

  @Test("the simplified form is the term, the traditional one a spelling, the reading pinyin with marks")
  func forms() throws {
    let entry = try read("圖書館 图书馆 [tu2 shu1 guan3] /library/CL:家[jia1],個|个[ge4]/")[0]
    #expect(entry.term == "图书馆" && entry.spellings == ["圖書館"] && entry.reading == "tú shū guǎn")
    #expect(entry.meanings == ["library"], "a measure word is no meaning")
    #expect(entry.notes == ["measure word: 家 [jiā], 个 [gè]"])
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

@Suite("Chinese words that are written the same")
struct HomographTests {
  /// Settles entries in CC-CEDICT's format, with lists by term.
  private func settled(
    _ lines: String, lists: [String: [String]] = [:], zipf: Double? = nil
  ) throws -> [DictionaryEntry] {
    var entries = try Cedict.read(Array((lines.replacing("|", with: "\n") + "\n").utf8)).values
    for place in entries.indices {
      entries[place].lists = lists[entries[place].term] ?? []
      entries[place].zipf = zipf
    }
    return Homographs.settled(entries)
  }

  /// Entries of CC-CEDICT from 2023 in its order, some with fewer meanings.
  private static let real = [
    "说 说 [shui4] /to persuade/|说 说 [shuo1] /to speak; to talk; to say/to explain; to comment/to scold/":
      "shuō",
    "行 行 [hang2] /row/line/business/|行 行 [xing2] /to walk/to go/to travel/a visit/current/all right/OK!/":
      "xíng",
    "了 了 [le5] /(completed action marker)/|了 了 [liao3] /to finish/to achieve/to understand clearly/": "le",
    "着 着 [zhao1] /(chess) move/trick/|着 着 [zhao2] /to touch/to feel/to burn/|着 着 [zhe5] /aspect particle/":
      "zhe",
    "都 都 [Du1] /surname Du/|都 都 [dou1] /all; both; entirely/even/|都 都 [du1] /capital city/metropolis/": "dōu",
    "好 好 [hao3] /good/appropriate; proper/all right!/|好 好 [hao4] /to be fond of; to have a tendency to/":
      "hǎo",
    "会 会 [hui4] /can; to know how to/to meet/meeting/union/|会 会 [kuai4] /to balance an account/accounting/":
      "huì",
    "要 要 [yao1] /(bound form) to demand; to coerce/|要 要 [yao4] /to want; to need; to ask for/will; shall/":
      "yào",
    "地 地 [de5] /-ly/structural particle: used before a verb/|地 地 [di4] /earth/ground/field/place/land/": "de",
    "得 得 [de2] /to obtain/to get/|得 得 [de5] /structural particle: used after a verb/|得 得 [dei3] /must/": "de",
    "看 看 [kan1] /to look after/to guard/|看 看 [kan4] /to see; to look at/to read/to watch/to depend on/":
      "kàn",
    "乐 乐 [Le4] /surname Le/|乐 乐 [le4] /happy/cheerful/to laugh/|乐 乐 [yue4] /music/": "lè",
    "长 长 [chang2] /length/long/forever/|长 长 [zhang3] /chief/head/elder/to grow/to increase/": "zhǎng",
  ]

  @Test("the reading with the most meanings comes first, and a particle before all", arguments: real)
  func first(lines: String, reading: String) throws {
    #expect(try settled(lines)[0].reading == reading)
  }

  @Test("how beginners read a character in words helps: 没 is méi in 没有")
  func heard() throws {
    let lines = "没 没 [mei2] /have not; not/|没 没 [mo4] /drowned/to end/to die/to inundate/"
    #expect(try settled(lines)[0].reading == "mò")
    let words = "|没有 没有 [mei2 you3] /there isn't/|没收 没收 [mo4 shou1] /to confiscate/"
    let lists = ["没有": ["HSK 1"], "没收": ["HSK 6"]]
    #expect(try settled(lines + words, lists: lists).map(\.reading) == ["méi", "mò", "méi yǒu", "mò shōu"])
  }

  @Test("each gets a share of the spelling's frequency; a reading that is hardly ever meant is on no list")
  func parts() throws {
    let lines =
      "王 王 [Wang2] /surname Wang/|王 王 [wang2] /king/best of its kind/great/|王 王 [wang4] /to rule/to reign/"
    let all = try settled(lines, lists: ["王": ["HSK 4"]], zipf: 5)
    #expect(all.map(\.reading) == ["wáng", "wàng", "Wáng"])
    #expect(all.map(\.lists) == [["HSK 4"], ["HSK 4"], []])
    #expect(all.map { (($0.zipf ?? 0) * 10).rounded() } == [48, 45, 30])
  }

  @Test("names alone stay as they are")
  func names() throws {
    let all = try settled("通道 通道 [Tong1 dao4] /county in Hunan/|通道 通道 [Tong1 dao4] /surname/", zipf: 4)
    #expect(all.map(\.zipf) == [4, 4] && all.map { $0.meanings[0] } == ["county in Hunan", "surname"])
  }

  @Test("homographs are sorted among themselves, and all others keep their places")
  func places() throws {
    let lines =
      "一 一 [yi1] /one/|东西 东西 [dong1 xi1] /east and west/|二 二 [er4] /two/|东西 东西 [dong1 xi5] /thing/stuff/|三 三 [san1] /three/"
    #expect(try settled(lines).map { $0.meanings[0] } == ["one", "thing", "two", "east and west", "three"])
  }
}
