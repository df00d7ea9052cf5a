/// Matches known names directly against the bytes of a text.
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

  /// The name at a place in the text, and where it ends; nil where it is another key, or written with
  /// escapes.
  ///
  /// - Parameter likely: the name to try first, since keys mostly come in order.
  func find(in text: [UInt8], at start: Int, likely: Int) -> (place: Int, end: Int)? {
    let bytes = (text.eight(at: start), text.eight(at: start + 8))
    if likely < words.count, let count = words[likely].count(in: bytes) { return (likely, start + count) }
    for place in words.indices {
      if let count = words[place].count(in: bytes) { return (place, start + count) }
    }
    return nil
  }

  /// The same for a key that was already parsed.
  func find(_ key: String) -> Int? { names.firstIndex(of: key) }
}

/// A quoted name, padded to 16 bytes, of which eight are compared at once.
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

  /// The length in bytes if the text begins with it; else nil.
  func count(in text: (first: UInt64, second: UInt64)) -> Int? {
    let isSame = text.first & masks.first == bytes.first && text.second & masks.second == bytes.second
    return isSame ? count : nil
  }
}

extension JSONReader {
  /// Reads the object that the next value must be. For each member with one of these names `take` is called
  /// and must read the value. A duplicate key is an error.
  ///
  /// - Returns: the other members.
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
    try readObject { (reader) throws(TextError) in
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

  /// The next key if it is one of the names, with its colon; else nil, and nothing is read.
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

extension JSONReader {
  /// Reads the next key and its colon.
  mutating func key() throws(TextError) -> Quoted {
    guard cursor.next == UInt8(ascii: "\"") else { throw unexpected() }
    let key = try quoted()
    try passColon()
    return key
  }

  private mutating func passColon() throws(TextError) {
    if !cursor.skip(UInt8(ascii: ":")) {
      skipSpace()
      guard cursor.skip(UInt8(ascii: ":")) else { throw startsValue ? failure(.missingColon) : unexpected() }
    }
    skipSpace()
  }

  mutating func add(_ key: Quoted, to keys: inout JSONKeys) throws(TextError) {
    if allowsRepeats || keys.add(key.range, escaped: key.escaped, in: cursor.bytes) { return }
    throw TextError(.duplicateKey(try text(of: key)), at: cursor.place(at: key.start))
  }
}
