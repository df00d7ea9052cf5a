import Learning
import Storage
import System
import Testing

@Suite("Making a dictionary")
struct DictionaryWritingTests {
  private let small: SmallDictionary

  init() throws {
    small = try SmallDictionary()
    try small.make(["ja": [.japanese("手", "て", "hand")], "es": [.spanish("mano", "hand")]])
  }

  @Test("a language replaces its old entries, and the others stay")
  func replacing() throws {
    try small.make(["ja": [.japanese("足", "あし", "foot")]])
    #expect(try small.terms("hand") == ["mano"])
    #expect(try small.terms("foot") == ["足"])
    let languages = try DictionaryFile(small.path).languages
    #expect(languages.map(\.tag) == ["es", "ja"] && languages.map(\.entries) == [1, 1])
    #expect(languages[0].sources == ["made up"])
  }

  @Test("a language can be removed")
  func removing() throws {
    let writer = try DictionaryWriter(at: small.path, on: small.files)
    try writer.remove("ja")
    try writer.finish()
    #expect(try DictionaryFile(small.path).languages.map(\.tag) == ["es"])
  }

  @Test("a cancelled one leaves the old one, and nothing else")
  func brokenOff() throws {
    do {
      let writer = try DictionaryWriter(at: small.path, on: small.files)
      #expect(throws: DictionaryError.brokenOff) {
        try writer.put("ja", [.japanese("足", "あし", "foot")], sources: []) { _ in false }
      }
    }
    #expect(try small.terms("hand", in: ["ja"]) == ["手"])
    #expect(try small.files.list(small.folder) == ["dictionary.sqlite", "dictionary.sqlite.lock"])
  }

  @Test("the next process removes what a killed one has left")
  func swept() throws {
    let left = try small.files.createTemporary(for: small.path)
    small.files.close(left)
    try small.make(["es": []])
    #expect(try small.files.list(small.folder) == ["dictionary.sqlite", "dictionary.sqlite.lock"])
  }

  @Test("two processes can't make one at the same time")
  func busy() throws {
    let first = try DictionaryWriter(at: small.path, on: small.files)
    #expect(throws: DictionaryError.busy(path: small.path)) {
      _ = try DictionaryWriter(at: small.path, on: small.files)
    }
    try first.finish()
  }

  @Test("a reader continues with the old one while a new one replaces it")
  func reading() throws {
    let old = try DictionaryFile(small.path)
    try small.make(["ja": [.japanese("足", "あし", "foot")]])
    #expect(try old.search("hand", limit: 5).map(\.entry.term) == ["mano", "手"])
  }

  @Test("a missing one is reported; one of another version is ignored, and made again")
  func versions() throws {
    let nowhere = small.path + "x"
    #expect(throws: DictionaryError.absent(path: nowhere)) { try DictionaryFile(nowhere) }
    var bytes = try small.files.read(small.path, limit: 1 << 20)
    // The user version in the header of SQLite's format, https://sqlite.org/fileformat2.html.
    bytes[63] = 99
    try small.files.replace(small.path, with: bytes)
    #expect(throws: DictionaryError.otherVersion(path: small.path, found: 99)) {
      try DictionaryFile(small.path)
    }
    try small.make(["es": [.spanish("pie", "foot")]])
    #expect(try small.terms("foot") == ["pie"] && small.terms("hand").isEmpty)
  }

  @Test("removed entries take no space any more")
  func shrinks() throws {
    let before = try #require(try small.files.size(of: small.path))
    try small.make(["zh": (0..<3000).map { .chinese("字\($0)", nil, "zì", "character") }])
    let writer = try DictionaryWriter(at: small.path, on: small.files)
    try writer.remove("zh")
    try writer.finish()
    let after = try #require(try small.files.size(of: small.path))
    #expect(after <= before)
    #expect(try small.terms("hand") == ["mano", "手"])
  }

  @Test("an entry is read back as it was written")
  func whole() throws {
    let entry = DictionaryEntry(
      language: "zh", term: "学", spellings: ["學"], reading: "xué",
      senses: [.init(["to study", "to learn"], partOfSpeech: "verb"), .init(["school; -ology"])],
      lists: ["HSK 1", "HSK 2"], zipf: 5.25, example: Sentence("我学中文。", meaning: "I learn Chinese."))
    try small.make(["zh": [entry]])
    #expect(try DictionaryFile(small.path).search("学", in: ["zh"], limit: 1).map(\.entry) == [entry])
  }

  @Test("without frequencies the words of lists for beginners come first")
  func listed() throws {
    func word(_ term: String, _ lists: String...) -> DictionaryEntry {
      DictionaryEntry(language: "zh", term: term, senses: [.init(["school"])], lists: lists)
    }
    try small.make([
      "zh": [word("甲"), word("乙", "HSK 7"), word("丙", "JLPT N5"), word("丁", "old HSK 2", "HSK 3")]
    ])
    #expect(try small.terms("school") == ["丙", "丁", "乙", "甲"])
  }

  @Test("characters are read back with their components, and found by them")
  func characters() throws {
    var study = CharacterEntry("学")
    study.decomposition = "⿱𦥯子"
    (study.radical, study.strokes, study.pinyin, study.onReadings) = (39, 8, ["xué"], ["ガク"])
    (study.kunReadings, study.meanings, study.lists, study.zipf) = (["まな.ぶ"], ["study"], ["JLPT N5"], 5)
    var child = CharacterEntry("子")
    child.zipf = 6
    var word = CharacterEntry("字")
    word.decomposition = "⿱宀子"
    try small.make([:], characters: [word, study, child])
    let dictionary = try DictionaryFile(small.path)
    #expect(try dictionary.character("学") == study)
    #expect(try dictionary.characters(with: "子", limit: 5).map(\.character) == ["学", "字"])
    #expect(try dictionary.character("丂") == nil)
  }

  @Test("strokes are read back in order, and never as another language's")
  func strokes() throws {
    try put(strokes: ["二": ["M20,30", "M10,70"], "右": ["M1,1", "M2,2"]], of: "ja")
    try put(strokes: ["右": ["M2 2", "M1 1"]], of: "zh")
    let dictionary = try DictionaryFile(small.path)
    #expect(try dictionary.strokes(of: "二", in: "ja") == ["M20,30", "M10,70"])
    #expect(try dictionary.strokes(of: "二", in: "zh") == nil)
    #expect(try dictionary.strokes(of: "右", in: "zh") == ["M2 2", "M1 1"])
    #expect(try dictionary.strokes(of: "三", in: "ja") == nil)
    #expect(try dictionary.strokeCounts() == ["ja": 2, "zh": 1])
  }

  @Test("strokes replace those of their language only")
  func strokesAnew() throws {
    try put(strokes: ["二": ["M20,30"]], of: "ja")
    try put(strokes: ["们": ["M1 1"]], of: "zh")
    try put(strokes: [:], of: "ja")
    #expect(try DictionaryFile(small.path).strokeCounts() == ["zh": 1])
  }

  private func put(strokes: [Character: [String]], of language: String) throws {
    let writer = try DictionaryWriter(at: small.path, on: small.files)
    try writer.put(strokes: strokes, of: language)
    try writer.finish()
  }

  @Test("an unwritable folder is reported")
  func unwritable() throws {
    let inFile = Path.join(small.path, "dictionary.sqlite")
    #expect(throws: DictionaryError.self) { try DictionaryWriter(at: inFile, on: small.files) }
  }
}
