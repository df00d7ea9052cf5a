import Formats
import Learning
import Testing

@testable import Storage

@Suite("Mueller's dictionary")
struct MuellerTests {
  /// The entries of articles, each with its head in the first line.
  private func entries(_ articles: String...) throws -> [DictionaryEntry] {
    let heads = articles.map { String($0.prefix { $0 != "\n" }) }
    let (text, index) = Dictd.made(Array(zip(heads, articles.map { $0 + "\n" })))
    return try Mueller.read(text, index: index).values
  }

  private func meanings(_ text: String) throws -> [[String]] {
    try entries("x\n   " + text)[0].senses.map(\.meanings)
  }

  @Test("a word has its sound, its part of speech and its meanings, with synonyms one by one")
  func simple() throws {
    let entry = try entries("toy\n   [tɘɪ] _n. игрушка, забава; безделушка; не для детей, а для взрослых")[0]
    #expect(entry.language == "en" && entry.term == "toy" && entry.reading == "tɔɪ")
    let meanings = ["игрушка", "забава", "безделушка", "не для детей, а для взрослых"]
    #expect(entry.senses == [.init(meanings, partOfSpeech: "noun")])
  }

  @Test(
    "sounds are written as they are today",
    arguments: [
      ("↗kɘntɛst", "ˈkɒntest"), ("bɜ:d", "bɜːd"), ("skʊ:l", "skuːl"), ("↘ɜʊvɜ↗rʊ:l", "ˌəʊvəˈruːl"),
      ("eɜ", "eə"), ("gʊd", "gʊd"), ("↗ɑ:tfʊl", "ˈɑːtfʊl"), ("kɘ:d", "kɔːd"),
    ])
  func sounds(file: String, today: String) throws {
    #expect(try entries("x\n   [\(file)] _n. икс")[0].reading == today)
  }

  @Test("numbered parts of speech and meanings are senses, across broken lines")
  func numbered() throws {
    let entry = try entries(
      """
      plant
         [plɑ:nt]
         1. _n.
            1) растение; что-либо растущее
            и зелёное
            2) завод
         2. _v.
            1) сажать (что-л. в
            1961 году)
      """)[0]
    #expect(entry.senses.map(\.partOfSpeech) == ["noun", "noun", "verb"])
    #expect(
      entry.senses.map(\.meanings) == [
        ["растение", "что-либо растущее и зелёное"], ["завод"], ["сажать (что-л. в 1961 году)"],
      ])
  }

  @Test("with one spelling each sound is an entry, and words that sound the same are one")
  func homonyms() throws {
    let row = try entries(
      "row\n   _I  [rɜʊ] _n. ряд\n   _II [raʊ]\n      1. _n. шум\n      2. _v. шуметь\n   _III[rɜʊ] _v. грести"
    )
    #expect(row.map(\.reading) == ["rəʊ", "raʊ"])
    #expect(row.map { $0.senses.map(\.meanings) } == [[["ряд"], ["грести"]], [["шум"], ["шуметь"]]])
    let contest = try entries("contest\n   1. _n. [↗kɘntɛst] спор\n   2. _v. [kɜn↗tɛst] спорить")
    #expect(contest.map(\.reading) == ["ˈkɒntest", "kənˈtest"])
  }

  @Test("text between sound and meaning is no meaning")
  func heads() throws {
    #expect(try meanings("_n. (_pl. -oes [ɜʊz]) _бот. картофель") == [["(бот.) картофель"]])
    #expect(try meanings("_v. (went - gone) идти") == [["идти"]])
    #expect(try entries("x\n   _n. _pl. брюки")[0].senses[0].partOfSpeech == "plural noun")
    #expect(
      try entries("x\n   _a. _predic. рад")[0].senses == [
        .init(["(как сказ.) рад"], partOfSpeech: "adjective")
      ])
    #expect(try entries("x\n   _pron. _poss. её")[0].senses == [.init(["её"], partOfSpeech: "pronoun")])
    #expect(try entries("x\n   _фр. _n. шик")[0].senses == [.init(["(фр.) шик"], partOfSpeech: "noun")])
  }

  @Test("marks are in parentheses before the meaning, and plain words within it")
  func marks() throws {
    #expect(try meanings("_n. _ам. _разг. болтун") == [["(ам., разг.) болтун"]])
    #expect(try meanings("_n.\n      1) (the H.) _разг. биржа") == [["(разг.) (the H.) биржа"]])
    #expect(try meanings("_n. садиться (о солнце; тж. _перен.)") == [["садиться (о солнце; тж. перен.)"]])
  }

  @Test("examples and what is nested below them are left out")
  func examples() throws {
    #expect(
      try meanings(
        "_n.\n      1) ряд; in a row подряд; кряду\n         а) раз;\n      2) _attr. row house дом")
        == [["ряд"]])
    #expect(
      try meanings("_v.\n      1) означает:\n         а) быть; to be\n         б) стать\n      2) жить") == [
        ["быть"], ["жить"],
      ])
    #expect(try meanings("_v. образует формы: I do; жить {см. тж. live 2}") == [["образует формы", "жить"]])
  }

  @Test("forms name their base")
  func forms() throws {
    #expect(try meanings("[went] _p. от go 1") == [["прош. вр. от go"]])
    #expect(try meanings("_p. и _p-p. от bring 1, 2 и 3") == [["прош. вр. и прич. прош. вр. от bring"]])
    #expect(try entries("mice\n   [maɪs] _pl. от mouse")[0].senses == [.init(["мн. ч. от mouse"])])
  }

  @Test("a word that only refers to another has its meanings, of the same part of speech")
  func references() throws {
    let all = try entries(
      "lift\n   1. _n. лифт\n   2. _v. поднимать", "hoist\n   = lift 2", "heave\n   = lift II",
      "odd\n   = even")
    let senses = Dictionary(uniqueKeysWithValues: all.map { ($0.term, $0.senses.map { $0.meanings[0] }) })
    #expect(senses["hoist"] == ["поднимать"] && senses["heave"] == ["лифт", "поднимать"])
    #expect(senses["odd"] == ["= even"])
  }

  @Test("words with long articles come first; articles that explain marks are left out")
  func order() throws {
    let all = try entries(
      "_разг.\n   colloquialism разговорное", "ago\n   _adv. назад",
      "go\n   _v.\n      1) идти\n      2) ехать", "и\n   пр.")
    #expect(all.map(\.term) == ["go", "ago"])
  }

  @Test("its files are recognised, and their entries credited")
  func kind() {
    let (text, index) = Dictd.made([("go", "go\n   _v. идти\n")])
    let kind = SourceKind.articles(pair: "mueller7")
    #expect(SourceKind.find(name: "dictd/mueller7.dict.dz", head: text) == kind)
    #expect(SourceKind.find(name: "mueller7.index", head: index) == .index(pair: "mueller7"))
    let later = Array("'cause\tC+m\tk\n00-database-info\tB3\tKS\n".utf8)
    #expect(SourceKind.find(name: "mueller7.index", head: later) == .index(pair: "mueller7"))
    #expect(kind.language == "en" && kind.credit == "Mueller's English–Russian dictionary, GPL 2 or later")
  }

  @Test("a text that is shorter than its index says is truncated; one in another encoding is refused")
  func damaged() {
    let (text, index) = Dictd.made([("go", "go\n   _v. идти\n")])
    #expect(throws: TextError.self) { try Mueller.read(text.dropLast(), index: index) }
    let wide = text.map { $0 < 0x80 ? $0 : 0xC4 }
    #expect(throws: TextError.self) { try Mueller.read(wide, index: index) }
  }
}
