import Engine

// Actions as Swift code that repeats them.

extension Stage.Action {
  /// The action as an expression where a `Stage.Action` is expected.
  var code: String {
    switch self {
    case .press(let code): ".press(\(code.code))"
    case .type(let text): ".type(\(text.literal))"
    case .click(let point): ".click(\(point.code))"
    case .send(let events): ".send([\(events.map(\.code).joined(separator: ", "))])"
    case .wait(let ticks): ".wait(ticks: \(ticks))"
    case .answering(let answering): ".answering(\(answering.code))"
    }
  }
}

extension Stage.Answering {
  fileprivate var code: String {
    switch self {
    case .atOnce: ".atOnce"
    case .late(let ticks): ".late(ticks: \(ticks))"
    case .never: ".never"
    case .refused(let reason): ".refused(.\(reason))"
    }
  }
}

extension InputEvent {
  fileprivate var code: String {
    switch self {
    case .key(let key): ".key(\(key.expression))"
    case .mouse(let mouse): ".mouse(\(mouse.code))"
    case .paste(let text): ".paste(\(text.literal))"
    case .focus(let isThere): ".focus(\(isThere))"
    case .resize(let size): ".resize(Size(\(size.width), \(size.height)))"
    case .resumed: ".resumed"
    }
  }
}

extension Key {
  /// The key as an expression. (Its `code` is `Key.code`.)
  fileprivate var expression: String {
    let parts = [
      code.code, modifiers.isEmpty ? nil : modifiers.code, phase == .press ? nil : "phase: .\(phase)",
    ]
    return "Key(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension Key.Code {
  fileprivate var code: String {
    switch self {
    case .character(let character): ".character(\(String(character).literal))"
    case .function(let number): ".function(\(number))"
    default: ".\(self)"
    }
  }
}

extension Key.Modifiers {
  fileprivate var code: String {
    let names: [(Key.Modifiers, String)] = [
      (.shift, ".shift"), (.alt, ".alt"), (.control, ".control"), (.command, ".command"),
    ]
    return "[\(names.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
  }
}

extension MouseEvent {
  fileprivate var code: String {
    let action = if case .wheel(let notches) = action { ".wheel(\(notches))" } else { ".\(action)" }
    let place = within == nil ? "at: \(position.code)" : "atFine: \(fine.code)"
    let held = modifiers.isEmpty ? "" : ", modifiers: \(modifiers.code)"
    return "MouseEvent(\(action), .\(button), \(place)\(held))"
  }
}

extension Point {
  fileprivate var code: String { "Point(\(x), \(y))" }
}

extension String {
  /// An ASCII literal: characters that are invisible or affect others are escaped by number.
  fileprivate var literal: String {
    "\"\(unicodeScalars.map { $0.escaped(asASCII: true) }.joined())\""
  }
}
