import Engine

/// A mouse report: a code for button and modifiers, and a cell, counted from 1, or a pixel.
struct MouseReport {
  /// Cells further away are implausible.
  static let limit = 10_000
  /// Pixels further away are implausible: X11 windows have 16 bits for them.
  private static let pixelLimit = 65_535

  let code: Int
  let x: Int
  let y: Int
  let isRelease: Bool

  /// The event; nil if the report is implausible.
  /// - Parameters:
  ///   - held: the button that is down, for reports that don't say which one was released.
  ///   - grid: the window's pixels if the report is in pixels; nil if it is in cells.
  func event(held: MouseEvent.Button, in grid: PixelGrid?) -> MouseEvent? {
    guard (0..<256).contains(code), isBelievable(in: grid) else { return nil }
    guard var event = event(held: held) else { return nil }
    if let grid {
      event = MouseEvent(event.action, event.button, atFine: grid.place(x, y), modifiers: event.modifiers)
    }
    return event
  }

  private func isBelievable(in grid: PixelGrid?) -> Bool {
    let places = grid == nil ? 0...Self.limit : -Self.pixelLimit...Self.pixelLimit
    return places.contains(x) && places.contains(y)
  }

  private func event(held: MouseEvent.Button) -> MouseEvent? {
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
    // Some terminals report a drag beyond the window's edge at 0, meaning the cell at the edge.
    MouseEvent(action, button, at: Point(max(0, x - 1), max(0, y - 1)), modifiers: modifiers)
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
  /// `CSI < code ; x ; y M`, or `m` for a release.
  var mouseReport: MouseReport? {
    guard prefix == UInt8(ascii: "<"), intermediate == 0, count == 3,
      let code = number(0), let x = number(1), let y = number(2)
    else { return nil }
    return MouseReport(code: code, x: x, y: y, isRelease: final == UInt8(ascii: "m"))
  }
}
