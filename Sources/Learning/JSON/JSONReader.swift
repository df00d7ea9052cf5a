/// Walks through the bytes once. Nesting is capped, so recursion cannot exhaust the stack.
struct JSONReader {
  let depthLimit: Int
  var cursor: TextCursor

  init(_ bytes: [UInt8], depthLimit: Int) {
    self.depthLimit = depthLimit
    cursor = TextCursor(bytes)
  }

  func failure(_ problem: TextError.Problem) -> TextError { TextError(problem, at: cursor.place) }

  mutating func document() throws(TextError) -> JSONValue {
    if cursor.starts(with: "\u{FEFF}") { throw failure(.byteOrderMark) }
    skipSpace()
    if cursor.next == nil { throw failure(.emptyText) }
    let value = try value(depth: 0)
    skipSpace()
    if cursor.next != nil { throw failure(.trailingContent) }
    return value
  }

  private mutating func skipSpace() {
    while let byte = cursor.next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): cursor.advance()
      case UInt8(ascii: "\n"): cursor.newLine()
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(TextError) -> JSONValue {
    guard let byte = cursor.next else { throw failure(.cutShort) }
    let start = cursor.place
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(.object(try object(depth: depth + 1)), at: start)
    case UInt8(ascii: "["): return JSONValue(.array(try array(depth: depth + 1)), at: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return JSONValue(try number(), at: start)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: start)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: start)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), at: start)
    default: throw unexpected()
    }
  }

  private mutating func word(
    _ text: StaticString, _ content: JSONValue.Content
  ) throws(TextError) -> JSONValue.Content {
    guard cursor.starts(with: text) else { throw unexpected() }
    for _ in 0..<text.utf8CodeUnitCount { cursor.advance() }
    return content
  }

  private mutating func array(depth: Int) throws(TextError) -> [JSONValue] {
    try open(depth)
    var items: [JSONValue] = []
    if cursor.skip(UInt8(ascii: "]")) { return items }
    while true {
      items.append(try value(depth: depth))
      if try !another(before: UInt8(ascii: "]")) { return items }
    }
  }

  private mutating func object(depth: Int) throws(TextError) -> JSONObject {
    try open(depth)
    var members = JSONMembers()
    if cursor.skip(UInt8(ascii: "}")) { return JSONObject() }
    while true {
      let start = cursor.place
      let key = try key()
      let member = JSONMember(key, try value(depth: depth), at: start)
      if !members.append(member) { throw TextError(.duplicateKey(key), at: start) }
      if try !another(before: UInt8(ascii: "}")) { return JSONObject(members.all) }
    }
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
  private mutating func open(_ depth: Int) throws(TextError) {
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
