import CSQLite
import System

/// An open SQLite file. It belongs to one thread at a time.
final class Database {
  enum Use {
    /// The file exists and nobody changes it: a dictionary is replaced, never written to.
    case reading
    /// The file is new, nobody else knows of it, and it is thrown away if anything
    /// fails: it needs no journal.
    case making
  }

  let path: String
  fileprivate let handle: OpaquePointer?
  private let use: Use

  /// Opens a file. Damaged content is noticed only when it is first read.
  init(_ path: String, for use: Use) throws(DictionaryError) {
    (self.path, self.use) = (path, use)
    var opened: OpaquePointer?
    let (name, flags) =
      switch use {
      case .reading: (Self.address(of: path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      case .making: (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      }
    let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE, nil)
    handle = opened
    guard code == SQLITE_OK else { throw error(code) }
    // Our own have neither, and those of one that comes from a stranger could run for ever.
    for option in [SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW] {
      _ = babble_configure(handle, option, 0)
    }
    try run(use == .making ? Self.made : Self.read)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Without `immutable` SQLite would lock the file, and look for a journal at each query.
  private static func address(of path: String) -> String {
    let escaped = path.utf8.reduce(into: "file:") { address, byte in
      let isPlain = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (45...57).contains(byte)
      address += isPlain ? String(UnicodeScalar(byte)) : "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    }
    return escaped + "?immutable=1"
  }

  private static let read = """
    PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA cache_size = -8000;
    """
  private static let made = """
    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA secure_delete = OFF; PRAGMA cache_size = -64000;
    """

  /// Runs statements without results.
  func run(_ sql: String) throws(DictionaryError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// The first number of a statement's result; nil if it has none.
  func number(_ sql: String) throws(DictionaryError) -> Int64? {
    let statement = try Statement(sql, in: self)
    return try statement.step() ? statement.number(0) : nil
  }

  /// Replaces the whole content with that of another file.
  func copy(_ other: Database) throws(DictionaryError) {
    guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw error(sqlite3_errcode(handle))
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw error(code) }
  }

  /// The error for a result code.
  func error(_ code: Int32) -> DictionaryError {
    let message = String(cString: sqlite3_errmsg(handle))
    return switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_FORMAT, SQLITE_MISMATCH:
      .damaged(path: path, message)
    // A file that is only read is never locked: a damaged header says so.
    case SQLITE_BUSY where use == .reading: .damaged(path: path, message)
    case SQLITE_CANTOPEN: unopened(message)
    default: .refused(path: path, message)
    }
  }

  /// SQLite doesn't say why it could not open a file, so the system is asked.
  private func unopened(_ message: String) -> DictionaryError {
    do throws(FileError) {
      _ = try PosixFileSystem().read(path, from: 0, count: 1)
      return .refused(path: path, message)
    } catch {
      return error.isAbsence ? .absent(path: path) : .file(error)
    }
  }
}

extension Database {
  /// Throws if the dictionary is so damaged that nothing could be rewritten in it. This reads all of it.
  func checkInside() throws(DictionaryError) {
    let check = try Statement("PRAGMA quick_check(1)", in: self)
    guard try check.step(), check.text(0) == "ok" else { throw .damaged(path: path, check.text(0)) }
    for columns in [
      "tag, entries, sources FROM language", "id, \(CharacterRows.columns) FROM character",
      "part, character FROM part", "language, character, paths FROM stroke",
    ] { _ = try Statement("SELECT \(columns)", in: self) }
    try checkNames()
    // A full-text table reads its own configuration when it is first queried.
    let tables = try Statement("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL %'", in: self)
    while try tables.step() { _ = try Statement("SELECT keys FROM \"\(tables.text(0))\"", in: self) }
  }

  /// A table with a damaged name would conflict with the one that is made anew.
  private func checkNames() throws(DictionaryError) {
    var names: Set<String> = []
    let tables = try Statement(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND tbl_name = name", in: self)
    while try tables.step() { names.insert(tables.text(0)) }
    var wanted: Set = ["character", "language", "part", "stroke"]
    let languages = try Statement("SELECT tag FROM language", in: self)
    while try languages.step() { wanted.formUnion(Schema.names(of: languages.text(0))) }
    guard names == wanted else { throw .damaged(path: path, "it has other tables than it should") }
  }
}

/// A prepared statement, run with one set of values after the other.
final class Statement {
  private let database: Database
  private let handle: OpaquePointer?

  init(_ sql: String, in database: Database) throws(DictionaryError) {
    self.database = database
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    handle = prepared
    guard code == SQLITE_OK else { throw database.error(code) }
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds a text to a parameter, counted from 1; nil binds NULL.
  func bind(_ text: String?, at place: Int32) {
    guard var text else { return bindNothing(at: place) }
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        _ = sqlite3_bind_text(handle, place, bytes.baseAddress, Int32(bytes.count), babble_transient())
      }
    }
  }

  /// Binds UTF-8 to a parameter.
  func bind(_ bytes: [UInt8], at place: Int32) {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        _ = sqlite3_bind_text(handle, place, bytes.baseAddress, Int32(bytes.count), babble_transient())
      }
    }
  }

  func bind(_ number: Int, at place: Int32) { sqlite3_bind_int64(handle, place, Int64(number)) }

  /// Binds a number to a parameter; nil binds NULL.
  func bind(_ number: Double?, at place: Int32) {
    if let number { sqlite3_bind_double(handle, place, number) } else { bindNothing(at: place) }
  }

  private func bindNothing(at place: Int32) { sqlite3_bind_null(handle, place) }

  /// Moves to the next row; false if there is none.
  func step() throws(DictionaryError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else { throw database.error(code) }
    return false
  }

  /// Runs the statement to its end and resets it.
  func run() throws(DictionaryError) {
    defer { reset() }
    while try step() {}
  }

  /// Makes the statement ready to run again. Its values stay bound.
  func reset() { sqlite3_reset(handle) }

  /// A column's text, from 0; empty for NULL. Invalid UTF-8 can't be ours.
  func text(_ column: Int32) -> String {
    sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
  }

  /// A column's number, from 0; 0 for NULL.
  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// A column's number; nil for NULL.
  func fraction(_ column: Int32) -> Double? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : sqlite3_column_double(handle, column)
  }
}
