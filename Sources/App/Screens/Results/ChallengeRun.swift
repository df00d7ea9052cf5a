import Engine
import Learning

/// A run of the day's challenge that has just ended.
struct ChallengeRun: Hashable, Sendable {
  let day: Day
  /// As in "Spanish".
  let language: String
  /// How many of the deck's first words were asked; nil for all.
  let band: Int?
  /// The score that counts: the day's first.
  let score: Int
  let isFirst: Bool
}
