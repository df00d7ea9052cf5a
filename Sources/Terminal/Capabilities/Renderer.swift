import Engine
import System

/// The two ways to draw on a terminal.
public enum Renderer: String, Hashable, Sendable, CaseIterable {
  /// Our own encoder, for every terminal that understands xterm's escape sequences.
  case ansi
  /// ncurses, for all others in terminfo.
  case curses
}
