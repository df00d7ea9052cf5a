import Formats

/// How common words are: the lists of wordfreq, in the format cBpack. After a header there is a list of words
/// for each hundredth of a power of ten: the 300th has the words that are one in a thousand.
public struct WordFrequencies: Sendable {
  /// The words with their frequency on the Zipf scale.
  private let zipf: [String: Double]

  init(zipf: [String: Double]) { self.zipf = zipf }

  /// Reads an uncompressed list.
  public init(_ bytes: [UInt8]) throws(TextError) {
    var pack = MessagePack(bytes)
    let count = try pack.list()
    try Self.checkHead(&pack)
    var zipf = [String: Double](minimumCapacity: bytes.count / 9)
    for place in 1..<max(2, count) {
      let value = 9 - Double(place - 1) / 100
      for _ in 0..<(place < count ? try pack.list() : 0) { zipf[try pack.text()] = value }
    }
    self.zipf = zipf
  }

  private static func checkHead(_ pack: inout MessagePack) throws(TextError) {
    var (format, version) = ("", 0)
    for _ in 0..<(try pack.map()) {
      if try pack.text() == "format" { format = try pack.text() } else { version = try pack.small() }
    }
    guard format == "cB", version == 1 else {
      throw TextError(
        .otherVersion("version \(version) of a list of wordfreq"), at: TextPlace(line: 1, column: 1))
    }
  }

  /// The frequency of a word, as in `DictionaryEntry.zipf`; nil if it isn't listed. Names are capitalised in
  /// a dictionary, but never in the lists.
  public func zipf(of word: String) -> Double? { zipf[word] ?? zipf[word.lowercased()] }
}

/// The few types of MessagePack that word lists need: lists, maps, texts and whole numbers.
private struct MessagePack {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The length of the next list.
  mutating func list() throws(TextError) -> Int {
    let first = try byte()
    if first & 0xF0 == 0x90 { return Int(first & 0x0F) }
    switch first {
    case 0xDC: return try number(of: 2)
    case 0xDD: return try number(of: 4)
    default: throw damage
    }
  }

  /// The number of pairs in the next map.
  mutating func map() throws(TextError) -> Int {
    let first = try byte()
    if first & 0xF0 == 0x80 { return Int(first & 0x0F) }
    guard first == 0xDE else { throw damage }
    return try number(of: 2)
  }

  mutating func text() throws(TextError) -> String {
    let first = try byte()
    let length: Int =
      switch first {
      case 0xA0...0xBF: Int(first & 0x1F)
      case 0xD9: try number(of: 1)
      case 0xDA: try number(of: 2)
      default: throw damage
      }
    guard length <= bytes.count - place, let text = bytes[place..<place + length].text else { throw damage }
    place += length
    return text
  }

  /// The next number, from 0 to 127.
  mutating func small() throws(TextError) -> Int {
    let first = try byte()
    guard first < 0x80 else { throw damage }
    return Int(first)
  }

  private mutating func number(of length: Int) throws(TextError) -> Int {
    var number = 0
    for _ in 0..<length { number = number << 8 | Int(try byte()) }
    return number
  }

  private mutating func byte() throws(TextError) -> UInt8 {
    guard place < bytes.count else { throw damage }
    defer { place += 1 }
    return bytes[place]
  }

  /// The file has no lines; the column is the byte.
  private var damage: TextError {
    TextError(.notOf("a list of wordfreq"), at: TextPlace(line: 1, column: place + 1))
  }
}
