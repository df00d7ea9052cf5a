/// Writes numbers and texts as bytes: small numbers are short (LEB128, as in DWARF and WebAssembly).
package struct ByteWriter: Sendable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// A writer that has written nothing yet.
  package init() {}

  /// Writes one byte.
  package mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes a number in seven bits a byte, the lowest first.
  package mutating func number(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number whose sign stands in its lowest bit, so that small negative ones are short, too.
  package mutating func signed(_ value: Int) {
    number(UInt64(bitPattern: Int64(value << 1 ^ value >> (Int.bitWidth - 1))))
  }

  /// Writes eight bytes, the lowest first.
  package mutating func fixed(_ number: UInt64) {
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Writes bytes after how many they are.
  package mutating func block(_ block: some Collection<UInt8>) {
    number(UInt64(block.count))
    bytes += block
  }

  /// Writes a text in UTF-8.
  package mutating func text(_ text: String) {
    block(text.utf8)
  }
}

/// Reads what a `ByteWriter` has written. Whatever the bytes hold, it ends in a value or an error: no length is
/// believed that the bytes don't have.
package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  /// Where the next byte is.
  package private(set) var place: Int

  /// A reader at the first byte, or at another one.
  package init(_ bytes: [UInt8], at place: Int = 0) {
    self.bytes = bytes
    self.place = min(max(0, place), bytes.count)
  }

  /// Whether nothing is left.
  package var isAtEnd: Bool { place == bytes.count }

  /// How many bytes are left.
  package var left: Int { bytes.count - place }

  /// Reads one byte.
  package mutating func byte() throws(ByteError) -> UInt8 {
    guard place < bytes.count else { throw failure("the end came too soon") }
    defer { place += 1 }
    return bytes[place]
  }

  /// Reads a number of at most 64 bits.
  package mutating func number() throws(ByteError) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let byte = try byte()
      guard shift < 63 || byte < 2 else { throw failure("a number is too large") }
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
      shift += 7
    }
  }

  /// Reads a number from 0 to `limit`.
  package mutating func count(upTo limit: Int) throws(ByteError) -> Int {
    let start = self
    guard let count = Int(exactly: try number()), count <= limit else {
      throw start.failure("a number is larger than \(limit)")
    }
    return count
  }

  /// Reads a number that may be negative.
  package mutating func signed() throws(ByteError) -> Int {
    let number = try number()
    return Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
  }

  /// Reads eight bytes.
  package mutating func fixed() throws(ByteError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) { number |= UInt64(try byte()) << shift }
    return number
  }

  /// Reads bytes after how many they are.
  package mutating func block() throws(ByteError) -> [UInt8] {
    let count = try number()
    guard count <= left else { throw failure("the end came too soon") }
    defer { place += Int(count) }
    return Array(bytes[place..<place + Int(count)])
  }

  /// Reads a text.
  package mutating func text() throws(ByteError) -> String {
    let start = self
    let block = try block()
    guard let text = String(validating: block, as: UTF8.self) else {
      throw start.failure("a text is no UTF-8")
    }
    return text
  }

  /// An error at the next byte.
  package func failure(_ what: String) -> ByteError { ByteError(place: place, what: what) }
}

/// Why bytes could not be read.
public struct ByteError: Error, Equatable, CustomStringConvertible {
  /// The byte, counted from 0.
  public let place: Int
  /// What is wrong there, as a clause without a full stop.
  public let what: String

  /// An error of its parts.
  public init(place: Int, what: String) {
    self.place = place
    self.what = what
  }

  /// Where and what.
  public var description: String { "byte \(place): \(what)" }
}
