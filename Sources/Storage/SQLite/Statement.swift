import CLibraries

/// A prepared statement, run with one set of values after the other.
final class Statement<Failure: Error> {
  private let database: Database<Failure>
  private let handle: OpaquePointer?

  init(_ sql: String, in database: Database<Failure>) throws(Failure) {
    self.database = database
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    handle = prepared
    try database.check(code)
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds values to the parameters, from the first on.
  func bind(_ values: (any Bindable)?...) { bindAll(values) }

  /// The same for a list of values.
  func bindAll(_ values: [(any Bindable)?]) {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      if let value { value.bind(to: handle, at: place) } else { sqlite3_bind_null(handle, place) }
    }
  }

  /// Runs the statement to its end with these values, and makes it ready to run again.
  func run(_ values: (any Bindable)?...) throws(Failure) { try runAll(values) }

  /// The same for a list of values.
  func runAll(_ values: [(any Bindable)?]) throws(Failure) {
    bindAll(values)
    defer { reset() }
    while try step() {}
  }

  /// Moves to the next row; false if there is none.
  func step() throws(Failure) -> Bool {
    let code = sqlite3_step(handle)
    try database.check(code)
    return code == SQLITE_ROW
  }

  /// Makes the statement ready to run again. Its values stay bound.
  func reset() { sqlite3_reset(handle) }

  /// A column's text, from 0, without NUL characters; empty for NULL.
  func text(_ column: Int32) -> String {
    // The text first: that converts the value, and only then the number of bytes is that of the text.
    let start = sqlite3_column_text(handle, column)
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    if bytes.contains(0) { return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A column's bytes, from 0.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  /// A column's number, from 0; 0 for NULL.
  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// A column's number; nil for NULL.
  func numberIfAny(_ column: Int32) -> Int64? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : number(column)
  }

  /// A column's text; nil for NULL.
  func textIfAny(_ column: Int32) -> String? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : text(column)
  }

  /// A column's number; nil for NULL.
  func fraction(_ column: Int32) -> Double? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : sqlite3_column_double(handle, column)
  }
}

extension Int64: Bindable {
  func bind(to statement: OpaquePointer?, at place: Int32) {
    sqlite3_bind_int64(statement, place, self)
  }
}

extension Int: Bindable {
  func bind(to statement: OpaquePointer?, at place: Int32) {
    Int64(self).bind(to: statement, at: place)
  }
}

extension Double: Bindable {
  func bind(to statement: OpaquePointer?, at place: Int32) {
    sqlite3_bind_double(statement, place, self)
  }
}

extension String: Bindable {
  func bind(to statement: OpaquePointer?, at place: Int32) {
    var text = self
    text.withUTF8 { bindText($0, to: statement, at: place) }
  }
}

/// UTF-8, which becomes a text.
extension [UInt8]: Bindable {
  func bind(to statement: OpaquePointer?, at place: Int32) {
    withUnsafeBufferPointer { bindText($0, to: statement, at: place) }
  }
}

private func bindText(_ bytes: UnsafeBufferPointer<UInt8>, to statement: OpaquePointer?, at place: Int32) {
  bytes.withMemoryRebound(to: CChar.self) { bytes in
    _ = sqlite3_bind_text(statement, place, bytes.baseAddress, Int32(bytes.count), babble_transient())
  }
}
