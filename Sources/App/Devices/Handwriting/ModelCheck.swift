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
  /// The feature that a drawing with no stroke has; those with one, two and more follow.
  private static let strokes: Int32 = 2_000_000

  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the characters of a model, each with the number of its strokes; nil where the model doesn't tell.
  ///
  /// - Throws: `damaged` if Zinnia would read out of bounds.
  static func characters(of bytes: UnsafeRawBufferPointer) throws(ModelFault) -> [Character: Int?] {
    var check = ModelCheck(bytes)
    guard try check.number() ^ magic == UInt32(truncatingIfNeeded: bytes.count), bytes.count < 1 << 32,
      try check.number() == version
    else { throw .damaged(at: 0) }
    let count = Int(try check.number())
    var characters: [Character: Int?] = [:]
    for _ in 0..<count {
      let character = try check.character()
      try check.weight()
      characters.updateValue(try check.strokeCount(), forKey: character)
    }
    guard count > 0, check.place == bytes.count else { throw .damaged(at: check.place) }
    return characters
  }

  private mutating func number() throws(ModelFault) -> UInt32 {
    guard place + 4 <= bytes.count else { throw .damaged(at: place) }
    defer { place += 4 }
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  @discardableResult
  private mutating func weight() throws(ModelFault) -> Float {
    let weight = Float(bitPattern: try number())
    guard abs(weight) <= Self.heaviest else { throw .damaged(at: place - 4) }
    return weight
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

  /// Walks through a character's features. One of them says that a drawing has so many strokes: it has most weight for
  /// the number that the character was learned with, and none above 0 where that number told nothing.
  private mutating func strokeCount() throws(ModelFault) -> Int? {
    var last: Int32 = -1
    var heaviest: (count: Int?, weight: Float) = (nil, 0)
    while true {
      let feature = Int32(bitPattern: try number())
      if feature == -1 { break }
      guard feature > last else { throw .damaged(at: place - 4) }
      last = feature
      let weight = try weight()
      if feature > Self.strokes, weight > heaviest.weight {
        heaviest = (Int(feature - Self.strokes), weight)
      }
    }
    _ = try number()
    return heaviest.count
  }
}
