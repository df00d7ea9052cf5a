import CSQLite

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
