import Engine

/// What a mouse report says: a number of bits for buttons and modifiers, and a cell.
struct MouseReport {
  /// Cells further away are no cells of any window.
  static let limit = 10_000

  let code: Int
  let position: Point
  let isRelease: Bool

  /// From the numbers of a report, where the top left cell is 1, 1; nil if they can't be right.
  init?(code: Int, x: Int, y: Int, isRelease: Bool) {
    guard (0..<256).contains(code), (0...Self.limit).contains(x), (0...Self.limit).contains(y) else {
      return nil
    }
    self.code = code
    // A drag beyond the window's edge is reported at 0 by some; the cell at the edge is meant.
    position = Point(max(0, x - 1), max(0, y - 1))
    self.isRelease = isRelease
  }

  /// The event; `held` is the button that is down, for reports that don't say which one came up.
  func event(held: MouseEvent.Button) -> MouseEvent? {
    if code & 128 != 0 { return nil }
    if code & 64 != 0 { return isRelease || code & 2 != 0 ? nil : wheel }
    let button = MouseEvent.Button(rawValue: UInt8((code & 3) + 1) & 3) ?? .none
    if code & 32 != 0 { return event(.move, button) }
    if button == .none { return held == .none ? nil : event(.release, held) }
    return event(isRelease ? .release : .press, button)
  }

  private var wheel: MouseEvent {
    event(.wheel(code & 1 == 0 ? -1 : 1), .none)
  }

  private func event(_ action: MouseEvent.Action, _ button: MouseEvent.Button) -> MouseEvent {
    MouseEvent(action, button, at: position, modifiers: modifiers)
  }

  private var modifiers: Key.Modifiers {
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}

extension ControlSequence {
  /// `CSI < code ; x ; y M`, or `m` when a button came up.
  var mouseReport: MouseReport? {
    guard prefix == UInt8(ascii: "<"), intermediate == 0, count == 3,
      let code = number(0), let x = number(1), let y = number(2)
    else { return nil }
    return MouseReport(code: code, x: x, y: y, isRelease: final == UInt8(ascii: "m"))
  }
}
