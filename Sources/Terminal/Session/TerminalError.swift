import Engine
import Glibc

/// Why the screen can't be had, in words for whoever started the program.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Standard input or output, whichever is named, is no terminal.
  case notATerminal(String)
  /// TERM is unset or empty.
  case unnamed
  /// No description of this TERM is installed.
  case unknown(String)
  /// The terminal of this TERM cannot move its cursor.
  case unsuitable(String)
  /// The screen could not be set up.
  case screen(ScreenError)
  /// The terminal has gone away.
  case gone
  /// The system refused, with this `errno`.
  case refused(Int32)

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .notATerminal(let name):
      "\(name) is not a terminal. Start the program in a terminal window, without a pipe or redirection."
    case .unnamed:
      "TERM is not set, so the kind of terminal is unknown. Try: TERM=xterm-256color"
    case .unknown(let name):
      "No description of the terminal \"\(Text(name))\" is installed (TERM). "
        + "Install the package ncurses-term, or try: TERM=xterm-256color"
    case .unsuitable(let name):
      "The terminal \"\(Text(name))\" (TERM) cannot place text on the screen. Use another terminal."
    case .screen(let error):
      error.description
    case .gone:
      "The terminal is gone."
    case .refused(let code):
      "The terminal cannot be used: \(String(cString: strerror(code))). Try another terminal window."
    }
  }

  /// What the program ends with: 2 for a terminal that can't, 1 for one that could not.
  public var exitStatus: Int32 {
    switch self {
    case .gone, .refused: 1
    default: 2
    }
  }

  init(code: Int32) {
    self = code == EIO || code == ENXIO ? .gone : .refused(code)
  }
}
