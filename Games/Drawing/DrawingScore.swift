import Engine

/// Points. `DrawingHelp` tells the player the same.
enum DrawingScore {
  /// Per character.
  static let character = 10
  /// For each star beyond the first.
  static let star = 5
  /// The most that speed can add.
  static let speed = 5
  /// Ticks per character for the full speed bonus, and for none.
  private static let (quick, slow) = (5 * Tick.ticksPerSecond, 20 * Tick.ticksPerSecond)

  static func worth(_ word: DrawnWord, _ progress: WordProgress) -> Int {
    let count = word.characters.count
    let left = min(max(0, slow - progress.ticks / count), slow - quick)
    return count * character + star * ((progress.stars ?? 1) - 1) + speed * left / (slow - quick)
  }
}
