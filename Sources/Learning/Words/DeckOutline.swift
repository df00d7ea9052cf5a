/// The name and word ids of a deck without the words' content: enough for a menu.
public struct DeckOutline: Hashable, Sendable, Identifiable {
  public let id: String
  public let name: String
  public let kind: Deck.Kind
  public let language: Deck.Languages
  /// The ids of the words in order; a letter with a capital has the ids of both forms.
  public let words: [[String]]
  /// How many skills its first word has, without the optional ones; 2 for a deck without words.
  public let skills: Int

  public init(_ deck: Deck) {
    self.init(
      deck, words: deck.words.map { $0.forms.map(\.id) }, skills: Self.skills(of: deck.words.first, in: deck))
  }

  /// - Parameter head: the deck, perhaps without its words.
  package init(_ head: Deck, words: [[String]], skills: Int) {
    id = head.id
    name = head.name
    kind = head.kind
    language = head.language
    self.words = words
    self.skills = skills
  }

  package static func skills(of first: Word?, in head: Deck) -> Int {
    first.map { DeckWord($0, of: head.origin).skills.count } ?? 2
  }
}
