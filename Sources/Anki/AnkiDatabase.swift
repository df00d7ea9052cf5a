import CSQLite

/// An SQLite database in memory. One that comes from a stranger is only read and can't run anything: no
/// triggers, no views, no extensions, and only a limited number of steps.
final class AnkiDatabase {
  /// The most bytes of one value, and the most steps of SQLite's virtual machine: as many as a collection of
  /// a million notes takes.
  private static let (longest, most): (Int32, Int) = (64 << 20, 2_000_000_000)
  private static let stride: Int32 = 1_000_000

  let handle: OpaquePointer?
  /// SQLite reads it in place while the database is open.
  private let content: UnsafeMutableRawBufferPointer
  private let budget = Budget()

  /// The steps that are left.
  private final class Budget {
    var left = AnkiDatabase.most / Int(AnkiDatabase.stride)
  }

  /// An empty database, to be written.
  init() throws(AnkiError) {
    content = .allocate(byteCount: 0, alignment: 1)
    handle = try Self.open()
  }

  /// A database from the bytes of its file.
  init(reading bytes: [UInt8]) throws(AnkiError) {
    content = .allocate(byteCount: max(bytes.count, 1), alignment: 16)
    content.copyBytes(from: bytes)
    do throws(AnkiError) { handle = try Self.open() } catch {
      content.deallocate()
      throw error
    }
    let head = Array("SQLite format 3\0".utf8)
    guard bytes.count >= 512, bytes.starts(with: head) else { throw .damaged("it is no database") }
    // Switches off the write-ahead log, which was merged into the database before it was packed.
    for place in [18, 19] where content[place] == 2 { content[place] = 1 }
    confine()
    let size = Int64(bytes.count)
    let start = content.baseAddress?.assumingMemoryBound(to: UInt8.self)
    try check(sqlite3_deserialize(handle, "main", start, size, size, UInt32(SQLITE_DESERIALIZE_READONLY)))
  }

  deinit {
    sqlite3_close_v2(handle)
    content.deallocate()
  }

  private static func open() throws(AnkiError) -> OpaquePointer? {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(":memory:", &opened, flags, nil) == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw .damaged("there is no memory left to read it")
    }
    return opened
  }

  private func confine() {
    for option in [SQLITE_DBCONFIG_DEFENSIVE] { _ = babble_configure(handle, option, 1) }
    for option in [
      SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
      SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION,
    ] { _ = babble_configure(handle, option, 0) }
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.longest)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_COLUMN, 200)
    // Anki declares this collation for names, and SQLite refuses tables with an unknown one.
    sqlite3_create_collation_v2(
      handle, "unicase", SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        let left = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
        let right = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
        return left.lexicographicallyPrecedes(right) ? -1 : left.elementsEqual(right) ? 0 : 1
      }, nil)
    sqlite3_progress_handler(
      handle, Self.stride,
      { budget in
        guard let budget else { return 0 }
        let own = Unmanaged<Budget>.fromOpaque(budget).takeUnretainedValue()
        own.left -= 1
        return own.left < 0 ? 1 : 0
      }, Unmanaged.passUnretained(budget).toOpaque())
  }

  /// Runs statements without results.
  func run(_ sql: String) throws(AnkiError) { try check(sqlite3_exec(handle, sql, nil, nil, nil)) }

  /// The bytes of the database file.
  func bytes() throws(AnkiError) -> [UInt8] {
    var count: Int64 = 0
    guard let start = sqlite3_serialize(handle, "main", &count, 0) else {
      throw .damaged("there is no memory left to write it")
    }
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// Throws unless a result code means success.
  fileprivate func check(_ code: Int32) throws(AnkiError) {
    switch code & 0xFF {
    case SQLITE_OK, SQLITE_ROW, SQLITE_DONE: return
    case SQLITE_INTERRUPT: throw .tooMuch("more than can be read in a reasonable time")
    case SQLITE_TOOBIG: throw .tooMuch("a value of more than \(Self.longest >> 20) MB")
    default: throw .damaged(String(cString: sqlite3_errmsg(handle)))
    }
  }
}

extension AnkiDatabase {
  /// Throws if a table is not a real one: a view, or a virtual table of another program, could do anything in
  /// our name. Optional tables may be missing.
  func checkTables(_ names: [String], mayLack optional: Set<String> = []) throws(AnkiError) -> Set<String> {
    var found: Set<String> = []
    for name in names {
      let rows = try AnkiRows(
        "SELECT type, rootpage FROM sqlite_schema WHERE lower(name) = '\(name)'", in: self)
      guard try rows.next() else {
        if optional.contains(name) { continue }
        throw .damaged("it has no table \"\(name)\"")
      }
      guard rows.text(0) == "table", rows.number(1) > 0, try !rows.next() else {
        throw .damaged("\"\(name)\" is no plain table")
      }
      try checkColumns(of: name)
      found.insert(name)
    }
    return found
  }

  /// Anki has no computed columns.
  private func checkColumns(of table: String) throws(AnkiError) {
    let columns = try AnkiRows("PRAGMA table_xinfo(\(table))", in: self)
    while try columns.next() {
      if columns.number(6) != 0 { throw .damaged("\"\(table)\" has a column that is computed") }
    }
  }
}

/// A statement: its rows one by one, or rows to be written.
final class AnkiRows {
  private let database: AnkiDatabase
  private let handle: OpaquePointer?

  init(_ sql: String, in database: AnkiDatabase) throws(AnkiError) {
    self.database = database
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(database.handle, sql, -1, &prepared, nil)
    handle = prepared
    try database.check(code)
  }

  deinit { sqlite3_finalize(handle) }

  /// Moves to the next row; false if there is none.
  func next() throws(AnkiError) -> Bool {
    let code = sqlite3_step(handle)
    try database.check(code)
    return code == SQLITE_ROW
  }

  /// A column's number, from 0; 0 for NULL.
  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// A column's text, from 0, without NUL characters.
  func text(_ column: Int32) -> String {
    let bytes = bytes(column)
    return String(decoding: bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes, as: UTF8.self)
  }

  /// A column's bytes, from 0.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  enum Value {
    case number(Int64)
    case text(String)
  }

  /// Writes a row and resets the statement.
  func write(_ values: Value...) throws(AnkiError) {
    for (index, value) in values.enumerated() {
      switch value {
      case .number(let number): sqlite3_bind_int64(handle, Int32(index + 1), number)
      case .text(let text):
        sqlite3_bind_text(handle, Int32(index + 1), text, Int32(text.utf8.count), babble_transient())
      }
    }
    while try next() {}
    sqlite3_reset(handle)
  }
}
