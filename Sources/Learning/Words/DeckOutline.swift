/// What a deck is called and which words it has, without anything about them: enough for a menu.
public struct DeckOutline: Hashable, Sendable, Identifiable {
  /// What the deck is known by.
  public let id: String
  /// What people call it.
  public let name: String
  /// Words or letters.
  public let kind: Deck.Kind
  /// Of what language its words are, and in which one they are explained.
  public let language: Deck.Languages
  /// The ids of its words, in their order: of a letter that has a capital, those of both forms.
  public let words: [[String]]

  /// The outline of a deck.
  public init(_ deck: Deck) {
    self.init(deck, words: deck.words.map { $0.forms.map(\.id) })
  }

  /// The outline of a deck's head and these words.
  package init(_ head: Deck, words: [[String]]) {
    id = head.id
    name = head.name
    kind = head.kind
    language = head.language
    self.words = words
  }
}
