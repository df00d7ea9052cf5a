/// How a player arrived at an answer. Only `known` is evidence of knowledge.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// By knowledge.
  case known
  /// By luck: the item was seen for the first time.
  case firstSight = "first-sight"
  /// Because nothing else was left.
  case elimination
  /// After the game gave a hint.
  case hint
}
