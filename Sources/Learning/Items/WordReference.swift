/// A word of a deck, as a pointer to an item.
public struct WordReference: Hashable, Sendable {
  /// The deck's id; it has no slash.
  public var deck: String
  /// The word's id within the deck.
  public var word: String

  public init(deck: String, word: String) {
    self.deck = deck
    self.word = word
  }

  /// Parses `deckID/wordID`; nil when either part is empty. Slashes after the first belong to the word.
  public init?(_ text: String) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    self.init(deck: String(text[..<slash]), word: String(text[text.utf8.index(after: slash)...]))
    if deck.isEmpty || word.isEmpty { return nil }
  }

  /// Whether `text` parses back to this reference.
  var isWhole: Bool {
    !deck.isEmpty && !word.isEmpty && !deck.utf8.contains(UInt8(ascii: "/"))
  }

  /// `deckID/wordID`, as in the save file.
  public var text: String { "\(deck)/\(word)" }
}
