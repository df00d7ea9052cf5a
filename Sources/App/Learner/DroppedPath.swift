/// The path in the text that a terminal pastes when a file is dropped on it: plain, quoted, with backslashes,
/// or as a file URL.
enum DroppedPath {
  /// Whether a pasted text can be a path. The longest has 4,096 bytes, each with three in a URL.
  static func isPlausible(_ pasted: String) -> Bool { pasted.utf8.count <= 3 * 4096 }

  static func path(in pasted: String) -> String {
    let text = pasted.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let path = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
      return String(path.dropFirst().dropLast())
    }
    return path.hasPrefix("file://") ? decoded(path.dropFirst(7)) : unescaped(path)
  }

  /// Removes the backslashes before blanks and the like.
  private static func unescaped(_ path: String) -> String {
    var (result, isEscaped) = ("", false)
    for character in path {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  /// The path of a URL, without the host.
  private static func decoded(_ address: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(address.utf8.drop { $0 != UInt8(ascii: "/") })[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
