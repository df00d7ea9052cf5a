import Deterministic
import Dictionaries
import Glibc
import Learning
import System
import Testing

@Suite("Making a dictionary")
struct WritingTests {
  private let small: SmallDictionary

  init() throws {
    small = try SmallDictionary()
    try small.make(["ja": [.japanese("手", "て", "hand")], "es": [.spanish("mano", "hand")]])
  }

  @Test("a language that is put anew takes the place of its old one, and the others stay")
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

  @Test("one that is broken off leaves the old one, and nothing beside it")
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

  @Test("what a killed process has left is swept by the next that makes one")
  func swept() throws {
    let left = try small.files.createTemporary(for: small.path)
    small.files.close(left)
    try small.make(["es": []])
    #expect(try small.files.list(small.folder) == ["dictionary.sqlite", "dictionary.sqlite.lock"])
  }

  @Test("two can't make one at a time")
  func busy() throws {
    let first = try DictionaryWriter(at: small.path, on: small.files)
    #expect(throws: DictionaryError.busy(path: small.path)) {
      _ = try DictionaryWriter(at: small.path, on: small.files)
    }
    try first.finish()
  }

  @Test("who reads an old one goes on with it while a new one takes its place")
  func reading() throws {
    let old = try DictionaryFile(small.path)
    try small.make(["ja": [.japanese("足", "あし", "foot")]])
    #expect(try old.search("hand", limit: 5).map(\.entry.term) == ["mano", "手"])
  }

  @Test("where there is none it says so; one of another version is passed over, and made anew")
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

  @Test("a file that is cut, turned over or something else is told, and never ends the program")
  func damaged() throws {
    try eachDamage { seed in
      do throws(DictionaryError) {
        let file = try DictionaryFile(small.path)
        for text in ["h", "hand", "て", "mano"] { _ = try file.search(text, limit: 20) }
        _ = try file.character("手")
      } catch {
        #expect(error.saysDamage(of: small.path), "seed \(seed): \(error)")
      }
    }
  }

  @Test("whatever is damaged, making it anew mends it")
  func mended() throws {
    try eachDamage { seed in
      #expect(throws: Never.self, "seed \(seed)") {
        try small.make(["ja": [.japanese("手", "て", "hand")], "es": [.spanish("mano", "hand")]])
      }
      let found = try small.terms("hand")
      #expect(found == ["mano", "手"], "seed \(seed)")
    }
  }

  /// Puts the dictionary there again and again, each time with other bytes wrong.
  private func eachDamage(_ body: (_ seed: UInt64) throws -> Void) throws {
    let whole = try small.files.read(small.path, limit: 1 << 20)
    let seed = UInt64.random(in: 0...UInt64.max)
    var chance = Chance(seed: seed)
    for round in 0..<60 {
      var bytes = whole
      if round % 3 == 0 { bytes.removeLast(chance.below(bytes.count)) }
      // With its head whole it looks sound at first.
      let start = round % 3 == 1 ? min(100, bytes.count) : 0
      for _ in 0..<20 where start < bytes.count {
        bytes[chance.number(in: start...bytes.count - 1)] = UInt8(chance.below(256))
      }
      try small.files.replace(small.path, with: bytes)
      try body(seed)
    }
  }

  @Test("what is damaged in the middle alone is made anew, too")
  func damagedInside() throws {
    var bytes = try small.files.read(small.path, limit: 1 << 20)
    // All pages but the first, which has the names of the tables: SQLite's pages are of 4096 bytes.
    for place in 4096..<bytes.count { bytes[place] = 0xFF }
    try small.files.replace(small.path, with: bytes)
    try small.make(["ja": [.japanese("足", "あし", "foot")]])
    #expect(try small.terms("foot") == ["足"])
  }

  @Test("where the old one can't be copied nothing takes its place")
  func full() async {
    await #expect(processExitsWith: .success) {
      let small = try SmallDictionary()
      let words = (0..<3000).map { DictionaryEntry.japanese("語\($0)", "ご", "word") }
      try small.make(["ja": words])
      // In a process of its own, since no file of it may grow any more.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      #expect {
        try DictionaryWriter(at: small.path, on: small.files)
      } throws: {
        if case .refused = $0 as? DictionaryError { true } else { false }
      }
      #expect(try DictionaryFile(small.path).languages.map(\.tag) == ["ja"])
    }
  }

  @Test("an old one that can't be opened is told and stays, whatever it is")
  func unreadable() throws {
    let circle = Path.join(small.folder, "circle")
    symlink(circle, circle)
    #expect(throws: DictionaryError.self) {
      let writer = try DictionaryWriter(at: circle, on: small.files)
      try writer.put("es", [], sources: [])
      try writer.finish()
    }
    #expect(throws: DictionaryError.file(FileError(.read, circle, code: ELOOP))) {
      try DictionaryFile(circle)
    }
  }

  @Test("what can't be opened isn't taken for absent")
  func unopened() throws {
    let inFile = Path.join(small.path, "dictionary.sqlite")
    #expect(throws: DictionaryError.file(FileError(.read, inFile, code: ENOTDIR))) {
      try DictionaryFile(inFile)
    }
  }

  @Test("what is removed takes no room any more")
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

  @Test("a file of nothing but zeros, and an empty one, are no dictionary")
  func zeros() throws {
    for bytes in [[UInt8](repeating: 0, count: 100_000), []] {
      try small.files.replace(small.path, with: bytes)
      #expect(throws: DictionaryError.self) { try DictionaryFile(small.path) }
    }
  }

  @Test("what is in an entry comes back as it went in")
  func whole() throws {
    let entry = DictionaryEntry(
      language: "zh", term: "学", spellings: ["學"], reading: "xué",
      senses: [.init(["to study", "to learn"], partOfSpeech: "verb"), .init(["school; -ology"])],
      lists: ["HSK 1", "HSK 2"], zipf: 5.25, example: "我学中文。 I learn Chinese.")
    try small.make(["zh": [entry]])
    #expect(try DictionaryFile(small.path).search("学", in: ["zh"], limit: 1).map(\.entry) == [entry])
  }

  @Test("where nobody has counted words, those of the lists for beginners come first")
  func listed() throws {
    func word(_ term: String, _ lists: String...) -> DictionaryEntry {
      DictionaryEntry(language: "zh", term: term, senses: [.init(["school"])], lists: lists)
    }
    try small.make([
      "zh": [word("甲"), word("乙", "HSK 7"), word("丙", "JLPT N5"), word("丁", "old HSK 2", "HSK 3")]
    ])
    #expect(try small.terms("school") == ["丙", "丁", "乙", "甲"])
  }

  @Test("characters come back with their parts, and are found by them")
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

  @Test("strokes come back in their order")
  func strokes() throws {
    let writer = try DictionaryWriter(at: small.path, on: small.files)
    try writer.put(strokes: ["二": ["M20,30", "M10,70"]])
    try writer.finish()
    #expect(try DictionaryFile(small.path).strokes(of: "二") == ["M20,30", "M10,70"])
    #expect(try DictionaryFile(small.path).strokes(of: "三").isEmpty)
  }

  @Test("where nothing can be written it says so")
  func unwritable() throws {
    let inFile = Path.join(small.path, "dictionary.sqlite")
    #expect(throws: DictionaryError.self) { try DictionaryWriter(at: inFile, on: small.files) }
  }
}

extension DictionaryError {
  /// Whether it says of this file that its content is wrong.
  fileprivate func saysDamage(of path: String) -> Bool {
    switch self {
    case .damaged(path, _), .otherVersion(path, _): true
    default: false
    }
  }
}
