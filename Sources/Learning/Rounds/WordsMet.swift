/// A word that a player was shown without being asked: from now on it is no longer new.
public struct WordMet: Hashable, Sendable {
  /// What it is remembered by.
  public var item: ItemID
  /// The word.
  public var reference: WordReference
  /// The parts of its meanings; empty where the item has them already.
  public var meanings: [String]

  /// A word of its parts.
  public init(item: ItemID, reference: WordReference, meanings: [String] = []) {
    self.item = item
    self.reference = reference
    self.meanings = meanings
  }
}

/// Words that a player was shown together without being asked.
public struct WordsMet: Hashable, Sendable {
  /// The words in the order in which they stood.
  public var words: [WordMet]

  /// Some words.
  public init(_ words: [WordMet]) {
    self.words = words
  }
}
