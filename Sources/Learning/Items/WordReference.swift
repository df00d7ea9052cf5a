/// A word of a deck: what points to an item.
public struct WordReference: Hashable, Sendable {
  /// The deck's id; it has no slash.
  public var deck: String
  /// The word's id within the deck.
  public var word: String

  /// The word `word` of the deck `deck`.
  public init(deck: String, word: String) {
    self.deck = deck
    self.word = word
  }

  /// Reads `deckID/wordID`; nil when either part is empty. Slashes after the first belong to the word.
  public init?(_ text: String) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    self.init(deck: String(text[..<slash]), word: String(text[text.utf8.index(after: slash)...]))
    if deck.isEmpty || word.isEmpty { return nil }
  }

  /// Whether its text is read as this reference again.
  public var isWhole: Bool {
    !deck.isEmpty && !word.isEmpty && !deck.utf8.contains(UInt8(ascii: "/"))
  }

  /// `deckID/wordID`, as the save file has it.
  public var text: String { "\(deck)/\(word)" }
}
