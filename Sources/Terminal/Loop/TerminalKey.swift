import CPlatform
import Engine
import Glibc

/// Keys that the loop handles itself. In cooked mode, a terminal would turn three of them into signals.
enum TerminalKey {
  case interrupt, quit, suspend
  /// F3 shows or hides the loop's figures.
  case figures
  /// Repeats and releases of F3.
  case swallowed

  init?(_ key: Key) {
    if key.code == .function(3), key.modifiers.isEmpty {
      self = key.phase == .press ? .figures : .swallowed
      return
    }
    guard key.modifiers == .control, key.phase == .press else { return nil }
    switch key.code {
    case .character("c"): self = .interrupt
    case .character("\\"): self = .quit
    case .character("z"): self = .suspend
    default: return nil
    }
  }
}
