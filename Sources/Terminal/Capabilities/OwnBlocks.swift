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

  /// What no release note says is left out; the settings have it all the same.
  /// - kitty, its changelog: octants in 0.40.0; sextants in 0.19.0, some of them mended in 0.19.3.
  /// - foot: `box-drawing.c` draws sextants beside the wedges that its changelog names in 1.9.0.
  /// - wezterm, its manual on `custom_block_glyphs`: sextants since 20210814, octants in no release yet.
  private static let terminals = [
    Terminal(name: "kitty", sextants: [0, 19, 3], octants: [0, 40]),
    Terminal(name: "foot", sextants: [1, 9], octants: nil),
    Terminal(name: "wezterm", sextants: [2021_08_14], octants: nil),
  ]

  /// What the terminal of an answer as in `kitty(0.26.5)` draws, at best.
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
  /// What words are drawn large with: what was chosen, or the best that the terminal is known to draw by itself. The
  /// width of octants is not in the tables that ncurses goes by.
  package func mosaic(_ chosen: Mosaic?) -> Mosaic {
    let best = chosen ?? ownBlocks ?? .halves
    return renderer == .curses && best == .octants ? .sextants : best
  }
}
