import Deterministic
import Testing

@testable import Storage

@Suite("Packages from strangers")
struct HostileTests {
  private func error(_ sql: String) throws -> String {
    let package = try MadePackage.old(
      try MadePackage.database(MadePackage.collection(notes: [["a", "b"]]) + sql))
    do { _ = try MadePackage.read(package) } catch { return "\(error)" }
    return ""
  }

  @Test("a view in place of a table is refused, and so is a virtual table")
  func views() throws {
    #expect(
      try error("DROP TABLE notes; CREATE VIEW notes AS SELECT 1 AS id;").contains(
        "\"notes\" is no plain table"))
    #expect(try error("DROP TABLE revlog; CREATE VIEW revlog AS SELECT * FROM cards;").contains("\"revlog\""))
    #expect(
      try error("DROP TABLE notes; CREATE VIRTUAL TABLE notes USING fts5(id);").contains("no plain table"))
    #expect(try error("DROP TABLE cards;").contains("no table \"cards\""))
    #expect(
      try error("ALTER TABLE notes ADD COLUMN x AS (upper(guid));").contains("a column that is computed"))
  }

  @Test("triggers and extensions of a collection never run")
  func triggers() throws {
    #expect(try error("CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM cards; END;").isEmpty)
    let database = try AnkiDatabase.collection(
      try MadePackage.database(MadePackage.collection(notes: [["a", "b"]])))
    #expect(throws: AnkiError.self) { try database.run("DELETE FROM notes") }
    #expect(throws: AnkiError.self) { _ = try AnkiRows("SELECT load_extension('x')", in: database).step() }
  }

  @Test("a value of more than 64 MB is refused, and so is one that grows to it")
  func blobs() throws {
    let bytes = try MadePackage.database(
      MadePackage.collection(notes: [["a", "b"]]) + "UPDATE notes SET flds = zeroblob(70000000);")
    #expect { _ = try MadePackage.read(try MadePackage.new(bytes)) } throws: { "\($0)".contains("64 MB") }
  }

  @Test("decompression with zstd or deflate stops at the limit")
  func bombs() throws {
    let zeros = Zstd.pack([UInt8](repeating: 0, count: 8 << 20))
    #expect(throws: ArchiveError(.tooLarge(limit: 1 << 20))) { try Zstd.expand(zeros, limit: 1 << 20) }
    let list = try ZipWriter.archive([
      ("meta", [8, 3]), ("collection.anki21b", []),
      ("media", Zstd.pack([UInt8](repeating: 0, count: 65 << 20))),
    ])
    #expect { _ = try MadePackage.read(list) } throws: {
      "\($0)".contains("\"media\"") && "\($0)".contains("64 MB")
    }
  }

  @Test("names that lead out are refused, ten thousand media are not, and a later format is reported")
  func archives() throws {
    let database = try MadePackage.database(MadePackage.collection(notes: [["a", "b"]]))
    let files = (0..<10_000).map { ("\($0)", [UInt8]()) }
    #expect(try MadePackage.read(try MadePackage.old(database, files)).notes.count == 1)
    var bytes = try MadePackage.old(database, [("XX/passwd", [1])])
    for place in bytes.indices.dropLast(3) where bytes[place...].starts(with: "XX/".utf8) {
      bytes.replaceSubrange(place..<place + 2, with: "..".utf8)
    }
    #expect { _ = try MadePackage.read(bytes) } throws: { "\($0)".contains("../passwd") }
    let later = try ZipWriter.archive([("meta", [8, 4]), ("collection.anki22", [])])
    #expect { _ = try MadePackage.read(later) } throws: { "\($0)".contains("later Anki (form 4)") }
    #expect(throws: AnkiError.noCollection) { try MadePackage.read(try ZipWriter.archive([("a", [])])) }
  }

  @Test("reading a truncated or invalid message ends there")
  func messages() {
    var chance = Chance(seed: 3)
    for _ in 0..<2000 {
      let bytes = (0..<chance.below(40)).map { _ in UInt8(chance.below(256)) }
      var message = Protobuf(bytes[...])
      while message.next() != nil {}
    }
    var message = Protobuf([0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01][...])
    #expect(message.next() == nil)
  }

  private static let small = Result {
    try MadePackage.new(
      try MadePackage.database(
        "PRAGMA page_size = 512;" + MadePackage.collection(notes: [["a", "b"]]) + PackageTests.tables))
  }

  @Test("every prefix of a package is an error in one line")
  func cut() throws {
    let package = try Self.small.get()
    for count in stride(from: 0, to: package.count, by: 7) {
      #expect(throws: AnkiError.self, "\(count) bytes") { try MadePackage.read(Array(package.prefix(count))) }
    }
  }

  @Test("every flipped byte of a package gives an error or a deck")
  func flipped() throws {
    let package = try Self.small.get()
    var chance = Chance(seed: 11)
    for place in package.indices {
      var bytes = package
      bytes[place] ^= UInt8(1 + chance.below(255))
      _ = try? MadePackage.decks(bytes)
    }
  }

  @Test("every flipped byte of a database gives an error or a deck", arguments: [11, 18])
  func damaged(form: Int) throws {
    let sql =
      MadePackage.collection(notes: [["a", "b"], ["c", "d"]]) + (form == 18 ? PackageTests.tables : "")
    let database = try MadePackage.database("PRAGMA page_size = 512;" + sql)
    var chance = Chance(seed: UInt64(form))
    for place in database.indices {
      var bytes = database
      bytes[place] ^= UInt8(1 + chance.below(255))
      guard let collection = try? CollectionReader.read(bytes, report: { _ in true }) else { continue }
      _ = try AnkiDecks(AnkiPlan(collection, file: "a.apkg"))
      let origin = AnkiDecks.Origin(note: 0, card: nil, sound: nil)
      if !collection.notes.isEmpty {
        _ = AnkiHistory(collection, .init(), at: MadePackage.moment).figures(
          of: origin, AnkiPlan(collection, file: ""))
      }
    }
  }
}
