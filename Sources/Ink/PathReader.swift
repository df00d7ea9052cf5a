/// Reads commands and numbers of path data, byte by byte.
struct PathReader {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next command's letter; nil at the end.
  mutating func command() throws(StrokePathError) -> UInt8? {
    skipSpace()
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    guard Self.letters.contains(byte) else { throw StrokePathError(.unknownCommand, at: offset) }
    offset += 1
    return byte
  }

  /// Whether a number follows, so that the command goes on.
  mutating func hasNumber() -> Bool {
    skipSpace()
    return offset < bytes.count && Self.starts.contains(bytes[offset])
  }

  /// A number: sign, digits, point, digits, at least one digit among them.
  mutating func number() throws(StrokePathError) -> Double {
    skipSpace()
    let start = offset
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    var (value, scale, digits) = (0.0, 1.0, 0)
    digits += takeDigits { value = value * 10 + $0 }
    if take(UInt8(ascii: ".")) {
      // A Double holds 15 digits for sure; further ones would make both parts inexact.
      digits += takeDigits { if scale < 1e9 { (value, scale) = (value * 10 + $0, scale * 10) } }
    }
    guard digits > 0 else { throw StrokePathError(.noNumber, at: start) }
    guard value / scale <= StrokePath.farthest else { throw StrokePathError(.tooFar, at: start) }
    return isNegative ? -value / scale : value / scale
  }

  private mutating func takeDigits(_ each: (Double) -> Void) -> Int {
    let start = offset
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) {
      each(Double(bytes[offset] - 0x30))
      offset += 1
    }
    return offset - start
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count, Self.spaces.contains(bytes[offset]) { offset += 1 }
  }

  private static let letters = Array("MmLlHhVvCcSsQqZz".utf8)
  private static let starts = Array("+-.0123456789".utf8)
  private static let spaces = Array(" ,\t\r\n".utf8)
}
