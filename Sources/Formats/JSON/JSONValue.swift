/// A JSON value and its place in the text. Places don't matter for equality.
public struct JSONValue: Sendable, Hashable {
  /// Integers are exact, and distinct from numbers with a fraction or an exponent.
  public enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  public var content: Content
  /// The place of its first byte.
  public var place: TextPlace

  public init(_ content: Content, at place: TextPlace = .none) {
    self.content = content
    self.place = place
  }

  public static func == (left: JSONValue, right: JSONValue) -> Bool { left.content == right.content }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSONValue {
  public static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  /// Clamped to 64 bits.
  public static func integer(_ number: some BinaryInteger) -> JSONValue {
    JSONValue(.integer(Int64(clamping: number)))
  }
  public static func bool(_ flag: Bool) -> JSONValue { JSONValue(.bool(flag)) }
  public static func array(_ items: [JSONValue]) -> JSONValue { JSONValue(.array(items)) }
  public static func object(_ object: JSONObject) -> JSONValue { JSONValue(.object(object)) }
  public static let null = JSONValue(.null)
}
