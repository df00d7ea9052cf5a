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
