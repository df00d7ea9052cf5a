import CLibraries

/// An open SQLite database; its errors are those of the module that reads it. It belongs to one thread at a time, and no
/// trigger and no view in it does anything.
final class Database<Failure: Error> {
  /// Makes an error of a problem and SQLite's message.
  typealias Describe = (DatabaseProblem, _ message: String) -> Failure

  /// The file; empty for a database in memory.
  let path: String
  let handle: OpaquePointer?
  private let describe: Describe
  /// SQLite reads it in place while the database is open.
  private let content: UnsafeMutableRawBufferPointer?
  private var budget: Budget?

  private init(
    _ name: String, path: String = "", _ flags: Int32, content: UnsafeMutableRawBufferPointer? = nil,
    _ describe: @escaping Describe
  ) throws(Failure) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE, nil)
    (handle, self.path, self.content, self.describe) = (opened, path, content, describe)
    try check(code)
    // Our own have neither, and those of one that comes from a stranger could run for ever.
    set(false, [SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW])
  }

  /// Opens a file that nobody changes while it is read. Damaged content is noticed only when it is first read.
  convenience init(reading path: String, _ describe: @escaping Describe) throws(Failure) {
    // Without `immutable` SQLite would lock the file, and look for a journal at each query.
    let address = "file:\(path.escaped)?immutable=1"
    try self.init(address, path: path, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, describe)
    try run(
      "PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA cache_size = -8000;"
    )
  }

  /// Makes a file that nobody else knows of and that is thrown away if anything fails: it needs no journal.
  convenience init(making path: String, _ describe: @escaping Describe) throws(Failure) {
    try self.init(path, path: path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, describe)
    try run(
      """
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA secure_delete = OFF; PRAGMA cache_size = -64000;
      """)
  }

  /// Opens a file that one process writes and others read meanwhile, or makes it. Readers see what is complete, and never
  /// wait for the writer.
  ///
  /// - Parameter isReading: whether nothing is written.
  convenience init(sharing path: String, isReading: Bool, _ describe: @escaping Describe)
    throws(Failure)
  {
    try self.init(path, path: path, SQLITE_OPEN_READWRITE | (isReading ? 0 : SQLITE_OPEN_CREATE), describe)
    sqlite3_busy_timeout(handle, isReading ? 50 : 2000)
    // A plan reads thousands of rows from all over the file.
    try run("PRAGMA cache_size = -32000")
    try run(
      isReading
        ? "PRAGMA query_only = ON; PRAGMA cell_size_check = ON;"
        : "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cell_size_check = ON;")
  }

  /// An empty database in memory, to be written.
  convenience init(_ describe: @escaping Describe) throws(Failure) {
    try self.init(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY, describe)
  }

  /// A database in memory, from the bytes of its file, to be read.
  convenience init(reading bytes: [UInt8], _ describe: @escaping Describe) throws(Failure) {
    let content = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
    content.copyBytes(from: bytes)
    // Switches off the write-ahead log, which isn't there.
    for place in [18, 19] where place < bytes.count && content[place] == 2 { content[place] = 1 }
    try self.init(
      ":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY, content: content, describe)
    let (start, size) = (content.baseAddress?.assumingMemoryBound(to: UInt8.self), Int64(bytes.count))
    try check(sqlite3_deserialize(handle, "main", start, size, size, UInt32(SQLITE_DESERIALIZE_READONLY)))
  }

  deinit {
    sqlite3_close_v2(handle)
    content?.deallocate()
  }

  private func set(_ isOn: Bool, _ options: [Int32]) {
    for option in options { _ = babble_configure(handle, option, isOn ? 1 : 0) }
  }

  /// Runs statements without results.
  func run(_ sql: String) throws(Failure) { try check(sqlite3_exec(handle, sql, nil, nil, nil)) }

  /// The first number of a statement's result; nil if it has none.
  func number(_ sql: String) throws(Failure) -> Int64? {
    let statement = try Statement(sql, in: self)
    return try statement.step() ? statement.number(0) : nil
  }

  /// The row that was inserted last.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Replaces the whole content with that of another database.
  func copy(_ other: Database) throws(Failure) {
    guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      return try check(sqlite3_errcode(handle))
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    try check(code)
  }

  /// The bytes of the database's file; nil if there is no memory left.
  func bytes() -> [UInt8]? {
    var count: Int64 = 0
    guard let start = sqlite3_serialize(handle, "main", &count, 0) else { return nil }
    defer { sqlite3_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// Throws unless a result code means success.
  func check(_ code: Int32) throws(Failure) {
    guard let problem = DatabaseProblem(code: code & 0xFF) else { return }
    throw describe(problem, String(cString: sqlite3_errmsg(handle)))
  }
}

extension Database {
  /// Interrupts, from any thread, what the database is doing; that then fails.
  var interruption: @Sendable () -> Void {
    let handle = Interruptible(database: self)
    return { sqlite3_interrupt(handle.database.handle) }
  }

  /// Unchecked is safe: SQLite allows an interruption by any thread as long as the database is open, and this keeps it
  /// open.
  private struct Interruptible: @unchecked Sendable {
    let database: Database
  }

  /// Confines a database that comes from a stranger: no extensions, values of so many bytes, and so many steps of SQLite's
  /// virtual machine in all.
  func confine(longest: Int, steps: Int) {
    set(true, [SQLITE_DBCONFIG_DEFENSIVE])
    set(false, [SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION])
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(longest))
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_COLUMN, 200)
    let budget = Budget(steps)
    budget.limit(handle)
    self.budget = budget
  }

  /// Declares an order of texts that tables name: by their bytes. SQLite refuses tables with an unknown one.
  func declareOrder(_ name: String) {
    sqlite3_create_collation_v2(
      handle, name, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        let left = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
        let right = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
        return left.lexicographicallyPrecedes(right) ? -1 : left.elementsEqual(right) ? 0 : 1
      }, nil)
  }
}

/// The steps that are left.
private final class Budget {
  private static let stride: Int32 = 1_000_000
  private var left: Int

  init(_ steps: Int) { left = steps / Int(Self.stride) }

  /// The budget must live as long as the database.
  func limit(_ handle: OpaquePointer?) {
    sqlite3_progress_handler(
      handle, Self.stride,
      { budget in
        guard let budget else { return 0 }
        let own = Unmanaged<Budget>.fromOpaque(budget).takeUnretainedValue()
        own.left -= 1
        return own.left < 0 ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}

extension String {
  /// As a part of an address.
  fileprivate var escaped: String {
    utf8.reduce(into: "") { address, byte in
      let isPlain = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (45...57).contains(byte)
      address += isPlain ? String(UnicodeScalar(byte)) : "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    }
  }
}
