/// The two ways to the screen.
public enum Renderer: String, Hashable, Sendable, CaseIterable {
  /// Our own encoder, for every terminal that speaks xterm's language.
  case ansi
  /// ncurses, for all the rest of terminfo.
  case curses
}

/// What the command line asks for; nil where the terminal decides.
package struct TerminalOptions: Hashable, Sendable {
  /// Which way to the screen.
  package var renderer: Renderer?
  /// How many colours.
  package var colors: ColorDepth?

  /// Options; none if nothing is said.
  package init(renderer: Renderer? = nil, colors: ColorDepth? = nil) {
    self.renderer = renderer
    self.colors = colors
  }
}
