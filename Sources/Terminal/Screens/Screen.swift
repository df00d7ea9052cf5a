import Engine

/// Where a canvas is shown. A screen remembers what the terminal shows and sends the difference.
package protocol Screen {
  /// Makes the terminal show the canvas, or a part of what has changed where one is given. Sends nothing where nothing
  /// has changed.
  /// - Returns: whether the terminal now shows all of it. Where it doesn't, the next call goes on with what is left.
  mutating func present(_ canvas: Canvas, _ part: FramePart?) throws(ScreenError) -> Bool

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
