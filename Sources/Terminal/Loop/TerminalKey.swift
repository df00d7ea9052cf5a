import CPlatform
import Engine
import Glibc

/// Keys that the loop handles itself. In cooked mode, a terminal would turn three of them into signals.
enum TerminalKey {
  case interrupt, quit, suspend
  /// F3 shows or hides the loop's figures.
  case figures
  /// F4 makes the sound softer, turns it off, and on again.
  case sound
  /// Repeats and releases of F3 and F4.
  case swallowed

  init?(_ key: Key) {
    if case .function(let number) = key.code, [3, 4].contains(number), key.modifiers.isEmpty {
      self = key.phase != .press ? .swallowed : number == 3 ? .figures : .sound
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
