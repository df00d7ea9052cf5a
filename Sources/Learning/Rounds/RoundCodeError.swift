/// Why a code starts no game, and what to do.
public enum RoundCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A character that no code has.
  case badCharacter(Character)
  /// Too few or too many characters.
  case badLength(Int)
  /// The check digit doesn't match.
  case mistyped
  /// Made by a newer version of the program.
  case newer
  /// No deck here has the tag.
  case missingDeck
  /// The deck was one of an earlier version.
  case goneDeck(String)
  /// The deck is here, but with other words.
  case otherWords(deck: String)

  /// A sentence on what is wrong and what to do. Contains typed text: clean it before printing.
  public var description: String {
    switch self {
    case .badCharacter(let character):
      "no code has the character \"\(character)\". Type it as it was shown, like A1GV-P90Y-GJ00."
    case .badLength(let count):
      "a code has 12 characters, and this one \(count). Type it as it was shown, like A1GV-P90Y-GJ00."
    case .mistyped:
      "the code is mistyped: its check digit doesn't fit. Compare it with the one that was shown."
    case .newer: "the code was made by a newer babble. Update this one, or ask for another game."
    case .missingDeck:
      "the code is for a deck that isn't here. Import it first with: babble decks import FILE"
    case .goneDeck(let deck): "the code is for \(DeckAliases.farewell(to: deck)). Ask for another game."
    case .otherWords(let deck):
      "the code is for the deck \(deck) with other words than here. Import the same one: babble decks import FILE"
    }
  }
}
