import Engine

/// Decodes replies that are strings: `ESC P …`, `ESC ] …` and `ESC _ …` up to their terminator.
enum StringReply {
  /// Whether a reply can have this byte after its first two.
  static func canBegin(with byte: UInt8, after introducer: UInt8) -> Bool {
    switch introducer {
    case UInt8(ascii: "P"): ">!$+".utf8.contains(byte) || isDigit(byte)
    case UInt8(ascii: "_"): byte == UInt8(ascii: "G")
    default: isDigit(byte)
    }
  }

  /// The reply in a string from its ESC on, without the terminator; nil for any that we didn't ask for.
  static func reply(_ string: [UInt8]) -> TerminalReply? {
    let text = String(decoding: string.dropFirst().filter { (0x20...0x7E).contains($0) }, as: UTF8.self)
    if text.hasPrefix("P>|") { return .version(String(text.dropFirst(3))) }
    if text.hasPrefix("P1$r") { return keepsDirectColor(text.dropFirst(4)) ? .directColor : nil }
    return text.hasPrefix("]") ? colorReply(text.dropFirst()) : nil
  }

  /// Whether the pen still has the colour that `ModeSequences` set. The reply may use colons or semicolons,
  /// with or without the empty field for a colour space.
  private static func keepsDirectColor(_ pen: Substring) -> Bool {
    let numbers = pen.dropLast().split { $0 == ":" || $0 == ";" }
    return pen.hasSuffix("m") && numbers.suffix(5) == ["38", "2", "1", "2", "3"]
  }

  private static func colorReply(_ text: Substring) -> TerminalReply? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard let color = parts.last.flatMap(color) else { return nil }
    switch (parts.count, parts[0]) {
    case (2, "10"): return .text(color)
    case (2, "11"): return .ground(color)
    case (3, "4"): return Int(parts[1]).map(TerminalReply.palette)
    default: return nil
    }
  }

  /// A colour in the format of XParseColor: `rgb:` and three channels of one to four hexadecimal digits each.
  /// Some terminals add an alpha channel.
  private static func color(_ name: Substring) -> Color? {
    guard name.hasPrefix("rgb:") || name.hasPrefix("rgba:") else { return nil }
    let digits = name.drop { $0 != ":" }.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    let channels = digits.prefix(3).compactMap(channel)
    guard channels.count == 3 else { return nil }
    return Color(channels[0] << 16 | channels[1] << 8 | channels[2])
  }

  private static func channel(_ digits: Substring) -> UInt32? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    let most = UInt32(1) << UInt32(4 * digits.count) - 1
    return UInt32(digits, radix: 16).map { ($0 * 255 + most / 2) / most }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }
}
