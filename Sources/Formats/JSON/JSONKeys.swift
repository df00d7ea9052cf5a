/// The keys of an object so far, to detect duplicates. They are compared by bytes, since é and e with U+0301
/// are different keys in JSON although Swift calls the strings equal.
///
/// Keys in sorted order, as we write them, are only compared with the highest one. Otherwise a few are
/// compared one by one; many, and those with escapes, go into a set.
struct JSONKeys {
  /// Replaces `Range`: for an array of ranges the runtime searches all conformances in the program, and
  /// delays the first screen.
  private struct Place {
    let start, end: Int
    init(_ key: Range<Int>) { (start, end) = (key.lowerBound, key.upperBound) }
    var range: Range<Int> { start..<end }
  }

  private static let few = 12
  /// The keys' places in the text, without quotes. The highest is kept apart, since most objects have few
  /// keys.
  private var places: [Place] = []
  private var highest: Range<Int>?
  /// All keys, once a set is needed.
  private var index: Set<[UInt8]> = []

  /// Returns false for a duplicate.
  ///
  /// - Parameters:
  ///   - key: its place in the text.
  ///   - escaped: the key with its escapes resolved; nil where it has none.
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
