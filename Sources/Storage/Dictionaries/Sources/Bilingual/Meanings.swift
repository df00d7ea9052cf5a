/// Splits meanings that are in one text, separated by a sign.
enum Meanings {
  /// The meanings of a text; a sign within parentheses separates nothing.
  static func split(_ text: String, at sign: Unicode.Scalar) -> [String] {
    let sign = UInt8(ascii: sign)
    guard text.utf8.contains(sign) else { return text.isEmpty ? [] : [text] }
    var (meanings, part, depth) = ([String](), [UInt8](), 0)
    func close() {
      let trimmed = part[...].trimmed
      if !trimmed.isEmpty { meanings.append(String(decoding: trimmed, as: UTF8.self)) }
      part = []
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth = max(0, depth - 1) }
      if byte == sign && depth == 0 { close() } else { part.append(byte) }
    }
    close()
    return meanings
  }
}
