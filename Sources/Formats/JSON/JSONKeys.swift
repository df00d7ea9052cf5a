/// The keys of an object while it is read, so that none stands twice. They are compared by their bytes, since é and
/// e with U+0301 are two keys in JSON although Swift calls the strings equal.
///
/// Keys that come in order, as we write them, are compared with the highest one alone. Of others few are compared
/// one by one; many, and those with escapes, go into a set.
struct JSONKeys {
  /// A range, but a type of ours: for a list of ranges the runtime searches all conformances in the program, and the first
  /// screen waits for that.
  private struct Place {
    let start, end: Int
    init(_ key: Range<Int>) { (start, end) = (key.lowerBound, key.upperBound) }
    var range: Range<Int> { start..<end }
  }

  private static let few = 12
  /// Where the keys stand in the text, without quotes; the highest one apart, since most objects have few.
  private var places: [Place] = []
  private var highest: Range<Int>?
  /// All of them, once one has to be looked for.
  private var index: Set<[UInt8]> = []

  /// False when the key is there already.
  ///
  /// - Parameters:
  ///   - key: where it stands.
  ///   - escaped: what it says; nil where that is what stands there.
  ///   - bytes: the text.
  mutating func add(_ key: Range<Int>, escaped: String?, in bytes: [UInt8]) -> Bool {
    guard escaped == nil, index.isEmpty else { return addToIndex(escaped.map { Array($0.utf8) }, key, bytes) }
    guard let highest else {
      self.highest = key
      return true
    }
    if Self.precedes(highest, key, in: bytes) {
      self.highest = key
      places.append(Place(highest))
      return true
    }
    if places.count > Self.few { return addToIndex(nil, key, bytes) }
    if bytes[highest] == bytes[key] || places.contains(where: { bytes[$0.range] == bytes[key] }) {
      return false
    }
    places.append(Place(key))
    return true
  }

  private mutating func addToIndex(_ escaped: [UInt8]?, _ key: Range<Int>, _ bytes: [UInt8]) -> Bool {
    if index.isEmpty {
      index = Set(places.map { Array(bytes[$0.range]) })
      if let highest { index.insert(Array(bytes[highest])) }
    }
    return index.insert(escaped ?? Array(bytes[key])).inserted
  }

  private static func precedes(_ left: Range<Int>, _ right: Range<Int>, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { $0[left].lexicographicallyPrecedes($0[right]) }
  }
}

/// Keys.
extension JSONReader {
  /// The key that is next, and its colon.
  mutating func key() throws(TextError) -> Quoted {
    guard cursor.next == UInt8(ascii: "\"") else { throw unexpected() }
    let key = try quoted()
    try passColon()
    return key
  }

  mutating func passColon() throws(TextError) {
    if !cursor.skip(UInt8(ascii: ":")) {
      skipSpace()
      guard cursor.skip(UInt8(ascii: ":")) else { throw startsValue ? failure(.missingColon) : unexpected() }
    }
    skipSpace()
  }

  mutating func add(_ key: Quoted, to keys: inout JSONKeys) throws(TextError) {
    if keys.add(key.range, escaped: key.escaped, in: cursor.bytes) { return }
    throw TextError(.duplicateKey(try text(of: key)), at: cursor.place(at: key.start))
  }
}
