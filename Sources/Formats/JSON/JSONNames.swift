/// The keys that a reader of objects knows.
public struct JSONNames<Name: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  @usableFromInline let all: [Name]
  @usableFromInline let texts: NameTexts

  /// All names that there are, at most 64.
  public init() {
    all = Name.allCases.sorted { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
    texts = NameTexts(all.map(\.rawValue))
  }
}

/// Names as they are compared with a text: without making a string of each key.
@usableFromInline
struct NameTexts: Sendable {
  private let names: [String]
  private let words: [NameWords]

  init(_ names: [String]) {
    precondition(names.count <= 64, "which of them have been read is kept in 64 bits")
    self.names = names
    words = names.map { NameWords(Array("\"\($0)\"".utf8)) }
  }

  subscript(place: Int) -> String { names[place] }

  /// The name that stands in a text, and where it ends there; nil where it is none, or one written with escapes.
  ///
  /// - Parameter likely: where to begin, since keys mostly come in order.
  func find(in text: [UInt8], at start: Int, likely: Int) -> (place: Int, end: Int)? {
    let bytes = (text.eight(at: start), text.eight(at: start + 8))
    if likely < words.count, let count = words[likely].count(in: bytes) { return (likely, start + count) }
    for place in words.indices {
      if let count = words[place].count(in: bytes) { return (place, start + count) }
    }
    return nil
  }

  /// The same of a key that was read already.
  func find(_ key: String) -> Int? { names.firstIndex(of: key) }
}

/// A name between quotes, in the first of 16 bytes. Eight are compared at once.
private struct NameWords {
  private let bytes: (first: UInt64, second: UInt64)
  private let masks: (first: UInt64, second: UInt64)
  private let count: Int

  init(_ text: [UInt8]) {
    precondition(text.count <= 16, "a name has at most 14 bytes")
    let mask = text.map { _ in UInt8.max }
    bytes = (text.eight(at: 0), text.eight(at: 8))
    masks = (mask.eight(at: 0), mask.eight(at: 8))
    count = text.count
  }

  /// How many bytes it has, where a text begins with it.
  func count(in text: (first: UInt64, second: UInt64)) -> Int? {
    let isSame = text.first & masks.first == bytes.first && text.second & masks.second == bytes.second
    return isSame ? count : nil
  }
}

extension JSONReader {
  /// The members of the object that the next value must be, among them those of some names: `take` gets the name, and
  /// has to read the value. A key that stands twice is an error.
  ///
  /// - Returns: the members that have none of these names.
  @inlinable
  public mutating func members<Name>(
    _ names: JSONNames<Name>, _ take: (inout JSONReader, Name) throws(TextError) -> Void
  ) throws(TextError) -> [JSONMember] {
    try members(names.texts) { (reader, place) throws(TextError) in try take(&reader, names.all[place]) }
  }

  @usableFromInline
  mutating func members(
    _ names: NameTexts, _ take: (inout JSONReader, Int) throws(TextError) -> Void
  ) throws(TextError) -> [JSONMember] {
    var (others, keys) = ([JSONMember](), JSONKeys())
    var (taken, likely): (UInt64, Int) = (0, 0)
    try walkObject { (reader) throws(TextError) in
      let start = reader.cursor.index
      guard let place = try reader.name(names, likely: likely) else {
        return others.append(try reader.other(&keys))
      }
      if taken & 1 << place != 0 {
        throw TextError(.duplicateKey(names[place]), at: reader.cursor.place(at: start))
      }
      (taken, likely) = (taken | 1 << place, place + 1)
      try take(&reader, place)
    }
    return others
  }

  /// The name that is next, with its colon passed; nil where another key is next.
  private mutating func name(_ names: NameTexts, likely: Int) throws(TextError) -> Int? {
    let start = cursor.index
    if let found = names.find(in: cursor.bytes, at: start, likely: likely) {
      cursor.index = found.end
      try passColon()
      return found.place
    }
    if let text = try key().escaped, let place = names.find(text) { return place }
    cursor.index = start
    return nil
  }

  private mutating func other(_ keys: inout JSONKeys) throws(TextError) -> JSONMember {
    let start = cursor.place
    let key = try key()
    let text = try text(of: key)
    try add(key, to: &keys)
    return JSONMember(text, try value(), at: start)
  }
}
