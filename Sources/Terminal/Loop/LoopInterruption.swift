import Engine
import Glibc

/// What ends the loop from inside.
struct LoopInterruption: Error {
  let ending: Ending

  init(_ ending: Ending) {
    self.ending = ending
  }
}

/// Keys that are the loop's own. Three of them a terminal in its usual mode would make signals of.
enum TerminalKey {
  case interrupt, quit, suspend
  /// F3 shows what the loop does, and hides it again.
  case figures
  /// What else comes of F3, where a terminal tells of that.
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

/// Signals as bits: signal n is bit n.
struct SignalSet {
  let bits: UInt32

  func contains(_ signal: Int32) -> Bool {
    bits >> UInt32(signal) & 1 == 1
  }

  /// One that asks the process to end.
  var ending: Int32? {
    [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE].first { contains($0) }
  }
}
