import Engine

/// From sequences to the terminal's replies.
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

  /// `CSI 1 ; 2 R` to `CSI 1 ; 16 R` are xterm's F3 with modifiers.
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
