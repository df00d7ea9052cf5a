import Glibc

/// Strings for names from outside: of files, of command line arguments, of environment variables.
///
/// To the system these are bytes. A string can't hold bytes that are not UTF-8, and a control character in a
/// name could end a line of output and begin another. Both kinds of bytes are carried in the string as
/// private scalars, U+10FF01 to U+10FFFF, one per byte, and are restored on the way out. So every name can be
/// opened, no name can break a line, and `Text` shows such a byte as `\xff`.
public enum OutsideName {
  private static let carrier: UInt32 = 0x10FF00

  /// The string for a name's bytes. Different names give strings that differ in UTF-8.
  public static func text(_ bytes: some Collection<UInt8>) -> String {
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      let scalar = plainScalar(rest)
      guard let next = scalar ?? Unicode.Scalar(carrier + UInt32(byte)) else { break }
      text.append(next)
      rest = rest.dropFirst(scalar.map { UTF8.width($0) } ?? 1)
    }
    return String(text)
  }

  public static func text(_ name: UnsafePointer<CChar>) -> String {
    text(UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }

  /// The bytes of the name that a string stands for.
  public static func bytes(_ text: String) -> [UInt8] {
    var text = text
    let last = text.withUTF8 { $0.max() ?? 0 }
    // Only the plane of the carrier scalars begins with this byte.
    if last < 0xF4 { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      carried(by: scalar).map { [$0] } ?? Array(String(scalar).utf8)
    }
  }

  /// Calls `body` with the name as a C string.
  static func withCString<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body((bytes(text) + [0]).map { CChar(bitPattern: $0) })
  }

  /// Decodes only bytes that would have been encoded, so that nothing can smuggle a slash into a name.
  private static func carried(by scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.value > carrier else { return nil }
    let byte = UInt8(scalar.value - carrier)
    return 0x20..<0x7F ~= byte ? nil : byte
  }

  /// The scalar at the start of the bytes, if it can be kept as it is.
  private static func plainScalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let length = length(after: bytes[bytes.startIndex]), bytes.count >= length,
      let scalar = String(validating: bytes.prefix(length), as: UTF8.self)?.unicodeScalars.first
    else { return nil }
    let isControl = scalar.value < 0x20 || scalar.value == 0x7F
    return isControl || scalar.value >= carrier ? nil : scalar
  }

  private static func length(after first: UInt8) -> Int? {
    switch first {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: nil
    }
  }
}
