import Engine

/// Keys that send one byte below 0x80.
enum ByteKey {
  /// The key that sends this byte; for control characters without a key of their own, a letter with control.
  static func key(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: Key(.character(" "), .control)
    case 0x08, 0x7F: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case 0x1B: Key(.escape)
    case 0x01...0x1A: Key(character(byte + 0x60), .control)
    case 0x1C...0x1F: Key(character(byte + 0x40), .control)
    default: Key(character(byte))
    }
  }

  private static func character(_ byte: UInt8) -> Key.Code {
    .character(Character(Unicode.Scalar(byte)))
  }
}
