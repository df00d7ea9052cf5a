import Engine

/// What keys mean on every screen.
public enum Command: UInt8, Hashable, Sendable {
  /// Moves the focus.
  case up, down, left, right
  /// Moves the focus forwards or back, whatever the layout.
  case next, previous
  /// Chooses the thing that has the focus.
  case act
  /// Pauses a game; goes back from any other screen. Recorded games store these numbers; 7 was a command that is gone.
  case pause = 8
  case help
  case leave
  /// Moves the focus by a page, or to an end.
  case pageUp, pageDown, first, last
}

extension KeyMap where Intent == Command {
  /// Arrow keys move (letters are for commands and answers); page keys, Home and End move further; Enter or space chooses; Esc or p pauses;
  /// ? or F1 helps; q leaves.
  public static let standard = KeyMap([
    (keys: [Key(.up)], intent: .up), (keys: [Key(.down)], intent: .down),
    (keys: [Key(.left)], intent: .left), (keys: [Key(.right)], intent: .right),
    (keys: [Key(.tab)], intent: .next), (keys: [Key(.tab, .shift)], intent: .previous),
    (keys: [Key(.enter), " "], intent: .act), (keys: [Key(.escape), "p"], intent: .pause),
    (keys: ["?", Key(.function(1))], intent: .help), (keys: ["q"], intent: .leave),
    (keys: [Key(.pageUp)], intent: .pageUp), (keys: [Key(.pageDown)], intent: .pageDown),
    (keys: [Key(.home)], intent: .first), (keys: [Key(.end)], intent: .last),
  ])
}
