/// One word for how well a word is known, the same on every screen.
public enum Mark: String, Sendable, CaseIterable {
  /// Never met.
  case new
  /// Met, but not held.
  case shaky
  /// Held for now.
  case good
  /// Held for weeks.
  case strong
}

/// How well a word stands with a player.
public enum Standing: Hashable, Sendable {
  /// Never met.
  case new
  /// Met but not held, or due: the greater the urgency (thousandths), the sooner it should return.
  case shaky(urgency: Int)
  /// Held.
  case known
}
