/// One member of an object: its key, where the key stood, and its value.
public struct JSONMember: Sendable, Equatable {
  /// The key as written, escapes resolved.
  public var key: String
  /// Where the key's opening quote stood.
  public var place: TextPlace
  /// The value.
  public var value: JSONValue

  /// A member, by default one that comes from no file.
  public init(_ key: String, _ value: JSONValue, at place: TextPlace = .none) {
    self.key = key
    self.place = place
    self.value = value
  }

  /// Equal keys and values; places don't matter.
  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key == right.key && left.value == right.value
  }
}

/// The members of a JSON object in the order in which they were read or set.
public struct JSONObject: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// The members; no key stands twice.
  public private(set) var members: [JSONMember]

  /// An object of members whose keys all differ; of equal ones the first is found.
  public init(_ members: [JSONMember] = []) { self.members = members }

  /// An object written in code.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    members = elements.map { JSONMember($0.0, $0.1) }
  }

  /// The value of a key. Setting nil takes the member away. Takes time in the number of members.
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

  /// The members whose keys are not in `known`: what a newer version or a hand has added.
  public func members(except known: Set<String>) -> [JSONMember] {
    members.filter { !known.contains($0.key) }
  }

  /// The same members, sorted by the bytes of their keys; costs little when they are sorted already.
  public var sorted: JSONObject {
    let isSorted = zip(members, members.dropFirst()).allSatisfy { Self.precedes($0.key, $1.key) }
    return isSorted ? self : JSONObject(members.sorted { Self.precedes($0.key, $1.key) })
  }

  /// By bytes: the order of strings takes equivalent spellings for equal.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { bytes in right.withUTF8 { bytes.lexicographicallyPrecedes($0) } }
  }
}
