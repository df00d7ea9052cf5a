/// Bytes as letters, digits, `+` and `/` (RFC 4648).
public enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  public static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      return (0..<4).map { $0 > group.count ? padding : letters[bits >> (18 - 6 * $0) & 63] }
    }
  }

  /// Nil for anything but complete groups, the last of which may be padded.
  public static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    let used = text.prefix { $0 != padding }
    guard text.count % 4 == 0, text.count - used.count < 3, text[used.count...].allSatisfy({ $0 == padding })
    else { return nil }
    var (bytes, bits, held): ([UInt8], Int, Int) = ([], 0, 0)
    for letter in used {
      guard let value = values[Int(letter)] else { return nil }
      (bits, held) = ((bits << 6 | Int(value)) & 0xFFFF, held + 6)
      if held >= 8 {
        held -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> held))
      }
    }
    return bytes
  }
}
