/// Words to learn together, in the best order for learning.
public struct Deck: Hashable, Sendable, Identifiable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Words of a language.
    case words
    /// The letters of a script.
    case alphabet
  }

  /// The two languages of a deck as BCP 47 tags; `und` where unknown.
  public struct Languages: Hashable, Sendable {
    public var term: String
    public var meaning: String

    public init(term: String = "und", meaning: String = "und") {
      self.term = term
      self.meaning = meaning
    }
  }

  /// A work that words of the deck were taken from.
  public struct Credit: Hashable, Sendable {
    public var name: String
    /// Its licence; empty where unknown.
    public var licence: String

    public init(name: String, licence: String = "") {
      self.name = name
      self.licence = licence
    }
  }

  /// Consists of letters, digits, hyphens, underscores and dots, and is never a path.
  public var id: String
  public var name: String
  public var language: Languages
  public var kind: Kind
  /// No id occurs twice.
  public var words: [Word]
  /// Facts about an alphabet as a whole; nil where the deck gives none.
  public var alphabet: Alphabet?
  /// The works that it was made from; empty where it was written as a deck.
  public var credits: [Credit]

  public init(
    id: String, name: String, language: Languages = Languages(), kind: Kind = .words, words: [Word] = [],
    alphabet: Alphabet? = nil, credits: [Credit] = []
  ) {
    self.id = id
    self.name = name
    self.language = language
    self.kind = kind
    self.words = words
    self.alphabet = alphabet
    self.credits = credits
  }
}

/// The name and word ids of a deck without the words' content: enough for a menu.
public struct DeckOutline: Hashable, Sendable, Identifiable {
  public let id: String
  public let name: String
  public let kind: Deck.Kind
  public let language: Deck.Languages
  /// The ids of the words in order; a letter with a capital has the ids of both forms.
  public let words: [[String]]

  public init(_ deck: Deck) {
    self.init(deck, words: deck.words.map { $0.forms.map(\.id) })
  }

  package init(_ head: Deck, words: [[String]]) {
    id = head.id
    name = head.name
    kind = head.kind
    language = head.language
    self.words = words
  }
}

/// Where a word comes from: the facts about its deck that asking, speaking or storing it needs.
public struct WordOrigin: Hashable, Sendable {
  public var deck: String
  public var language: Deck.Languages
  public var kind: Deck.Kind

  public init(deck: String, language: Deck.Languages = Deck.Languages(), kind: Deck.Kind = .words) {
    self.deck = deck
    self.language = language
    self.kind = kind
  }
}

/// A word with its origin.
public struct DeckWord: Hashable, Sendable {
  public var word: Word
  public var origin: WordOrigin

  public init(_ word: Word, of origin: WordOrigin) {
    self.word = word
    self.origin = origin
  }

  public var reference: WordReference { WordReference(deck: origin.deck, word: word.id) }
}

extension Deck {
  public var origin: WordOrigin { WordOrigin(deck: id, language: language, kind: kind) }
}
