import Course
import Learning
import Saving
import WordGame

/// The word bank as its screen and its commands see it.
extension Arcade {
  /// The deck of the words that were typed in before there was a bank. It stays a deck like any other.
  static let typedDeck = "my-words"

  /// All words of the bank, of the deck that came before it, and those about which something was written, in the order in
  /// which they came, with the times.
  var bankWords: [(word: WordReference, added: Int64)] {
    let typed = decks.shelved(Self.typedDeck)?.deck.words.map {
      WordReference(deck: Self.typedDeck, word: $0.id)
    }
    let corrected = bank.bank.corrections.keys.filter { $0.deck != Self.typedDeck }.sorted {
      $0.text < $1.text
    }
    return ((typed ?? []) + corrected).map { ($0, 0) } + bank.bank.words.map { ($0.reference, $0.added) }
  }

  /// What is known of a deck's words, with what the player has written about characters.
  func knowledge(of deck: Deck, _ source: DeckSource, on day: Day) -> DeckKnowledge {
    var known = save.knowledge(of: deck, on: day, extraSkills, obstacle: obstacle, source: source)
    known.characterHints = bank.bank.hints
    return known
  }

  func bankKnowledge(at moment: Moment) -> BankKnowledge {
    let (words, day) = (bankWords, save.knowledge.day(of: moment))
    let ids = Set(words.map(\.word.deck))
    let decks = decks.shelved.filter { ids.contains($0.id) }.map { shelved in
      knowledge(of: shelved.deck, shelved.source, on: day)
    }
    return BankKnowledge(decks, words)
  }
}
