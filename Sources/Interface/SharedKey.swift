import Engine

/// Keys that mean the same on every screen with words or answers.
public enum SharedKey: Character, CaseIterable, Sendable {
  case sound = "s"
  case draw = "d"
  case edit = "e"
  case hint = "h"
  case add = "a"
  case delete = "x"
  case undo = "u"
  case suspend = "z"
  case all = "*"

  /// The key that a screen listens to.
  public var key: Key { Key(.character(rawValue)) }

  /// The hint for the last line, which presses the key when it is clicked.
  ///
  /// - Parameter action: what it does on this screen.
  public func keyHint(_ action: Text) -> KeyHint { KeyHint(Text(String(rawValue)), action, pressing: key) }

  /// What it is for, for help.
  public var meaning: Text {
    switch self {
    case .sound: "hear it"
    case .draw: "draw it, or see its strokes"
    case .edit: "edit"
    case .hint: "your hint"
    case .add: "add, or accept"
    case .delete: "delete"
    case .undo: "undo"
    case .suspend: "suspend it, or bring it back"
    case .all: "mark all"
    }
  }
}
