import Formats
import Learning
import Testing

@testable import Storage

@Suite("Lists of words and characters")
struct LearnerListTests {
  private func bytes(_ lines: String...) -> [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  private func word(_ term: String, _ reading: String? = nil, _ language: String = "ja") -> DictionaryEntry {
    DictionaryEntry(language: language, term: term, reading: reading, senses: [.init(["x"])])
  }

  @Test("HSK: the level of a word, old and new, and of a character")
  func hsk() throws {
    var lists = LearnerLists()
    try lists.addHSK(bytes("word\tlevel", "书\t1", "苗条\t7"), name: "HSK")
    try lists.addHSK(bytes("word\tlevel", "书\t2"), name: "old HSK")
    try lists.addHSK(bytes("character\tlevel", "书\t1"), name: "HSK")
    #expect(lists.lists(of: word("书", "shū", "zh")) == ["HSK 1", "old HSK 2"])
    #expect(lists.lists(of: word("苗条", nil, "zh")) == ["HSK 7–9"])
    #expect(lists.lists(of: word("书")) == [])
    #expect(lists.entries.map(\.lists) == [["HSK 1"]])
  }

  @Test("characters of lists always come in the same order")
  func order() throws {
    var lists = LearnerLists()
    let characters = "书学校大小人口手山水火木日月田"
    try lists.addHSK(
      bytes("character\tlevel", characters.map { "\($0)\t1" }.joined(separator: "\n")), name: "HSK")
    #expect(lists.entries.map(\.character) == characters.sorted())
  }

  @Test("JLPT: a word with its reading, and a character with its data")
  func jlpt() throws {
    var lists = LearnerLists()
    try lists.addJLPTWords(
      bytes(
        "word,reading,meanings,level,example_ja,example_en", "空,そら,\"sky, air\",N5,空が青い。,The sky is blue.",
        "ペン/ぺん,,pen,N5,,", "犬,いぬ,dog,N5"))
    try lists.addJLPTCharacters(
      bytes(
        "character,level,strokes,grade,freq,onyomi,kunyomi,meanings", "空,N4,8,1,304,クウ,そら; あ.く,empty; sky"))
    var entries = [word("空", "から"), word("空", "そら"), word("ペン"), word("犬", "いぬ")]
    GlossedWords(entries).mark(&entries, with: lists.glossedWords, nil)
    #expect(entries.map(\.lists) == [[], ["JLPT N5"], ["JLPT N5"], ["JLPT N5"]])
    #expect(entries[1].senses.map(\.meanings) == [["sky, air"], ["x"]])
    #expect(
      entries.map(\.example) == [nil, Sentence("空が青い。", meaning: "The sky is blue."), nil, nil])
    #expect(lists.described[0].kunReadings == ["そら", "あ.く"] && lists.described[0].strokes == 8)
    #expect(throws: TextError.self) {
      try lists.addJLPTWords(bytes("word,reading,meanings,level", "空,そら"))
    }
  }

  @Test(
    "of several words with one spelling a list means the one with the same meaning; a missing one is added"
  )
  func glossed() throws {
    var lists = LearnerLists()
    try lists.addJLPTWords(
      bytes("word,reading,meanings,level,a,b", "ある,,to be; to have,N5,,", "あっち,,over there,N5,あっち！,There!"))
    func entry(_ spelling: String, _ meaning: String) -> DictionaryEntry {
      DictionaryEntry(language: "ja", term: "ある", spellings: [spelling], senses: [.init([meaning])])
    }
    var entries = [entry("或る", "a certain ..."), entry("有る", "to be; to exist")]
    GlossedWords(entries).mark(&entries, with: lists.glossedWords, nil)
    #expect(entries.map(\.lists) == [[], ["JLPT N5"], ["JLPT N5"]])
    #expect(entries[1].meanings == ["to be", "to have", "to be; to exist"])
    #expect(entries[2].term == "あっち" && entries[2].example == Sentence("あっち！", meaning: "There!"))
  }

  /// A list in wordfreq's format: a head, then the words of each hundredth.
  static let packed: [UInt8] =
    [0x94, 0x82, 0xA6] + Array("format".utf8) + [0xA2] + Array("cB".utf8) + [0xA7] + Array("version".utf8) + [
      1
    ]
    + [0x90, 0x92, 0xA2] + Array("de".utf8) + [0xA2] + Array("el".utf8) + [0x91, 0xD9, 3] + Array("sol".utf8)

  @Test("wordfreq: the position in the list gives the frequency")
  func frequencies() throws {
    let frequencies = try WordFrequencies(Self.packed)
    #expect(frequencies.zipf(of: "de") == 8.99 && frequencies.zipf(of: "Sol") == 8.98)
    #expect(frequencies.zipf(of: "luna") == nil)
  }

  @Test("wordfreq: a file cut at any byte is refused with the place, and another version is reported")
  func damaged() {
    for length in 0..<Self.packed.count {
      #expect(throws: TextError.self) { try WordFrequencies(Array(Self.packed.prefix(length))) }
    }
    var later = Self.packed
    later[20] = 2
    #expect {
      try WordFrequencies(later)
    } throws: { "\($0)".contains("this is version 2 of a list of wordfreq") }
  }

  @Test("characters: their frequencies and components")
  func characters() throws {
    let common = try CharacterFrequencies.read(bytes("1\t的\t900\t90\tde\tof", "2\t一\t100\t100\tyi1\tone"))
      .values
    #expect(common.map(\.character) == ["的", "一"])
    #expect(common.map { ($0.zipf ?? 0).rounded() } == [9, 8])
    let parts = try Decompositions.read(bytes("# remark", "U+660E\t明\t⿰日月[GJ]\t⿰囧月[K]", "U+4E00\t一\t一"))
      .values
    #expect(parts.map(\.decomposition) == ["⿰日月"])
  }

  @Test(
    "JLPT: a cell's readings are taken apart, remarks and a する that the word lacks are no part of them",
    arguments: [
      ("し / よん", ["し", "よん"]), ("じゅう とお", ["じゅう", "とお"]), ("なん/なに", ["なん", "なに"]), ("あたたか(い)", ["あたたかい"]),
      ("（感）", []), ("（1000", []), ("べんきょうする", ["べんきょう"]), ("じゅう、とお", ["じゅう", "とお"]),
    ])
  func listedReadings(cell: String, readings: [String]) {
    #expect(ListedForms.readings(cell, of: ["勉強"]) == readings)
    #expect(ListedForms.names("見る 観る") == ["見る", "観る"] && ListedForms.names("あげる (=やる)") == ["あげる"])
  }

  @Test("JLPT: each reading's entry is on the list, and 私 is read わたし where only わたくし is listed")
  func allReadings() throws {
    var lists = LearnerLists()
    try lists.addJLPTWords(
      bytes("word,reading,meanings,level,example_ja,example_en", "四,し / よん,four,N5,,", "私,わたくし,I,N5,,"))
    var entries = [word("四", "し"), word("四", "よん"), word("私", "わたくし"), word("私", "わたし")]
    GlossedWords(entries).mark(&entries, with: lists.glossedWords, nil)
    #expect(entries.allSatisfy { $0.lists == ["JLPT N5"] } && entries.count == 4)
  }

  @Test(
    "a sentence shows a word only where it is a word",
    arguments: [
      ("パン", "きみはパンダ。", false), ("パン", "パンを食べる。", true), ("猫", "僕は猫背だ。", false), ("猫", "猫がいる。", true),
      ("家", "彼は画家だ。", false), ("バス", "バスケ得意？", false), ("食べる", "パンを食べた。", true), ("それ", "話がそれた。", false),
    ])
  func sentenceWithWord(term: String, text: String, isThere: Bool) {
    let known = [
      ("パン", "パン"), ("猫", "ねこ"), ("家", "いえ"), ("バス", "バス"), ("食べる", "たべる"), ("それ", "それ"), ("それる", "それる"),
    ]
    let entries = known.map { term, reading in
      DictionaryEntry(
        language: "ja", term: term, reading: term == reading ? nil : reading,
        senses: [.init(["x"], partOfSpeech: term.hasSuffix("る") ? "Ichidan verb" : "noun")])
    }
    var check = SentenceCheck { text in entries.filter { $0.term == text || $0.reading == text } }
    #expect((check.first(of: [Sentence(text)], with: [term]) != nil) == isThere)
  }

  @Test("where a list's sentence doesn't have the word, the next one serves")
  func nextSentence() throws {
    var lists = LearnerLists()
    try lists.addJLPTWords(
      bytes("word,reading,meanings,level,example_ja,example_en", "猫,ねこ,cat,N5,僕は猫背だ。,I stoop."))
    try lists.addJLPTSentences(
      Array(
        """
        [{"word": "猫", "reading": "ねこ", "meanings": ["cat"], "level": "N5", "examples": [
          {"ja": "僕は猫背だ。", "en": "I stoop."}, {"ja": "猫がいる。", "en": "There is a cat."}]}]
        """.utf8))
    var entries = [word("猫", "ねこ")]
    GlossedWords(entries).mark(&entries, with: lists.glossedWords, nil)
    #expect(entries[0].example == Sentence("猫がいる。", meaning: "There is a cat."))
  }
}
