import Engine

extension Step {
  /// The next event for a screen that is drawn on this page, as `next()` has it. Where the window is too small for any
  /// screen, only what leaves or explains comes of keys, mouse and pasted text: nobody should change what they can't see. With `typing`
  /// letters are text just now, and no commands.
  public mutating func next(on page: Page, typing: Bool = false) -> InputEvent? {
    while let event = next() {
      if !Page.isTooSmall(page.window.size) || event.isTakenUnseen(typing: typing) { return event }
    }
    return nil
  }
}

extension InputEvent {
  fileprivate func isTakenUnseen(typing: Bool) -> Bool {
    switch self {
    case .key(let key):
      switch KeyMap.standard.intent(for: self) {
      case .leave, .pause, .help: !(typing && key.code.isCharacter)
      default: false
      }
    case .mouse, .paste: false
    case .focus, .resize, .cellShape, .resumed, .answer: true
    }
  }
}

extension Key.Code {
  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}
