/// Which escape sequences a terminal understands, according to TERM.
enum TerminalFamily: Hashable, Sendable {
  /// xterm's, with mouse and alternate screen.
  case xterm
  /// GNU screen's: xterm's with fewer colours, and erasing in the default background.
  case screen
  /// The Linux console's: xterm's colours and cursor movement, but no alternate screen and no mouse.
  case linux
  /// Any others, as described by terminfo.
  case other

  /// Terminals newer than many installed terminfo databases, usable without an entry there.
  private static let modern = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "alacritty-direct", "foot", "foot-extra", "wezterm",
    "contour", "rio",
  ]
  private static let xtermLike = [
    "xterm", "tmux", "kitty", "alacritty", "foot", "wezterm", "ghostty", "contour", "rio", "konsole", "vte",
    "gnome", "mintty", "iterm", "iterm2", "mlterm", "putty", "rxvt", "st", "nsterm",
  ]

  /// The family of a TERM; the part before the first hyphen decides. tmux may also call itself screen, but
  /// sets TMUX.
  init(_ name: String, isInsideTmux: Bool) {
    let base = String(name.prefix { $0 != "-" })
    if base == "linux" {
      self = .linux
    } else if base == "screen" {
      self = isInsideTmux ? .xterm : .screen
    } else {
      self = TerminalFamily.xtermLike.contains(base) ? .xterm : .other
    }
  }

  /// Whether this TERM can be used even if terminfo doesn't know it.
  static func isModern(_ name: String) -> Bool {
    modern.contains(name)
  }
}
