import Engine

/// Where a canvas is shown. A screen remembers what the terminal shows and sends the difference.
package protocol Screen {
  /// Makes the terminal show the canvas. Sends nothing where nothing has changed.
  mutating func present(_ canvas: Canvas) throws(ScreenError)

  /// Forgets what the terminal shows, so that the next `present` draws everything: after the program was in
  /// the background, or something else may have written to the terminal.
  mutating func invalidate()
}

/// Why a screen could not do its work.
public enum ScreenError: Error, Hashable, CustomStringConvertible {
  /// The terminal takes nothing any more; errno of write(2).
  case writeFailed(Int32)
  /// The terminal's description in terminfo could not be used.
  case unusableTerminal(name: String, reason: String)

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .writeFailed(let code):
      "the terminal could not be written to (error \(code)): start babble again in an open terminal"
    case .unusableTerminal(let name, let reason):
      "the terminal type \"\(name)\" \(reason): set TERM to what your terminal is, for instance xterm-256color"
    }
  }
}
