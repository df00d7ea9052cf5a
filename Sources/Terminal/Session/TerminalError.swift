import Engine
import Glibc

/// Why the terminal can't be used. The description is for the user.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// This one of standard input and output isn't a terminal.
  case notATerminal(String)
  /// TERM is unset or empty.
  case unnamed
  /// There is no terminfo entry for this TERM.
  case unknown(String)
  /// The terminal of this TERM can't move its cursor.
  case unsuitable(String)
  /// It shows one letter of UTF-8 as two.
  case withoutUTF8
  /// The screen couldn't be set up.
  case screen(ScreenError)
  /// The terminal is gone, for example because its window was closed.
  case gone
  /// The system refused, with this `errno`.
  case refused(Int32)

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
    case .withoutUTF8:
      "This terminal doesn't read UTF-8, so most letters would come out wrong. "
        + "Open one that does, for example: LC_ALL=C.UTF-8 xterm"
    case .screen(let error):
      error.description
    case .gone:
      "The terminal is gone."
    case .refused(let code):
      "The terminal cannot be used: \(String(cString: strerror(code))). Try another terminal window."
    }
  }

  /// The program's exit status: 2 for an unsuitable terminal, 1 for a failure.
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
