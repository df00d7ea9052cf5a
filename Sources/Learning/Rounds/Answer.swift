/// Which side of a word is shown; the other one is asked.
public enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
  /// The term is shown.
  case term
  /// The meaning is shown.
  case meaning
}

/// Which sides of words a round shows.
public enum AskedSides: String, Hashable, Sendable, CaseIterable {
  /// The term alone, or the meaning alone.
  case term, meaning
  /// Now the one, now the other.
  case both

  /// The one side; nil for both.
  public var direction: Direction? { Direction(rawValue: rawValue) }
}

/// How a player came to an answer. Only `known` is evidence of what they know.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// By knowledge.
  case known
  /// By chance, at the first sight of it.
  case firstSight = "first-sight"
  /// Because nothing else was left.
  case elimination
  /// After the game had told.
  case hint
}

/// One answer that a player gave in a game: what the journal keeps and the memory model learns from.
public struct Answer: Hashable, Sendable {
  /// The deck's id.
  public var deck: String
  /// The word's id.
  public var word: String
  /// The side that was shown.
  public var direction: Direction
  /// What stood on the screen as the question.
  public var shown: String
  /// What could be chosen from; empty where that was not a list.
  public var options: [String]
  /// What the player chose or typed.
  public var given: String
  /// Whether it was right.
  public var isRight: Bool
  /// Milliseconds from the question to the answer.
  public var milliseconds: Int
  /// How the player came to it.
  public var certainty: Certainty
  /// The id of the word that it was taken for.
  public var confusedWith: String?

  /// An answer of its parts.
  public init(
    deck: String, word: String, direction: Direction, shown: String, options: [String] = [], given: String,
    isRight: Bool, milliseconds: Int, certainty: Certainty, confusedWith: String? = nil
  ) {
    self.deck = deck
    self.word = word
    self.direction = direction
    self.shown = shown
    self.options = options
    self.given = given
    self.isRight = isRight
    self.milliseconds = milliseconds
    self.certainty = certainty
    self.confusedWith = confusedWith
  }
}
