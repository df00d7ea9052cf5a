import Engine
import WordGame

/// What words are worth. `DrawingHelp` tells the player the same.
enum DrawingScore {
  /// For each character.
  static let character = 10
  /// For strokes in order.
  static let order = 5
  /// For a quick hand, at most.
  static let speed = 5
  /// Who takes no longer than this for a character is as quick as anybody, who takes `slow` gets nothing for it.
  private static let (quick, slow) = (5 * Tick.ticksPerSecond, 20 * Tick.ticksPerSecond)

  static func worth(_ word: DrawnWord, _ progress: WordProgress) -> Int {
    let count = word.characters.count
    let left = min(max(0, slow - progress.ticks / count), slow - quick)
    return count * character + (progress.isInOrder ? order : 0) + speed * left / (slow - quick)
  }
}
