import CSQLite

/// A database of SQLite's in memory. Those that come from a stranger are only read, and can run nothing: no triggers,
/// no views, no extensions, and no more than a bounded number of steps.
final class AnkiDatabase {
  /// The most bytes of one value, and what a collection of a million notes takes, in steps of SQLite's machine.
  private static let (longest, most): (Int32, Int) = (64 << 20, 2_000_000_000)
  private static let stride: Int32 = 1_000_000

  let handle: OpaquePointer?
  /// SQLite reads it in place for as long as the database is open.
  private let content: UnsafeMutableRawBufferPointer
  private let budget = Budget()

  /// What is left of the steps.
  private final class Budget {
    var left = AnkiDatabase.most / Int(AnkiDatabase.stride)
  }

  /// An empty one, to be written.
  init() throws(AnkiError) {
    content = .allocate(byteCount: 0, alignment: 1)
    handle = try Self.open()
  }

  /// One whose file has these bytes.
  init(reading bytes: [UInt8]) throws(AnkiError) {
    content = .allocate(byteCount: max(bytes.count, 1), alignment: 16)
    content.copyBytes(from: bytes)
    do throws(AnkiError) { handle = try Self.open() } catch {
      content.deallocate()
      throw error
    }
    let head = Array("SQLite format 3\0".utf8)
    guard bytes.count >= 512, bytes.starts(with: head) else { throw .damaged("it is no database") }
    // The log that a database of this kind wants beside it was written into it before it was packed.
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
    // Anki declares names to be sorted so, and SQLite refuses tables with a way to sort that it doesn't know.
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

  /// Runs statements that answer nothing.
  func run(_ sql: String) throws(AnkiError) { try check(sqlite3_exec(handle, sql, nil, nil, nil)) }

  /// All of its bytes, as its file would have them.
  func bytes() throws(AnkiError) -> [UInt8] {
    var count: Int64 = 0
    guard let start = sqlite3_serialize(handle, "main", &count, 0) else {
      throw .damaged("there is no memory left to write it")
    }
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// Throws what a result code tells, unless that is that all is well.
  func check(_ code: Int32) throws(AnkiError) {
    switch code & 0xFF {
    case SQLITE_OK, SQLITE_ROW, SQLITE_DONE: return
    case SQLITE_INTERRUPT: throw .tooMuch("more than can be read in a reasonable time")
    case SQLITE_TOOBIG: throw .tooMuch("a value of more than \(Self.longest >> 20) MB")
    default: throw .damaged(String(cString: sqlite3_errmsg(handle)))
    }
  }
}

/// A statement: its rows one after the other, or a row to be written.
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

  /// Goes to the next row; false where there is none.
  func next() throws(AnkiError) -> Bool {
    let code = sqlite3_step(handle)
    try database.check(code)
    return code == SQLITE_ROW
  }

  /// The number of a column, from 0; 0 where it has none.
  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The text of a column, from 0, without the zeros that no text has.
  func text(_ column: Int32) -> String {
    let bytes = bytes(column)
    return String(decoding: bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes, as: UTF8.self)
  }

  /// The bytes of a column, from 0.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  /// A value to be written.
  enum Value {
    case number(Int64)
    case text(String)
  }

  /// Writes a row, and makes ready for the next one.
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
