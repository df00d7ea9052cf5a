import Deterministic
import Foundation
import Glibc
import Learning
import Storage
import System
import Testing

@Suite("Dictionaries that are damaged or can't be read")
struct DamagedDictionaryTests {
  private let small: SmallDictionary

  init() throws {
    small = try SmallDictionary()
    try small.make(["ja": [.japanese("手", "て", "hand")], "es": [.spanish("mano", "hand")]])
  }

  /// Random seeds, one that makes SQLite call a file busy that nobody else has open, and one that lets it
  /// read a file but not write its copy.
  private static let seeds = [
    given ?? .random(in: 0 ... .max), 8_059_851_755_451_260_361, 5_164_605_586_895_111_810,
  ]
  private static let given = ProcessInfo.processInfo.environment["BABBLE_SEED"].flatMap { UInt64($0) }

  @Test(
    "a truncated, overwritten or foreign file is reported, and never crashes the program", arguments: seeds)
  func damaged(seed: UInt64) throws {
    try eachDamage(seed) {
      do throws(DictionaryError) {
        let file = try DictionaryFile(small.path)
        for text in ["h", "hand", "て", "mano"] { _ = try file.search(text, limit: 20) }
        _ = try file.character("手")
      } catch {
        #expect(error.saysDamage(of: small.path), "seed \(seed): \(error)")
      }
    }
  }

  @Test("whatever is damaged, making it again repairs it", arguments: seeds)
  func mended(seed: UInt64) throws {
    try eachDamage(seed) {
      #expect(throws: Never.self, "seed \(seed)") {
        try small.make(["ja": [.japanese("手", "て", "hand")], "es": [.spanish("mano", "hand")]])
      }
      let found = try small.terms("hand")
      #expect(found == ["mano", "手"], "seed \(seed)")
    }
  }

  /// Damages the dictionary again and again, with other bytes each time.
  private func eachDamage(_ seed: UInt64, _ body: () throws -> Void) throws {
    let whole = try small.files.read(small.path, limit: 1 << 20)
    var chance = Chance(seed: seed)
    for round in 0..<60 {
      var bytes = whole
      if round % 3 == 0 { bytes.removeLast(chance.below(bytes.count)) }
      // With an intact header it seems sound at first.
      let start = round % 3 == 1 ? min(100, bytes.count) : 0
      for _ in 0..<20 where start < bytes.count {
        bytes[chance.number(in: start...bytes.count - 1)] = UInt8(chance.below(256))
      }
      try small.files.replace(small.path, with: bytes)
      try body()
    }
  }

  @Test("a file damaged only in the middle is made again, too")
  func damagedInside() throws {
    var bytes = try small.files.read(small.path, limit: 1 << 20)
    // All pages but the first, which has the names of the tables; SQLite's pages have 4096 bytes.
    for place in 4096..<bytes.count { bytes[place] = 0xFF }
    try small.files.replace(small.path, with: bytes)
    try small.make(["ja": [.japanese("足", "あし", "foot")]])
    #expect(try small.terms("foot") == ["足"])
  }

  @Test("if the old one can't be copied nothing replaces it")
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

  @Test("an old one that can't be opened is reported and stays, whatever it is")
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

  @Test("a file that can't be opened isn't taken for missing")
  func unopened() throws {
    let inFile = Path.join(small.path, "dictionary.sqlite")
    #expect(throws: DictionaryError.file(FileError(.read, inFile, code: ENOTDIR))) {
      try DictionaryFile(inFile)
    }
  }

  @Test("a file of nothing but zeros, and an empty one, are no dictionary")
  func zeros() throws {
    for bytes in [[UInt8](repeating: 0, count: 100_000), []] {
      try small.files.replace(small.path, with: bytes)
      #expect(throws: DictionaryError.self) { try DictionaryFile(small.path) }
    }
  }
}

extension DictionaryError {
  /// Whether it is the damage of this file.
  fileprivate func saysDamage(of path: String) -> Bool {
    switch self {
    case .damaged(path, _), .otherVersion(path, _): true
    default: false
    }
  }
}
