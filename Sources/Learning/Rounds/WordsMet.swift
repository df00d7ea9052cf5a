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

extension RoundSetup {
  /// Some of the round's words, which were shown.
  public func met(_ items: [Item]) -> WordsMet { WordsMet(items.map(met)) }

  /// A word of the round with what an event says of it.
  public func met(_ item: Item) -> WordMet {
    WordMet(
      item: id(of: item), reference: WordReference(deck: deck, word: item.word.id),
      meanings: item.word.meaningParts.sorted())
  }

  /// A letter of the round's alphabet, also where it isn't asked itself; nil where there is no such letter.
  public func letter(_ id: String) -> Item? {
    if let item = items.first(where: { $0.word.id == id }) { return item }
    let letter = letters?.deck.words.lazy.flatMap(\.forms).first { $0.id == id }
    return letter.map { letter in
      Item(
        letter, id: ItemID(spellingOf: letter, in: language.term, isLetter: true), isNew: false, shown: .term)
    }
  }
}
