import Glibc

/// How the run loop ended.
package enum Ending: Hashable, Sendable {
  /// The last scene has closed.
  case ended
  case interrupted
  /// A signal asked the process to end, or Ctrl-\ was pressed.
  case signalled(Int32)
  case terminalGone

  /// Ends the process accordingly: with status 0, 130 or 1, or by the signal itself.
  package func exitProcess() -> Never {
    switch self {
    case .ended: exit(0)
    case .interrupted: exit(130)
    case .signalled(let signal): TerminalSession.end(by: signal)
    case .terminalGone:
      // One write may fail on a terminal that is still there.
      let sentence = Array("\(TerminalError.gone)\n".utf8)
      _ = Glibc.write(STDERR_FILENO, sentence, sentence.count)
      exit(1)
    }
  }
}
