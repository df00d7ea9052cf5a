/// Which language a terminal speaks, by its TERM.
package enum TerminalFamily: Hashable, Sendable {
  /// xterm's, with its mouse and its other screen.
  case xterm
  /// GNU screen's: xterm's too, but it passes on fewer colours and erases in its own.
  case screen
  /// The console of the Linux kernel: xterm's colours and cursor, but one screen only and no mouse.
  case linux
  /// Any other that terminfo describes.
  case other

  /// Terminals newer than many an installed terminfo, which need no entry there.
  private static let modern = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "alacritty-direct", "foot", "foot-extra", "wezterm",
    "contour", "rio",
  ]
  private static let xtermLike = [
    "xterm", "tmux", "kitty", "alacritty", "foot", "wezterm", "ghostty", "contour", "rio", "konsole", "vte",
    "gnome", "mintty", "iterm", "iterm2", "mlterm", "putty", "rxvt", "st", "nsterm",
  ]

  /// The family of a TERM. The part before the first hyphen decides. tmux, too, may call itself screen; it
  /// sets TMUX.
  package init(_ name: String, isInsideTmux: Bool) {
    let base = String(name.prefix { $0 != "-" })
    if base == "linux" {
      self = .linux
    } else if base == "screen" {
      self = isInsideTmux ? .xterm : .screen
    } else {
      self = TerminalFamily.xtermLike.contains(base) ? .xterm : .other
    }
  }

  /// Whether this TERM may be used where terminfo doesn't know it.
  static func isModern(_ name: String) -> Bool {
    modern.contains(name)
  }
}
