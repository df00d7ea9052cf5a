/// The sides of words that a round shows.
public enum AskedSides: String, Hashable, Sendable, CaseIterable {
  /// The term only, or the meaning only.
  case term, meaning
  /// Either, from question to question.
  case both

  /// The only side; nil for both.
  public var direction: ShownSide? { ShownSide(rawValue: rawValue) }
}
