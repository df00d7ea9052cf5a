import Engine

/// Terminals that draw sextants and octants by themselves, so that no font has to have them. It goes by their answer to
/// XTVERSION alone: TERM is often borrowed. tmux answers for itself, and so counts as unknown.
enum OwnBlocks {
  private struct Terminal {
    /// What the answer begins with, in lower case.
    let name: String
    /// The first version that draws these, as its numbers.
    let sextants, octants: [Int]?
  }

  /// Each by the file of its source that draws them, from a version on that is rather too late than too early:
  /// kitty/kitty/fonts/box_drawing.py, later kitty/decorations.c; foot/box-drawing.c;
  /// ghostty/src/font/sprite/draw; wezterm-gui/src/customglyph.rs;
  /// vte/src/minifont.cc.
  private static let terminals = [
    Terminal(name: "kitty", sextants: [0, 21], octants: [0, 41]),
    Terminal(name: "foot", sextants: [1, 9], octants: [1, 22]),
    Terminal(name: "ghostty", sextants: [1, 0], octants: [1, 2]),
    Terminal(name: "wezterm", sextants: [2022_01_01], octants: nil),
    Terminal(name: "vte", sextants: [6200], octants: nil),
  ]

  /// xterm takes blocks from its font, which seldom fills the cell: it gets `Mosaic.filled`.
  private static let fontDrawn = "xterm("

  /// What the terminal of an answer as in `kitty(0.26.5)` draws, at best.
  static func mosaic(_ version: String) -> Mosaic? {
    let version = version.lowercased()
    if version.hasPrefix(fontDrawn) { return .filled }
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
  /// What words are drawn large with: what was chosen, or the best that the terminal is known to draw by itself. The
  /// width of octants is not in the tables that ncurses goes by.
  public func mosaic(_ chosen: Mosaic?) -> Mosaic {
    let best = chosen ?? ownBlocks ?? .halves
    return renderer == .curses && best == .octants ? .sextants : best
  }
}
