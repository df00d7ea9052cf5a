/// Decodes what a `ByteWriter` wrote. Safe for bytes of any origin: every read gives a value or an error, and
/// no length beyond the end is believed.
public struct ByteReader: Sendable {
  private let bytes: [UInt8]
  /// The index of the next byte.
  public private(set) var place: Int

  public init(_ bytes: [UInt8], at place: Int = 0) {
    self.bytes = bytes
    self.place = min(max(0, place), bytes.count)
  }

  public var isAtEnd: Bool { place == bytes.count }

  /// The number of bytes left.
  public var left: Int { bytes.count - place }

  public mutating func byte() throws(ByteError) -> UInt8 {
    guard place < bytes.count else { throw failure("the end came too soon") }
    defer { place += 1 }
    return bytes[place]
  }

  /// Reads what `ByteWriter.number` wrote.
  public mutating func number() throws(ByteError) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let byte = try byte()
      guard shift < 63 || byte < 2 else { throw failure("a number is too large") }
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
      shift += 7
    }
  }

  /// Reads a number from 0 to `limit`; a larger one is an error.
  public mutating func count(upTo limit: Int) throws(ByteError) -> Int {
    let start = self
    guard let count = Int(exactly: try number()), count <= limit else {
      throw start.failure("a number is larger than \(limit)")
    }
    return count
  }

  /// Reads what `ByteWriter.signed` wrote.
  public mutating func signed() throws(ByteError) -> Int {
    let number = try number()
    return Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
  }

  /// Reads eight bytes, little-endian.
  public mutating func fixed() throws(ByteError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) { number |= UInt64(try byte()) << shift }
    return number
  }

  /// Reads what `ByteWriter.block` wrote.
  public mutating func block() throws(ByteError) -> [UInt8] {
    let count = try number()
    guard count <= left else { throw failure("the end came too soon") }
    defer { place += Int(count) }
    return Array(bytes[place..<place + Int(count)])
  }

  public mutating func text() throws(ByteError) -> String {
    let start = self
    let block = try block()
    guard let text = String(validating: block, as: UTF8.self) else {
      throw start.failure("a text is no UTF-8")
    }
    return text
  }

  public func failure(_ what: String) -> ByteError { ByteError(place: place, what: what) }
}
