import Engine

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

/// Terminals that draw sextants and octants themselves, so that the font doesn't matter. Decided only by the
/// answer to XTVERSION, since TERM is often borrowed. tmux answers for itself and so counts as unknown.
enum OwnBlocks {
  private struct Terminal {
    /// The beginning of the answer, in lower case.
    let name: String
    /// The first version that draws these.
    let sextants, octants: [Int]?
  }

  /// Only what release notes and source code confirm; players can still choose more in the settings.
  /// - kitty's changelog: octants in 0.40.0; sextants in 0.19.0, some of them fixed in 0.19.3.
  /// - foot: `box-drawing.c` draws sextants along with the wedges of its changelog for 1.9.0.
  /// - wezterm's manual on `custom_block_glyphs`: sextants since 20210814, octants in no release yet.
  private static let terminals = [
    Terminal(name: "kitty", sextants: [0, 19, 3], octants: [0, 40]),
    Terminal(name: "foot", sextants: [1, 9], octants: nil),
    Terminal(name: "wezterm", sextants: [2021_08_14], octants: nil),
  ]

  /// The finest blocks that a terminal draws, given its answer, such as `kitty(0.26.5)`; nil if unknown.
  static func mosaic(_ version: String) -> Mosaic? {
    let version = version.lowercased()
    guard let terminal = terminals.first(where: { version.hasPrefix($0.name) }) else { return nil }
    let numbers = version.dropFirst(terminal.name.count).split { !$0.isNumber }.prefix(3).compactMap {
      Int($0)
    }
    func isNew(_ first: [Int]?) -> Bool { first.map { !numbers.lexicographicallyPrecedes($0) } ?? false }
    guard !numbers.isEmpty else { return nil }
    return isNew(terminal.octants) ? .octants : isNew(terminal.sextants) ? .sextants : nil
  }
}

extension Capabilities {
  /// The characters for large words: the player's choice, or the finest that the terminal is known to draw
  /// itself. ncurses can't show octants, since they are missing from its width tables.
  func mosaic(_ chosen: Mosaic?) -> Mosaic {
    let best = chosen ?? ownBlocks ?? .halves
    return renderer == .curses && best == .octants ? .sextants : best
  }
}
