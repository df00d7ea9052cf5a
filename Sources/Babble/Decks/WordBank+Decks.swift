import Learning
import WordGame

/// The decks that have the words of the player's bank.
extension WordBank {
  /// One for each language.
  var ownDecks: [Deck] { decks(named: Self.name(ofLanguage:)) }

  /// Whether there is any word for a deck of its own.
  func hasDeck(_ id: String) -> Bool { words.contains { $0.reference.deck == id } }

  /// As in "My Spanish words".
  static func name(ofLanguage tag: String) -> String {
    if let name = LanguageName.of(tag) { return "My \(name) words" }
    return tag == Deck.Languages().term ? "My words" : "My words (\(tag))"
  }
}

extension Deck {
  /// The deck as it goes to a file: one of the word bank gets an id with which it can come back as a deck like any other.
  var exported: Deck {
    guard WordBank.isOwn(id) else { return self }
    var deck = self
    deck.id = "my-words-" + language.term
    return deck
  }
}
