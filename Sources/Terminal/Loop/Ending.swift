import Glibc

/// How the run loop came to its end.
package enum Ending: Hashable, Sendable {
  /// The last scene has gone.
  case ended
  /// Ctrl-C was pressed.
  case interrupted
  /// This signal asks the process to end, or Ctrl-\ was pressed.
  case signalled(Int32)
  /// The terminal has gone, or what looked after us.
  case terminalGone

  /// Ends the process as the ending asks for: status 0, 130 or 1, or by the signal itself.
  package func exitProcess() -> Never {
    switch self {
    case .ended: exit(0)
    case .interrupted: exit(130)
    case .signalled(let signal): TerminalSession.end(by: signal)
    case .terminalGone: exit(1)
    }
  }
}
