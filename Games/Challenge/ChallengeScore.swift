import Engine
import Learning

/// Points. `ChallengeHelp` tells the player the same.
enum ChallengeScore {
  static let right = 100
  /// The most that speed can add.
  static let speed = 50
  /// For a word missed earlier in the game.
  static let again = 40

  static func worth(_ bonus: Int, isRepeat: Bool) -> Int { isRepeat ? again : right + bonus }
}
