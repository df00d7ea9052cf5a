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
