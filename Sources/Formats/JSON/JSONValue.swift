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

/// A JSON object that keeps its members in the order in which they were read or set.
public struct JSONObject: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// No key occurs twice.
  public private(set) var members: [JSONMember]

  /// All keys must differ; of equal ones the first is found.
  public init(_ members: [JSONMember] = []) { self.members = members }

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    members = elements.map { JSONMember($0.0, $0.1) }
  }

  /// The value of a key. Setting nil removes the member. Linear in the number of members.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(JSONMember(key, value))
      case (nil, nil): break
      }
    }
  }

  /// The members whose keys are not in `known`: added by a newer version or by hand.
  public func members(except known: Set<String>) -> [JSONMember] {
    members.filter { !known.contains($0.key) }
  }

  /// The members sorted by the bytes of their keys; cheap when they are sorted already.
  public var sorted: JSONObject {
    let isSorted = zip(members, members.dropFirst()).allSatisfy { Self.precedes($0.key, $1.key) }
    return isSorted ? self : JSONObject(members.sorted { Self.precedes($0.key, $1.key) })
  }

  /// By bytes, since String's order treats equivalent spellings as equal.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { bytes in right.withUTF8 { bytes.lexicographicallyPrecedes($0) } }
  }
}
