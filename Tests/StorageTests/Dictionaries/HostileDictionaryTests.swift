import CLibraries
import Foundation
import Storage
import System
import Testing

/// A dictionary that somebody else has made: it is SQLite, which can hold more than tables.
@Suite("Dictionaries from strangers")
struct HostileDictionaryTests {
  private let small: SmallDictionary

  init() throws {
    small = try SmallDictionary()
    try small.make(["ja": [.japanese("手", "て", "hand")], "es": [.spanish("mano", "hand")]])
  }

  @Test("a trigger doesn't run when the dictionary is made again")
  func triggers() throws {
    try change(
      """
      CREATE TRIGGER more AFTER DELETE ON language BEGIN
        INSERT INTO stroke VALUES('ja', 'x' || random(), 'M0 0'); END
      """)
    try small.make(["es": [.spanish("mano", "hand")]])
    #expect(try number("SELECT count(*) FROM stroke") == 0)
  }

  @Test("a view in place of a table isn't read, so that it can't keep anybody waiting")
  func views() throws {
    try change(
      """
      ALTER TABLE language RENAME TO old;
      CREATE VIEW language AS SELECT tag, entries, sources FROM old
      """)
    let error = #expect(throws: DictionaryError.self) {
      let file = try DictionaryFile(small.path)
      _ = try file.search("hand", limit: 20)
    }
    guard case .damaged = error else { return _ = Issue.record("\(String(describing: error))") }
    try small.make(["es": [.spanish("mano", "hand")]])
    #expect(try small.terms("hand") == ["mano"])
  }

  @Test("a language whose tag is no tag is none", arguments: ["x; y", "ja\"", "e'", "longer"])
  func tags(tag: String) throws {
    try change("INSERT INTO language VALUES('\(tag.replacing("'", with: "''"))', 1, '')")
    #expect(throws: DictionaryError.self) { try DictionaryFile(small.path) }
    try small.make(["es": [.spanish("mano", "hand")]])
    #expect(try small.terms("hand") == ["mano"])
  }

  private func change(_ sql: String) throws {
    try with { database in
      try #require(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
    }
  }

  private func number(_ sql: String) throws -> Int64 {
    try with { database in
      var statement: OpaquePointer?
      defer { sqlite3_finalize(statement) }
      try #require(sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK)
      try #require(sqlite3_step(statement) == SQLITE_ROW)
      return sqlite3_column_int64(statement, 0)
    }
  }

  private func with<Result>(_ body: (OpaquePointer?) throws -> Result) throws -> Result {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    try #require(sqlite3_open_v2(small.path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
    return try body(database)
  }
}
