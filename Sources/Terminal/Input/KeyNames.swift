import Engine

/// The keys of final bytes and numbers in sequences of xterm, the Linux console, rxvt and the kitty keyboard
/// protocol (xterm's ctlseqs; kitty's documentation, "Functional key definitions").
enum KeyNames {
  /// `CSI final`, `CSI 1 ; modifiers final` and `SS3 final`.
  static func key(final: UInt8) -> Key.Code? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// `CSI number ~`.
  static func key(number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The keypad in application mode, `SS3 final`.
  static func keypad(final: UInt8) -> Key.Code? {
    switch final {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"): character(UInt32(final) - 0x40)
    default: nil
    }
  }

  /// `CSI code u`: a character's number, or one of kitty's numbers for other keys. Nil for modifier keys and
  /// the like.
  static func key(code: Int) -> Key.Code? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13: .enter
    case 27: .escape
    case 57376...57387: .function(code - 57376 + 13)
    case 57399...57408: character(UInt32(code - 57399 + 0x30))
    case 57344...63743: keypad[code - 57409]
    default: code < 32 || (0x80..<0xA0).contains(code) ? nil : character(UInt32(code))
    }
  }

  private static let keypad: [Int: Key.Code] = [
    0: .character("."), 1: .character("/"), 2: .character("*"), 3: .character("-"), 4: .character("+"),
    5: .enter, 6: .character("="), 7: .character(","), 8: .left, 9: .right, 10: .up, 11: .down,
    12: .pageUp, 13: .pageDown, 14: .home, 15: .end, 16: .insert, 17: .delete,
  ]

  private static func character(_ value: UInt32) -> Key.Code? {
    Unicode.Scalar(value).map { .character(Character($0)) }
  }
}
