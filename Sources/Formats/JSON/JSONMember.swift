/// A member of an object. Its place doesn't matter for equality.
public struct JSONMember: Sendable, Hashable {
  /// With escapes resolved.
  public var key: String
  /// The place of the key's opening quote.
  public var place: TextPlace
  public var value: JSONValue

  public init(_ key: String, _ value: JSONValue, at place: TextPlace = .none) {
    self.key = key
    self.place = place
    self.value = value
  }

  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key == right.key && left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
