import Engine

// ESC and two-byte sequences.
extension InputDecoder {
  mutating func enterEscape() {
    state = .escape
    pending.append(0x1B)
  }

  mutating func decodeEscape(_ byte: UInt8) {
    if byte == 0x1B { return decodeSecondEscape() }
    if let code = keyStrings[pending + [byte]] { return emit(Key(code)) }
    pending.append(byte)
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"): state = .string
    default:
      endSecondEscape()
      isAlt = true
      decodeGround(byte)
    }
  }

  /// Two ESC are alt with a key that sends a sequence, or else the Escape key and another ESC.
  private mutating func decodeSecondEscape() {
    endSecondEscape()
    isAlt = true
  }

  mutating func endEscape() {
    endSecondEscape()
    emit(Key(.escape))
  }

  mutating func decodeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B: append(byte)
    case 0x40...0x7E:
      pending.append(byte)
      endSingleShift()
    default: restart(with: byte)
    }
  }

  private mutating func endSingleShift() {
    if let code = keyStrings[pending] { return emit(Key(code)) }
    let sequence = ControlSequence(pending)
    let modifier = sequence.number(sequence.count - 1)
    if let code = KeyNames.key(final: sequence.final) ?? KeyNames.keypad(final: sequence.final) {
      emit(Key(code, Key.Modifiers(xterm: modifier)))
    } else if let code = KeyNames.key(final: sequence.final & 0xDF) {
      // rxvt sends a lower-case letter for control with an arrow.
      emit(Key(code, .control))
    } else {
      end(nil)
    }
  }
}

// Control sequences.
extension InputDecoder {
  /// Longer than any sequence we know.
  private static let longestSequence = 64

  /// Drops bytes beyond the limit: the sequence then means nothing, but still ends at its end.
  private mutating func append(_ byte: UInt8) {
    if pending.count <= Self.longestSequence { pending.append(byte) }
  }

  mutating func decodeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "$") where ControlSequence(pending + [byte]).rxvtKey != nil: endControl(byte)
    case 0x20...0x3F: append(byte)
    // F1 to F5 of the Linux console are ESC [ [ A to E.
    case UInt8(ascii: "[") where pending.count == 2: append(byte)
    case 0x40...0x7E: endControl(byte)
    default: restart(with: byte)
    }
  }

  private mutating func endControl(_ final: UInt8) {
    guard pending.count <= Self.longestSequence else { return end(nil) }
    pending.append(final)
    if pending == [0x1B, UInt8(ascii: "["), UInt8(ascii: "M")] {
      state = .mouse
    } else if let code = keyStrings[pending] ?? linuxFunction {
      emit(Key(code))
    } else {
      interpret(ControlSequence(pending))
    }
  }

  private var linuxFunction: Key.Code? {
    guard pending.count == 4, pending[2] == UInt8(ascii: "["), (0x41...0x45).contains(pending[3])
    else { return nil }
    return .function(Int(pending[3]) - 0x40)
  }

  private mutating func interpret(_ sequence: ControlSequence) {
    if let report = sequence.mouseReport { return endMouse(report, in: readsPixels ? grid : nil) }
    if let reply = sequence.reply { return endReply(reply) }
    switch (sequence.final, sequence.count) {
    case (UInt8(ascii: "I"), 0): end(.event(.focus(true)))
    case (UInt8(ascii: "O"), 0): end(.event(.focus(false)))
    case (UInt8(ascii: "~"), 1) where sequence.number(0) == 200:
      end(nil)
      state = .paste
    default:
      if let key = sequence.rxvtKey ?? sequence.key { emit(key) } else { end(nil) }
    }
  }
}

// Mouse reports and replies.
extension InputDecoder {
  /// Mouse reports in cells and in pixels look the same. Each switch is followed by a query of the mode,
  /// whose answer separates the two.
  private mutating func endReply(_ reply: TerminalReply) {
    if case .mode(1016, let state) = reply { readsPixels = state == 1 || state == 3 }
    end(.reply(reply))
  }

  /// Handles a mouse report in the old encoding: three bytes after `CSI M`, each plus 32.
  mutating func decodeMouse(_ byte: UInt8) {
    guard byte >= 32 else { return restart(with: byte) }
    pending.append(byte)
    guard pending.count == 6 else { return }
    let numbers = pending.suffix(3).map { Int($0) - 32 }
    endMouse(MouseReport(code: numbers[0], x: numbers[1], y: numbers[2], isRelease: false), in: nil)
  }

  private mutating func endMouse(_ report: MouseReport, in grid: PixelGrid?) {
    guard let event = report.event(held: held, in: grid) else { return end(nil) }
    if event.action == .press { held = event.button }
    if event.action == .release { held = .none }
    end(.event(.mouse(event)))
  }
}
