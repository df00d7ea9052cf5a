/// Reads and writes JSON as RFC 8259 has it, and nothing more lenient.
///
/// Why our own: Foundation's decoder takes `[1,]`, takes `1.0` for an integer, merges keys that stand twice,
/// says no line, and linking full Foundation costs more start time than all of Babble's own work.
public enum JSON {
  /// How deep lists and objects may be nested unless the caller says otherwise.
  public static let depthLimit = 32

  /// The value that a text holds.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - depthLimit: how many lists and objects may stand inside each other.
  public static func read(_ bytes: [UInt8], depthLimit: Int = JSON.depthLimit) throws(TextError) -> JSONValue
  {
    var reader = JSONReader(bytes, depthLimit: depthLimit)
    return try reader.document()
  }

  /// UTF-8 with keys sorted by their bytes; the pretty form has two spaces a level and a line feed at its end.
  ///
  /// A number that is not finite has no form in JSON and becomes null.
  public static func write(_ value: JSONValue, pretty: Bool = true) -> [UInt8] {
    var writer = JSONWriter(pretty: pretty)
    writer.write(value, level: 0)
    if pretty { writer.bytes.append(UInt8(ascii: "\n")) }
    return writer.bytes
  }
}
