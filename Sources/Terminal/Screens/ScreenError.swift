import Glibc

/// An error while drawing on the terminal.
public enum ScreenError: Error, Hashable, CustomStringConvertible {
  /// Writing to the terminal failed with this `errno`.
  case writeFailed(Int32)
  /// The terminal's terminfo entry can't be used.
  case unusableTerminal(name: String, reason: String)

  public var description: String {
    switch self {
    case .writeFailed(let code):
      "the terminal could not be written to (error \(code)): start babble again in an open terminal"
    case .unusableTerminal(let name, let reason):
      "the terminal type \"\(name)\" \(reason): set TERM to what your terminal is, for instance xterm-256color"
    }
  }
}
