/// Replies that are strings: `ESC P …`, `ESC ] …` and `ESC _ …` up to their terminator.
enum StringReply {
  /// Whether a terminal's string may go on like this after its first two bytes.
  static func canBegin(with byte: UInt8, after introducer: UInt8) -> Bool {
    switch introducer {
    case UInt8(ascii: "P"): ">!$+".utf8.contains(byte) || isDigit(byte)
    case UInt8(ascii: "_"): byte == UInt8(ascii: "G")
    default: isDigit(byte)
    }
  }

  /// The reply in a whole string from its ESC on, terminator left out; nil for those that nobody asked for.
  static func reply(_ string: [UInt8]) -> TerminalReply? {
    guard string.starts(with: "\u{1b}P>|".utf8) else { return nil }
    let name = string.dropFirst(4).filter { (0x20...0x7E).contains($0) }
    return .version(String(decoding: name, as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }
}
