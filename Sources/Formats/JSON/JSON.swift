/// Reads and writes JSON as RFC 8259 has it, and nothing more lenient.
///
/// Why our own: Foundation's decoder takes `[1,]`, takes `1.0` for an integer, merges keys that stand twice,
/// says no line, and linking full Foundation costs more start time than all of Babble's own work.
public enum JSON {
  /// How deep lists and objects may be nested unless the caller says otherwise.
  public static let depthLimit = 32
  /// How many values a text may have unless the caller says otherwise: a value of two bytes takes 32 in memory.
  public static let valueLimit = 2_000_000

  /// The value that a text holds.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - depthLimit: how many lists and objects may stand inside each other.
  ///   - valueLimit: how many values there may be.
  public static func read(
    _ bytes: [UInt8], depthLimit: Int = JSON.depthLimit, valueLimit: Int = JSON.valueLimit
  ) throws(TextError) -> JSONValue {
    var reader = JSONReader(bytes, depthLimit: depthLimit, valueLimit: valueLimit)
    return try reader.document { (reader) throws(TextError) in try reader.value() }
  }

  /// UTF-8 with keys sorted by their bytes. A number that is not finite has no form in JSON and becomes null.
  ///
  /// - Parameters:
  ///   - value: what to write.
  ///   - levels: how many levels of lists and objects have each item on a line of its own, indented by two
  ///     spaces; deeper ones stand in one line without spaces. With 0 there is no line feed, else one ends it.
  public static func write(_ value: JSONValue, spread levels: Int = .max) -> [UInt8] {
    var writer = JSONWriter(spread: levels)
    writer.write(value, level: 0)
    if levels > 0 { writer.bytes.append(UInt8(ascii: "\n")) }
    return writer.bytes
  }
}
