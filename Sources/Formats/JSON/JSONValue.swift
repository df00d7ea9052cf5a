/// A JSON value and where it stood. Two values are equal when their contents are, wherever they stood.
public struct JSONValue: Sendable, Equatable {
  /// What a value can be. Whole numbers are exact and apart from numbers with a fraction or an exponent.
  public enum Content: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  /// The value itself.
  public var content: Content
  /// Where its first byte stood.
  public var place: TextPlace

  /// A value, by default one that comes from no file.
  public init(_ content: Content, at place: TextPlace = .none) {
    self.content = content
    self.place = place
  }

  /// Equal contents; places don't matter.
  public static func == (left: JSONValue, right: JSONValue) -> Bool { left.content == right.content }
}

extension JSONValue {
  /// A string value.
  public static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  /// A whole number.
  public static func integer(_ number: some BinaryInteger) -> JSONValue {
    JSONValue(.integer(Int64(clamping: number)))
  }
  /// True or false.
  public static func bool(_ flag: Bool) -> JSONValue { JSONValue(.bool(flag)) }
  /// A list.
  public static func array(_ items: [JSONValue]) -> JSONValue { JSONValue(.array(items)) }
  /// An object.
  public static func object(_ object: JSONObject) -> JSONValue { JSONValue(.object(object)) }
  /// Nothing.
  public static let null = JSONValue(.null)
}
