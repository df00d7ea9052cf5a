import Engine

extension Capabilities {
  /// The characters for large words: the player's choice, or the finest that the terminal is known to draw
  /// itself. ncurses can't show octants, since they are missing from its width tables.
  func mosaic(_ chosen: Mosaic?) -> Mosaic {
    let best = chosen ?? ownBlocks ?? .halves
    return renderer == .curses && best == .octants ? .sextants : best
  }
}
