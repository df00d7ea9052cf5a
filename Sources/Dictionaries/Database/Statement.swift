import CSQLite

/// A question to a database, prepared once and asked with one value after the other.
final class Statement {
  private let database: Database
  private let handle: OpaquePointer?

  /// Prepares one statement of SQL.
  init(_ sql: String, in database: Database) throws(DictionaryError) {
    self.database = database
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    handle = prepared
    guard code == SQLITE_OK else { throw database.error(code) }
  }

  deinit { sqlite3_finalize(handle) }

  /// Puts a text in a place, which count from 1; nil is no text.
  func bind(_ text: String?, at place: Int32) {
    guard var text else { return bindNothing(at: place) }
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        _ = sqlite3_bind_text(handle, place, bytes.baseAddress, Int32(bytes.count), babble_transient())
      }
    }
  }

  /// Puts UTF-8 in a place.
  func bind(_ bytes: [UInt8], at place: Int32) {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        _ = sqlite3_bind_text(handle, place, bytes.baseAddress, Int32(bytes.count), babble_transient())
      }
    }
  }

  /// Puts a number in a place.
  func bind(_ number: Int, at place: Int32) { sqlite3_bind_int64(handle, place, Int64(number)) }

  /// Puts a number in a place; nil is none.
  func bind(_ number: Double?, at place: Int32) {
    if let number { sqlite3_bind_double(handle, place, number) } else { bindNothing(at: place) }
  }

  private func bindNothing(at place: Int32) { sqlite3_bind_null(handle, place) }

  /// Goes to the next row; false where there is none.
  func step() throws(DictionaryError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else { throw database.error(code) }
    return false
  }

  /// Runs it as far as it goes, and makes it ready to be asked again.
  func run() throws(DictionaryError) {
    defer { reset() }
    while try step() {}
  }

  /// Makes it ready to be asked again. What was bound stays.
  func reset() { sqlite3_reset(handle) }

  /// The text of a column, from 0; empty where there is none. What is no UTF-8 was never written by us.
  func text(_ column: Int32) -> String {
    sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
  }

  /// The number of a column, from 0; 0 where there is none.
  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The number of a column; nil where there is none.
  func fraction(_ column: Int32) -> Double? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : sqlite3_column_double(handle, column)
  }
}
