import Engine
import Learning
import Games

/// Some words with what is known of them, except those that are gone.
struct CardsOf: Query {
  let words: [WordReference]
  /// Whether letters are in the chosen romanisation.
  let isRomanized: Bool

  func answer(in learner: Learner) -> CardWords {
    var seen = Set<String>()
    let decks = words.map(\.deck).filter { seen.insert($0).inserted }
    return CardWords(decks.map { learner.words(of: $0, isRomanized: isRomanized) }, words)
  }
}

/// The words that a card can page through, of one deck or of several.
struct CardWords: Sendable {
  private var decks: [DeckKnowledge]
  private let places: [WordPlace]

  init(_ decks: [DeckKnowledge], _ places: [WordPlace]) { (self.decks, self.places) = (decks, places) }

  /// Leaves out words that the decks don't have.
  init(_ decks: [DeckKnowledge], _ words: [WordReference]) {
    self.init(decks, words.compactMap(WordPlaces(decks).place))
  }

  var count: Int { places.count }

  subscript(row: Int) -> Word { deck(row).deck.words[places[row].word] }

  /// The deck of a word, with what is known of it.
  func deck(_ row: Int) -> DeckKnowledge { decks[places[row].deck] }

  func reference(_ row: Int) -> WordReference { WordReference(deck: deck(row).deck.id, word: self[row].id) }

  /// Shows a changed hint.
  mutating func apply(_ change: MnemonicChanged) {
    for index in decks.indices { decks[index].apply(change) }
  }

  var references: [WordReference] { places.indices.map(reference) }
}

/// Where a word is: the indices of its deck, and of the word in it.
struct WordPlace: Hashable, Sendable {
  let deck, word: Int
}

/// Finds words in several decks.
struct WordPlaces {
  private let decks: [String: Int]
  private let words: [[String: Int]]

  init(_ decks: [DeckKnowledge]) {
    self.decks = Self.places(of: decks.map(\.deck.id))
    words = decks.map { Self.places(of: $0.deck.words.map(\.id)) }
  }

  func place(of word: WordReference) -> WordPlace? {
    guard let deck = decks[word.deck], let place = words[deck][word.word] else { return nil }
    return WordPlace(deck: deck, word: place)
  }

  private static func places(of ids: [String]) -> [String: Int] {
    Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
