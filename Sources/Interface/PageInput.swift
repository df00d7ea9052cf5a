import Engine

/// An event, and its meaning on a `PageScene`.
public struct PageInput: Sendable {
  /// The event. A click on a hint of the foot that presses a key comes as the press of that key.
  public let event: InputEvent
  /// The command of the key, by `KeyMap.standard`, or of the hint that was clicked. A text field must get the
  /// event first, since a letter has a command, too.
  public let command: Command?
  public let page: Page

  /// - Parameter foot: only looked at for a click, since keys may come by the thousand.
  package init(_ event: InputEvent, on page: Page, _ foot: @autoclosure () -> Foot) {
    self.page = page
    guard case .mouse = event else {
      (self.event, command) = (event, KeyMap.standard.intent(for: event))
      return
    }
    let foot = foot()
    self.event = foot.pressed(by: event, in: page.foot)
    command = KeyMap.standard.intent(for: self.event) ?? foot.command(for: self.event, in: page.foot)
  }
}
