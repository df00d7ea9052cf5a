/// Where a word comes from: what whoever asks it, says it or writes it down has to know of its deck.
public struct WordOrigin: Hashable, Sendable {
  /// The deck's id.
  public var deck: String
  /// The deck's languages.
  public var language: Deck.Languages
  /// Words or letters.
  public var kind: Deck.Kind

  /// An origin of its parts.
  public init(deck: String, language: Deck.Languages = Deck.Languages(), kind: Deck.Kind = .words) {
    self.deck = deck
    self.language = language
    self.kind = kind
  }
}

/// A word with where it comes from.
public struct DeckWord: Hashable, Sendable {
  /// The word.
  public var word: Word
  /// Its deck, and what that says of all its words.
  public var origin: WordOrigin

  /// A word of a deck.
  public init(_ word: Word, of origin: WordOrigin) {
    self.word = word
    self.origin = origin
  }

  /// What points to it.
  public var reference: WordReference { WordReference(deck: origin.deck, word: word.id) }
}

extension Deck {
  /// Where its words come from.
  public var origin: WordOrigin { WordOrigin(deck: id, language: language, kind: kind) }
}
