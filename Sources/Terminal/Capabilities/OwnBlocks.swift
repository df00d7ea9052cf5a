import Engine

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
