/// Walks through a model the way Zinnia does when opening it, but with bounds checks.
///
/// A model is little-endian: a number that encodes the size of the file, the version, and the number of
/// characters. Each character has its UTF-8 in 16 bytes padded with zeros, a bias, and its features: pairs of
/// a number (32 bits) and a weight (a 32-bit float), with ascending numbers, up to the number -1. (Zinnia
/// 0.06, recognizer.cpp.)
struct ModelCheck {
  private static let magic: UInt32 = 0xEF7_1821
  private static let version: UInt32 = 1
  private static let name = 16
  /// Weights of real models are below 1. Sums of thousands of weights this large are still finite.
  private static let heaviest: Float = 1e6

  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the characters of a model.
  ///
  /// - Throws: `damaged` if Zinnia would read out of bounds.
  static func characters(of bytes: UnsafeRawBufferPointer) throws(ModelFault) -> Set<Character> {
    var check = ModelCheck(bytes)
    guard try check.number() ^ magic == UInt32(truncatingIfNeeded: bytes.count), bytes.count < 1 << 32,
      try check.number() == version
    else { throw .damaged(at: 0) }
    let count = Int(try check.number())
    var characters: Set<Character> = []
    for _ in 0..<count {
      characters.insert(try check.character())
      try check.weight()
      try check.features()
    }
    guard count > 0, check.place == bytes.count else { throw .damaged(at: check.place) }
    return characters
  }

  private mutating func number() throws(ModelFault) -> UInt32 {
    guard place + 4 <= bytes.count else { throw .damaged(at: place) }
    defer { place += 4 }
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  private mutating func weight() throws(ModelFault) {
    guard abs(Float(bitPattern: try number())) <= Self.heaviest else { throw .damaged(at: place - 4) }
  }

  private mutating func character() throws(ModelFault) -> Character {
    guard place + Self.name <= bytes.count else { throw .damaged(at: place) }
    let name = bytes[place..<place + Self.name]
    guard let end = name.firstIndex(of: 0), let text = String(validating: name[..<end], as: UTF8.self),
      text.count == 1, let character = text.first
    else { throw .damaged(at: place) }
    place += Self.name
    return character
  }

  private mutating func features() throws(ModelFault) {
    var last: Int32 = -1
    while true {
      let feature = Int32(bitPattern: try number())
      if feature == -1 { break }
      guard feature > last else { throw .damaged(at: place - 4) }
      last = feature
      try weight()
    }
    _ = try number()
  }
}
