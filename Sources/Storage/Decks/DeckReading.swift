import Learning

/// A deck as it was read from a file.
public struct DeckReading: Sendable {
  public var deck: Deck
  /// The rows of a table that are no words.
  public internal(set) var leftOut = LeftOut()
  /// What had to be guessed of a table, and which of its columns aren't used, as sentences.
  public internal(set) var remarks: [String] = []
  /// Whether the file is a table, whose languages can be guessed if it doesn't say them.
  public internal(set) var isTable = false

  init(_ deck: Deck) { self.deck = deck }
}
