import Engine

/// A hint of the foot: a key or several, what they do, and the command or key that a click on it stands for.
public struct KeyHint: Hashable, Sendable {
  private let name: Text
  let action: Text
  let command: Command?
  let key: Key?

  /// A key by its name, as "Enter", and the command that a click gives.
  public init(_ key: Text, _ action: Text, _ command: Command? = nil) {
    self.init(name: key, action: action, command)
  }

  /// A key that has no command, since only one screen has it: a click presses the key.
  public init(_ name: Text, _ action: Text, pressing key: Key) {
    self.init(name: name, action: action, key: key)
  }

  private init(name: Text, action: Text, _ command: Command? = nil, key: Key? = nil) {
    (self.name, self.action, self.command, self.key) = (name, action, command, key)
  }

  /// What Enter does on a screen. Questions and games name their own action instead, as in `check`.
  public enum EnterVerb: String, Sendable {
    case select, open, save, next, start
  }

  /// The hint for Enter.
  public static func enter(_ verb: EnterVerb) -> KeyHint {
    KeyHint("Enter", Text(verb.rawValue), pressing: Key(.enter))
  }

  public static func arrows(_ action: Text) -> KeyHint { KeyHint("←↑↓→", action) }

  public static func upDown(_ action: Text) -> KeyHint { KeyHint("↑↓", action) }

  public static func left(_ action: Text) -> KeyHint {
    KeyHint(name: "←", action: action, .left, key: Key(.left))
  }

  public static func right(_ action: Text) -> KeyHint { KeyHint("→", action, .right) }

  /// Esc, on a screen that is no game.
  public static let back = KeyHint("Esc", "back", .pause)

  public static let help = KeyHint("?", "help", .help)

  /// F1, for screens where a question mark is text.
  public static let helpWhileTyping = KeyHint("F1", "help", .help)

  func keys(_ ornaments: Ornaments) -> Text { ornaments.keys(name) }

  /// Whether it is help or a way out. With these a player finds everything else.
  var isNeeded: Bool {
    switch (command, key) {
    case (.help, _), (.pause, _), (.leave, _): true
    case (_, let key?): ["?", "q", Key(.function(1)), Key(.escape)].contains(key)
    default: false
    }
  }

  var width: Int { name.width + 1 + action.width }
}
