/// Walks through a JSON text once. Nesting is capped, so recursion cannot exhaust the stack.
///
/// `JSON.read` makes a tree of it, which is right for nearly everything. Who reads a large text of a known form asks
/// for one value after the other and keeps what matters: a tree of half a million members takes longer to build than
/// to walk through.
public struct JSONReader {
  var cursor: TextCursor
  private let depthLimit: Int
  private let valueLimit: Int
  private var depth = 0
  private var values = 0

  /// A reader at the start of a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - depthLimit: how many lists and objects may stand inside each other.
  ///   - valueLimit: how many values may be read.
  public init(_ bytes: [UInt8], depthLimit: Int = JSON.depthLimit, valueLimit: Int = JSON.valueLimit) {
    self.depthLimit = depthLimit
    self.valueLimit = valueLimit
    cursor = TextCursor(bytes)
  }

  func failure(_ problem: TextError.Problem) -> TextError { TextError(problem, at: cursor.place) }

  /// Where the next value starts.
  public var place: TextPlace { cursor.place }

  /// The whole text, of which `read` has to read the one value.
  public mutating func document<Value>(
    _ read: (inout JSONReader) throws(TextError) -> Value
  ) throws(TextError) -> Value {
    if cursor.starts(with: "\u{FEFF}") { throw failure(.byteOrderMark) }
    skipSpace()
    if cursor.next == nil { throw failure(.emptyText) }
    let value = try read(&self)
    skipSpace()
    if cursor.next != nil { throw failure(.trailingContent) }
    return value
  }

  /// The next value, whatever it is.
  public mutating func value() throws(TextError) -> JSONValue {
    guard let byte = cursor.next else { throw failure(.cutShort) }
    values += 1
    if values > valueLimit { throw failure(.tooManyValues(limit: valueLimit)) }
    let start = cursor.place
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(.object(try object()), at: start)
    case UInt8(ascii: "["): return JSONValue(.array(try array()), at: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return JSONValue(try number(), at: start)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: start)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: start)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), at: start)
    default: throw unexpected()
    }
  }

  /// The members of the object that the next value must be: `take` gets each key with its place, and has to read the
  /// value. A key that stands twice is an error.
  public mutating func members(
    _ take: (inout JSONReader, String, TextPlace) throws(TextError) -> Void
  ) throws(TextError) {
    if cursor.next != UInt8(ascii: "{") { throw failure(.expected("an object")) }
    try open()
    var keys = JSONKeys()
    var isOpen = !cursor.skip(UInt8(ascii: "}"))
    while isOpen {
      let start = cursor.place
      let key = try key()
      if !keys.add(key) { throw TextError(.duplicateKey(key), at: start) }
      try take(&self, key, start)
      isOpen = try another(before: UInt8(ascii: "}"))
    }
    depth -= 1
  }

  /// The items of the list that the next value must be: `take` has to read each of them.
  public mutating func items(
    _ take: (inout JSONReader) throws(TextError) -> Void
  ) throws(TextError) {
    if cursor.next != UInt8(ascii: "[") { throw failure(.expected("a list")) }
    try open()
    var isOpen = !cursor.skip(UInt8(ascii: "]"))
    while isOpen {
      try take(&self)
      isOpen = try another(before: UInt8(ascii: "]"))
    }
    depth -= 1
  }
}

/// The parts of values.
extension JSONReader {
  private mutating func skipSpace() {
    while let byte = cursor.next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): cursor.advance()
      case UInt8(ascii: "\n"): cursor.newLine()
      default: return
      }
    }
  }

  private mutating func word(
    _ text: StaticString, _ content: JSONValue.Content
  ) throws(TextError) -> JSONValue.Content {
    guard cursor.starts(with: text) else { throw unexpected() }
    for _ in 0..<text.utf8CodeUnitCount { cursor.advance() }
    return content
  }

  private mutating func array() throws(TextError) -> [JSONValue] {
    var items: [JSONValue] = []
    try self.items { (reader) throws(TextError) in items.append(try reader.value()) }
    return items
  }

  private mutating func object() throws(TextError) -> JSONObject {
    var members: [JSONMember] = []
    try self.members { (reader, key, place) throws(TextError) in
      members.append(JSONMember(key, try reader.value(), at: place))
    }
    return JSONObject(members)
  }

  /// The key and its colon.
  private mutating func key() throws(TextError) -> String {
    guard cursor.next == UInt8(ascii: "\"") else { throw unexpected() }
    let key = try string()
    skipSpace()
    guard cursor.skip(UInt8(ascii: ":")) else { throw startsValue ? failure(.missingColon) : unexpected() }
    skipSpace()
    return key
  }
}

/// Brackets and commas.
extension JSONReader {
  private mutating func open() throws(TextError) {
    depth += 1
    if depth > depthLimit { throw failure(.tooDeep(limit: depthLimit)) }
    cursor.advance()
    skipSpace()
  }

  /// Whether another item follows; otherwise the closing bracket has been passed.
  private mutating func another(before bracket: UInt8) throws(TextError) -> Bool {
    skipSpace()
    if cursor.skip(bracket) { return false }
    let comma = cursor.place
    guard cursor.skip(UInt8(ascii: ",")) else { throw startsValue ? failure(.missingComma) : unexpected() }
    skipSpace()
    if cursor.next == bracket { throw TextError(.trailingComma, at: comma) }
    return true
  }

  /// Whether a value could start here, so that only the sign before it is missing.
  private var startsValue: Bool {
    cursor.next.map("\"{[-0123456789tfn".utf8.contains) ?? false
  }

  private func unexpected() -> TextError {
    let rest = cursor.bytes[cursor.index...].prefix(4)
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return failure(.cutShort)
    }
    if scalar == "\u{FFFD}" { return failure(.notUTF8) }
    let code = "the control character U+" + String(scalar.value, radix: 16, uppercase: true)
    return failure(.unexpected(scalar.value < 0x20 ? code : "\"\(scalar)\""))
  }
}
