import Engine

/// What the player wants after a pause.
public enum PauseChoice: Hashable, Sendable {
  case resume
  /// Starts the same game again.
  case restart
  case leave
}
