/// Appends values to bytes. Only what JSON demands is escaped.
struct JSONWriter {
  /// Items of lists and objects above this level stand on lines of their own.
  let spread: Int
  var bytes: [UInt8] = []

  init(spread: Int) { self.spread = spread }

  mutating func write(_ value: JSONValue, level: Int) {
    switch value.content {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .integer(let number): append(String(number))
    case .double(let number): append(number.isFinite ? number.description : "null")
    case .string(let text): string(text)
    case .array(let items): list(items, "[", "]", level) { $0.write($1, level: level + 1) }
    case .object(let object):
      list(object.sorted.members, "{", "}", level) { writer, member in
        writer.string(member.key)
        writer.append(level < writer.spread ? ": " : ":")
        writer.write(member.value, level: level + 1)
      }
    }
  }

  private mutating func list<Item>(
    _ items: [Item], _ open: StaticString, _ close: StaticString, _ level: Int,
    each: (inout JSONWriter, Item) -> Void
  ) {
    append(open)
    for (index, item) in items.enumerated() {
      if index > 0 { append(",") }
      if level < spread { newLine(level + 1) }
      each(&self, item)
    }
    if level < spread && !items.isEmpty { newLine(level) }
    append(close)
  }

  private mutating func newLine(_ level: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<level { append("  ") }
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Strings seldom need an escape, and are then appended whole.
  private mutating func string(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { content in
      if content.contains(where: Self.isEscaped) {
        for byte in content { if Self.isEscaped(byte) { escape(byte) } else { bytes.append(byte) } }
      } else {
        bytes.append(contentsOf: content)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    default:
      let hex = String(byte, radix: 16)
      append("\\u00" + (hex.count < 2 ? "0" : "") + hex)
    }
  }
}
