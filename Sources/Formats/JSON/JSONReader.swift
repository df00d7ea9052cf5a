/// A streaming JSON parser. Nesting is capped, so that recursion can't exhaust the stack.
///
/// `JSON.read` builds a tree with it, which is right for nearly everything. A large text of a known form is
/// better read value by value, keeping only what matters: building a tree of half a million members takes
/// longer than parsing them.
public struct JSONReader: Sendable {
  var cursor: TextCursor
  private let depthLimit: Int
  private let valueLimit: Int
  private var depth = 0
  /// Whether a key may be twice in the objects of a tree; the last one counts.
  var allowsRepeats = false
  /// How many values were read.
  private var values = 0

  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - depthLimit: the most levels of nested lists and objects.
  ///   - valueLimit: the most values.
  public init(_ bytes: [UInt8], depthLimit: Int = JSON.depthLimit, valueLimit: Int = JSON.valueLimit) {
    self.depthLimit = depthLimit
    self.valueLimit = valueLimit
    cursor = TextCursor(bytes)
  }

  /// The place of the next value.
  public var place: TextPlace {
    mutating get { cursor.place }
  }

  /// The byte offset of the next value.
  public var offset: Int { cursor.index }

  /// Reads the whole text; `read` must read its one value.
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

  /// Reads the next value as a tree.
  public mutating func value() throws(TextError) -> JSONValue {
    guard let byte = cursor.next else { throw failure(.cutShort) }
    try countValue()
    let start = cursor.place
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(.object(try object()), at: start)
    case UInt8(ascii: "["): return JSONValue(.array(try array()), at: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try text()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(try number().content, at: start)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: start)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: start)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), at: start)
    default: throw unexpected()
    }
  }

  mutating func countValue() throws(TextError) {
    values += 1
    if values > valueLimit { throw failure(.tooManyValues(limit: valueLimit)) }
  }

  /// Reads an object: `take` is called with each key and its place, and must read the value. A duplicate key
  /// is an error.
  public mutating func members(
    _ take: (inout JSONReader, String, TextPlace) throws(TextError) -> Void
  ) throws(TextError) {
    var keys = JSONKeys()
    try readObject { (reader) throws(TextError) in
      let start = reader.cursor.place
      let key = try reader.key()
      let text = try reader.text(of: key)
      try reader.add(key, to: &keys)
      try take(&reader, text, start)
    }
  }

  /// Reads a list: `take` is called for each item and must read it.
  public mutating func items(
    _ take: (inout JSONReader) throws(TextError) -> Void
  ) throws(TextError) {
    if cursor.next != UInt8(ascii: "[") { throw failure(.expected("a list")) }
    try readItems(to: UInt8(ascii: "]"), take)
  }
}

extension JSONReader {
  mutating func skipSpace() {
    while let byte = cursor.next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): cursor.advance()
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
    return JSONObject(allowsRepeats ? Self.last(of: members) : members)
  }

  /// The last member of each key. By bytes, as keys are compared elsewhere.
  private static func last(of members: [JSONMember]) -> [JSONMember] {
    var keys: Set<[UInt8]> = []
    return members.reversed().filter { keys.insert(Array($0.key.utf8)).inserted }.reversed()
  }
}

/// Brackets and commas.
extension JSONReader {
  /// Reads an object: `take` must read each key and its value.
  mutating func readObject(_ take: (inout JSONReader) throws(TextError) -> Void) throws(TextError) {
    if cursor.next != UInt8(ascii: "{") { throw failure(.expected("an object")) }
    try readItems(to: UInt8(ascii: "}"), take)
  }

  private mutating func readItems(
    to bracket: UInt8, _ take: (inout JSONReader) throws(TextError) -> Void
  ) throws(TextError) {
    depth += 1
    if depth > depthLimit { throw failure(.tooDeep(limit: depthLimit)) }
    cursor.advance()
    skipSpace()
    var isOpen = !cursor.skip(bracket)
    while isOpen {
      try take(&self)
      isOpen = try another(before: bracket)
    }
    depth -= 1
  }

  /// Whether another item follows; otherwise the closing bracket has been passed.
  private mutating func another(before bracket: UInt8) throws(TextError) -> Bool {
    skipSpace()
    if cursor.skip(bracket) { return false }
    let comma = cursor.index
    guard cursor.skip(UInt8(ascii: ",")) else { throw startsValue ? failure(.missingComma) : unexpected() }
    skipSpace()
    if cursor.next == bracket { throw TextError(.trailingComma, at: cursor.place(at: comma)) }
    return true
  }
}
