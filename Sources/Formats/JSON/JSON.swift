import Limits

/// Reads and writes JSON strictly by RFC 8259.
///
/// Why not Foundation: its decoder accepts `[1,]` and `1.0` for an integer, merges duplicate keys and reports
/// no line, and linking full Foundation costs more start time than all of Babble's own work.
public enum JSON {
  /// The default limit of nested lists and objects.
  public static let depthLimit = Limit.jsonDepth.most
  /// The default limit of values: a value of two bytes in the text takes 32 in memory.
  public static let valueLimit = Limit.jsonValues.most

  /// Parses a text with a single value.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - depthLimit: the most levels of nested lists and objects.
  ///   - valueLimit: the most values.
  ///   - allowsRepeats: whether a key may be twice in an object, as other programs write it; the last one
  ///     counts.
  public static func read(
    _ bytes: [UInt8], depthLimit: Int = JSON.depthLimit, valueLimit: Int = JSON.valueLimit,
    allowsRepeats: Bool = false
  ) throws(TextError) -> JSONValue {
    var reader = JSONReader(bytes, depthLimit: depthLimit, valueLimit: valueLimit)
    reader.allowsRepeats = allowsRepeats
    return try reader.document { (reader) throws(TextError) in try reader.value() }
  }

  /// Returns UTF-8 with keys sorted by their bytes. A number that is not finite becomes null, since JSON
  /// can't represent it.
  ///
  /// - Parameters:
  ///   - value: what to write.
  ///   - levels: how many levels of lists and objects are written with one item per line, indented by two
  ///     spaces; deeper ones are written on one line without spaces. With 0 there is no line feed; otherwise
  ///     the text ends with one.
  public static func write(_ value: JSONValue, spread levels: Int = .max) -> [UInt8] {
    var writer = JSONWriter(spread: levels)
    writer.write(value, level: 0)
    if levels > 0 { writer.bytes.append(UInt8(ascii: "\n")) }
    return writer.bytes
  }
}

/// Appends values to bytes. Only what JSON demands is escaped.
private struct JSONWriter {
  /// Lists and objects above this level are written with one item per line.
  let spread: Int
  var bytes: [UInt8] = []

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
