/// Words that are learned together, in the order in which they are best learned.
public struct Deck: Hashable, Sendable, Identifiable {
  /// What a deck holds.
  public enum Kind: String, Sendable, CaseIterable {
    /// Words of a language.
    case words
    /// The letters of a script.
    case alphabet
  }

  /// The two languages of a deck, as BCP 47 tags; `und` where nobody has said.
  public struct Languages: Hashable, Sendable {
    /// The language of the terms.
    public var term: String
    /// The language of the meanings.
    public var meaning: String

    /// Two tags.
    public init(term: String = "und", meaning: String = "und") {
      self.term = term
      self.meaning = meaning
    }
  }

  /// A work that words of the deck were taken from.
  public struct Credit: Hashable, Sendable {
    /// What the work is called.
    public var name: String
    /// The terms under which it may be passed on; empty where nobody has said.
    public var licence: String

    /// A work and its terms.
    public init(name: String, licence: String = "") {
      self.name = name
      self.licence = licence
    }
  }

  /// What the deck is known by; holds letters, digits, hyphens, underscores and dots and is never a path.
  public var id: String
  /// What people call it.
  public var name: String
  /// Its languages.
  public var language: Languages
  /// Words or letters.
  public var kind: Kind
  /// The words; no id stands twice.
  public var words: [Word]
  /// What is true of all letters of an alphabet; nil where the deck doesn't say.
  public var alphabet: Alphabet?
  /// The works that it was made from; none where it was written as a deck.
  public var credits: [Credit]

  /// A deck.
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
