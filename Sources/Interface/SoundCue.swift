/// A short sound. A scene reports it, and doesn't learn whether it was played.
public enum SoundCue: String, Hashable, Sendable, CaseIterable {
  /// A right answer.
  case right
  /// A wrong answer.
  case wrong
  /// Two things that belong together were found.
  case match
  /// A bubble burst, or something was eaten.
  case pop
  /// The round is won.
  case win
}
