import Engine

/// The letters that mean the same on every screen: screens take their keys and hints from here.
public enum SharedKey: Character, CaseIterable, Sendable {
  case sound = "s"
  case draw = "d"
  case edit = "e"
  case hint = "h"
  case add = "a"
  case delete = "x"
  case undo = "u"

  public var key: Key { Key(.character(rawValue)) }

  /// - Parameter action: what it does on this screen.
  public func hint(_ action: Text) -> KeyHint { KeyHint(Text(String(rawValue)), action, pressing: key) }

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
    }
  }
}
