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

extension Deck {
  public var origin: WordOrigin { WordOrigin(deck: id, language: language, kind: kind) }
}
