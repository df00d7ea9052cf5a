/// Reads values of a known type without creating a `JSONValue`. On a mismatch the value is read again as one,
/// which reports the error with its place.
extension JSONReader {
  /// Reads a count.
  public mutating func count() throws(TextError) -> Int {
    let start = cursor.index
    if isAtNumber, case .integer(let number) = try number(), 0...Int64(Counting.most) ~= number {
      try countValue()
      return Int(number)
    }
    return try again(from: start) { (value) throws(TextError) in try value.count() }
  }

  /// Reads a number within `range`, an integer or not.
  mutating func double(in range: ClosedRange<Double>) throws(TextError) -> Double {
    let start = cursor.index
    if isAtNumber, case .double(let number) = try number(), range ~= number {
      try countValue()
      return number
    }
    return try again(from: start) { (value) throws(TextError) in try value.double(in: range) }
  }

  public mutating func string() throws(TextError) -> String {
    if cursor.next != UInt8(ascii: "\"") { return try value().string() }
    try countValue()
    return try text()
  }

  /// Reads a string and converts it.
  ///
  /// - Parameters:
  ///   - make: converts the string's bytes, which may be invalid UTF-8; returns nil to refuse them.
  ///   - problem: the error for a refused string.
  @inlinable
  public mutating func string<Value>(
    _ make: (UnsafeBufferPointer<UInt8>) -> Value?, else problem: TextError.Problem
  ) throws(TextError) -> Value {
    let start = offset
    var made: Value?
    try passString { made = make($0) }
    if let made { return made }
    throw refusal(of: start, problem)
  }

  @usableFromInline
  mutating func passString(_ look: (UnsafeBufferPointer<UInt8>) -> Void) throws(TextError) {
    if cursor.next != UInt8(ascii: "\"") { _ = try value().string() }
    try countValue()
    let quoted = try quoted()
    withBytes(of: quoted, look)
  }

  /// The error for a refused string: invalid UTF-8 if that was the reason, else the given problem.
  @usableFromInline
  mutating func refusal(of start: Int, _ problem: TextError.Problem) -> TextError {
    cursor.index = start
    do throws(TextError) { _ = try text() } catch { return error }
    return TextError(problem, at: cursor.place(at: start))
  }

  private func withBytes(of quoted: Quoted, _ look: (UnsafeBufferPointer<UInt8>) -> Void) {
    if var escaped = quoted.escaped {
      escaped.withUTF8(look)
    } else {
      cursor.bytes.withUnsafeBufferPointer { look(UnsafeBufferPointer(rebasing: $0[quoted.range])) }
    }
  }

  private var isAtNumber: Bool {
    cursor.next.map { $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "0") < 10 } ?? false
  }

  private mutating func again<Value>(
    from start: Int, _ take: (JSONValue) throws(TextError) -> Value
  ) throws(TextError) -> Value {
    cursor.index = start
    return try take(try value())
  }
}
