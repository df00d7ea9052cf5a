/// A short sound that tells what has happened. A scene reports it, and never learns whether anybody heard it.
public enum SoundCue: String, Hashable, Sendable, CaseIterable {
  /// The answer was right.
  case right
  /// The answer was wrong.
  case wrong
  /// Two things belong together.
  case match
  /// A bubble has burst.
  case pop
  /// The round is won.
  case win
}
