/// Values of a known kind, read without making a `JSONValue` of each. What is something else is read once more as one,
/// which knows its place and what to say.
extension JSONReader {
  /// The count that the next value must be.
  public mutating func count() throws(TextError) -> Int {
    let start = cursor.index
    if isAtNumber, case .integer(let number) = try number(), 0...Int64(Counting.most) ~= number {
      try countValue()
      return Int(number)
    }
    return try again(from: start) { (value) throws(TextError) in try value.count() }
  }

  /// The number that the next value must be, within `range`; a whole one is taken too.
  public mutating func double(in range: ClosedRange<Double>) throws(TextError) -> Double {
    let start = cursor.index
    if isAtNumber, case .double(let number) = try number(), range ~= number {
      try countValue()
      return number
    }
    return try again(from: start) { (value) throws(TextError) in try value.double(in: range) }
  }

  /// The string that the next value must be.
  public mutating func string() throws(TextError) -> String {
    if cursor.next != UInt8(ascii: "\"") { return try value().string() }
    try countValue()
    return try text()
  }

  /// What is made of the string that the next value must be.
  ///
  /// - Parameters:
  ///   - make: makes it of the string's bytes, which may be no UTF-8; nil for what it can't be made of.
  ///   - problem: what is said of such a string.
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

  /// The members of the object that the next value must be, whose keys say something: `take` gets what was made of
  /// each, and has to read the value. A key that stands twice is an error.
  ///
  /// - Parameter isInside: the object's bracket was passed, and a key is next.
  @inlinable
  public mutating func members<Key>(
    _ make: (UnsafeBufferPointer<UInt8>) -> Key?, else problem: TextError.Problem, isInside: Bool = false,
    _ take: (inout JSONReader, Key) throws(TextError) -> Void
  ) throws(TextError) {
    var made: Key?
    var start = offset
    try walkMembers(isInside, { (made, start) = (make($0), $1) }) { (reader) throws(TextError) in
      guard let key = made else { throw reader.refusal(of: start, problem) }
      try take(&reader, key)
    }
  }

  @usableFromInline
  mutating func passString(_ look: (UnsafeBufferPointer<UInt8>) -> Void) throws(TextError) {
    if cursor.next != UInt8(ascii: "\"") { _ = try value().string() }
    try countValue()
    let quoted = try quoted()
    withBytes(of: quoted, look)
  }

  /// - Parameters:
  ///   - look: gets each key and where it starts.
  ///   - take: reads the value.
  @usableFromInline
  mutating func walkMembers(
    _ isInside: Bool, _ look: (UnsafeBufferPointer<UInt8>, Int) -> Void,
    _ take: (inout JSONReader) throws(TextError) -> Void
  ) throws(TextError) {
    var keys = JSONKeys()
    try walkObject(isInside: isInside) { (reader) throws(TextError) in
      let key = try reader.key()
      try reader.add(key, to: &keys)
      reader.withBytes(of: key) { look($0, key.start) }
      try take(&reader)
    }
  }

  /// Why nothing could be made of the string that starts somewhere: because it is no UTF-8, or else for that reason.
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
