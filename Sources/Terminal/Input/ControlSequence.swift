import Engine

/// A complete control sequence `ESC [ … final`. Its numbers are parsed in place, without allocation.
struct ControlSequence {
  let bytes: [UInt8]
  private let start: Int
  private let end: Int

  /// The sequence in `bytes`, which must contain at least ESC, one more byte and a final byte.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let hasPrefix = bytes.count > 3 && (0x3C...0x3F).contains(bytes[2])
    start = hasPrefix ? 3 : 2
    let isMouse = hasPrefix && bytes[2] == UInt8(ascii: "<")
    let afterNumbers = bytes[start..<bytes.count - 1].firstIndex {
      !(Self.isNumeric($0) || isMouse && $0 == Self.minus)
    }
    end = afterNumbers ?? bytes.count - 1
  }

  var final: UInt8 { bytes[bytes.count - 1] }
  /// `<`, `=`, `>`, `?`, or 0 for none.
  var prefix: UInt8 { start == 3 ? bytes[2] : 0 }
  /// The byte between the numbers and the final one; 0 for none, 0xFF for several or a misplaced one.
  var intermediate: UInt8 {
    switch bytes.count - 1 - end {
    case 0: 0
    case 1: bytes[end]
    default: 0xFF
    }
  }

  /// The count of numbers, including empty ones.
  var count: Int {
    start == end ? 0 : 1 + bytes[start..<end].count { $0 == UInt8(ascii: ";") }
  }

  /// The number at an index, or its part if colons divide it; nil if it is empty. Capped at 9,999,999. Only
  /// those of mouse reports can be negative: when the mouse has left the window at the left or the top.
  func number(_ index: Int, _ part: Int = 0) -> Int? {
    var field = 0
    var subfield = 0
    var value: Int?
    var sign = 1
    for byte in bytes[start..<end] {
      if byte == UInt8(ascii: ";") {
        field += 1
        subfield = 0
      } else if byte == UInt8(ascii: ":") {
        subfield += 1
      } else if field == index, subfield == part, byte == Self.minus {
        sign = -1
      } else if field == index, subfield == part {
        value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 9_999_999)
      }
      if field > index { break }
    }
    return value.map { sign * $0 }
  }

  /// All numbers; empty ones count as 0.
  var numbers: [Int] {
    (0..<count).map { number($0) ?? 0 }
  }

  private static let minus = UInt8(ascii: "-")

  private static func isNumeric(_ byte: UInt8) -> Bool {
    (0x30...0x3B).contains(byte)
  }
}

extension Key.Modifiers {
  /// From a sequence's number, which is one higher than the bits, so that 0 can mean none.
  init(xterm number: Int?) {
    let bits = max(0, (number ?? 1) - 1)
    // Shift, alt, control; then super, hyper and meta, which we don't distinguish; caps and num lock are
    // ignored.
    self.init(rawValue: UInt8(bits & 7) | (bits & 0b111000 != 0 ? 8 : 0))
  }
}

// Keys.
extension ControlSequence {
  /// The key of the sequence, if it is a known one.
  var key: Key? {
    switch (prefix, intermediate, final) {
    case (0, 0, UInt8(ascii: "u")): characterKey
    case (0, 0, UInt8(ascii: "~")): number(0) == 27 ? modifiedKey : tildeKey
    case (0, 0, UInt8(ascii: "Z")): Key(.tab, modifiers.union(.shift))
    case (0, 0, _): letterKey
    default: nil
    }
  }

  private var modifiers: Key.Modifiers { Key.Modifiers(xterm: number(1)) }

  /// Press, repeat or release; nil for undefined numbers.
  private var phase: Key.Phase? { Key.Phase(rawValue: UInt8(clamping: (number(1, 1) ?? 1) - 1)) }

  private var letterKey: Key? {
    guard let phase, count == 0 || number(0) ?? 1 == 1 else { return nil }
    if count == 0, (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final) {
      // rxvt sends a lower-case letter for shift with an arrow.
      return KeyNames.key(final: final - 0x20).map { Key($0, .shift) }
    }
    return KeyNames.key(final: final).map { Key($0, modifiers, phase: phase) }
  }

  private var tildeKey: Key? {
    guard let phase, let code = number(0).flatMap(KeyNames.key(number:)) else { return nil }
    return Key(code, modifiers, phase: phase)
  }

  /// xterm's modifyOtherKeys: `CSI 27 ; modifiers ; code ~`.
  private var modifiedKey: Key? {
    number(2).flatMap { Self.key($0, shifted: nil, modifiers, .press) }
  }

  /// `CSI code : shifted : base ; modifiers : phase ; text u`
  private var characterKey: Key? {
    guard let phase, let code = number(0) else { return nil }
    // Ctrl-C is Ctrl-C on a Georgian keyboard as well: the key's name in the Latin layout counts.
    let isShortcut = !modifiers.isDisjoint(with: [.control, .alt]) && code > 0x7F
    return Self.key(isShortcut ? number(0, 2) ?? code : code, shifted: number(0, 1), modifiers, phase)
  }

  /// A character as it would be typed without the protocol: in upper case if shift is held, and then without
  /// the shift modifier, unless control is held as well.
  private static func key(
    _ code: Int, shifted: Int?, _ modifiers: Key.Modifiers, _ phase: Key.Phase
  ) -> Key? {
    guard let plain = KeyNames.key(code: code) else { return nil }
    guard case .character(let character) = plain, modifiers.contains(.shift), !modifiers.contains(.control)
    else { return Key(plain, modifiers, phase: phase) }
    let upper = shifted.flatMap(KeyNames.key(code:)) ?? upperCase(of: character)
    return Key(upper, modifiers.subtracting(.shift), phase: phase)
  }

  private static func upperCase(of character: Character) -> Key.Code {
    let upper = character.uppercased()
    return .character(upper.count == 1 ? Character(upper) : character)
  }
}

extension ControlSequence {
  /// The key of a sequence of rxvt, which for modifiers ends in `^` (control), `$` (shift) or `@` (both)
  /// instead of `~`.
  var rxvtKey: Key? {
    guard prefix == 0, count == 1, let code = number(0).flatMap(KeyNames.key(number:)) else { return nil }
    switch final {
    case UInt8(ascii: "^"): return Key(code, .control)
    case UInt8(ascii: "@"): return Key(code, [.control, .shift])
    case UInt8(ascii: "$"): return Key(code, .shift)
    default: return nil
    }
  }
}

// Replies.
extension ControlSequence {
  var reply: TerminalReply? {
    switch (prefix, intermediate, final) {
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")): .deviceAttributes(numbers)
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "u")): .keyboardFlags(number(0) ?? 0)
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")): modeReport
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "R")): cursorReport
    case (0, 0, UInt8(ascii: "R")): isKey ? nil : cursorReport
    case (0, 0, UInt8(ascii: "n")): number(0) == 0 ? .ready : nil
    case (0, 0, UInt8(ascii: "t")): cellReport
    default: nil
    }
  }

  /// Whether it is xterm's F3 with modifiers: `CSI 1 ; 2 R` to `CSI 1 ; 16 R`.
  private var isKey: Bool {
    count < 2 || (number(0) == 1 && (2...16).contains(number(1) ?? 1))
  }

  private var modeReport: TerminalReply? {
    guard let mode = number(0), let state = number(1) else { return nil }
    return .mode(mode, state: state)
  }

  private var cellReport: TerminalReply? {
    guard number(0) == 6, let height = number(1), let width = number(2), width > 0, height > 0 else {
      return nil
    }
    return .cellSize(Size(width, height))
  }

  private var cursorReport: TerminalReply? {
    guard let row = number(0), let column = number(1), row > 0, column > 0 else { return nil }
    return .cursorPosition(Point(column - 1, row - 1))
  }
}
