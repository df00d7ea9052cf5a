import Engine

/// What every screen understands, by keyboard. The keys are the same everywhere.
public enum Command: UInt8, Hashable, Sendable {
  /// Moves the focus.
  case up, down, left, right
  /// Moves the focus to the next or the one before, whatever the direction.
  case next, previous
  /// Does what has the focus.
  case act
  /// Writes what has the focus anew.
  case edit
  /// Pauses a game; leaves a menu.
  case pause
  /// Explains.
  case help
  /// Leaves.
  case leave
  /// Moves by a page, or to an end.
  case pageUp, pageDown, first, last
}

extension KeyMap where Intent == Command {
  /// Arrow keys or hjkl move, page keys, Home and End move further, Enter or space acts, Esc or p pauses, ? explains, q leaves.
  public static let standard = KeyMap([
    (keys: [Key(.up), "k"], intent: .up), (keys: [Key(.down), "j"], intent: .down),
    (keys: [Key(.left), "h"], intent: .left), (keys: [Key(.right), "l"], intent: .right),
    (keys: [Key(.tab)], intent: .next), (keys: [Key(.tab, .shift)], intent: .previous),
    (keys: [Key(.enter), " "], intent: .act), (keys: [Key(.escape), "p"], intent: .pause),
    (keys: ["?", Key(.function(1))], intent: .help), (keys: ["q"], intent: .leave),
    (keys: [Key(.pageUp)], intent: .pageUp), (keys: [Key(.pageDown)], intent: .pageDown),
    (keys: [Key(.home)], intent: .first), (keys: [Key(.end)], intent: .last),
  ])
}
