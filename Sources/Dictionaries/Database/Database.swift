import CSQLite
import System

/// An open SQLite file. It belongs to one thread at a time.
final class Database {
  enum Use {
    /// The file exists and nobody changes it: a dictionary is replaced, never written to.
    case reading
    /// The file is new, nobody else knows of it, and it is thrown away if anything fails: it needs no
    /// journal.
    case making
  }

  let path: String
  let handle: OpaquePointer?
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
