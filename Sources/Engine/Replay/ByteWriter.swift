/// Encodes numbers and texts as bytes; small numbers take few bytes (LEB128, as in DWARF and WebAssembly).
public struct ByteWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes a number with seven bits in a byte, the lowest first.
  public mutating func number(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number with its sign in the lowest bit (zigzag), so that small negative numbers are short as
  /// well.
  public mutating func signed(_ value: Int) {
    number(UInt64(bitPattern: Int64(value << 1 ^ value >> (Int.bitWidth - 1))))
  }

  /// Writes a number as eight bytes, little-endian.
  public mutating func fixed(_ number: UInt64) {
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Writes bytes, preceded by their count.
  public mutating func block(_ block: some Collection<UInt8>) {
    number(UInt64(block.count))
    bytes += block
  }

  public mutating func text(_ text: String) {
    block(text.utf8)
  }
}
