import Engine
import Formats
import Learning
import Storage

/// The player's own words in all languages, and words of decks that they have written something about, with
/// what is known of them at one moment.
struct BankKnowledge: Sendable {
  struct Row: Hashable, Sendable {
    let place: WordPlace
    /// In seconds since 1970; 0 if unknown.
    let added: Int64
  }

  enum Order: String, CaseIterable, Sendable {
    case newest, box, due, alphabet
  }

  /// All words of the decks that they come from.
  let decks: [DeckKnowledge]
  let rows: [Row]
  /// Language tags, and the words' own tags, both sorted.
  let languages, tags: [String]
  /// The one of these languages that is learned; nil for none.
  let language: String?
  private let orders: [Order: [Int]]

  /// - Parameters:
  ///   - words: in the order in which they were added.
  ///   - language: the one that is learned.
  init(
    _ decks: [DeckKnowledge], _ words: [(word: WordReference, added: Int64)], language: String? = nil
  ) {
    self.decks = decks
    let places = WordPlaces(decks)
    rows = words.compactMap { word, added in places.place(of: word).map { Row(place: $0, added: added) } }
    let languages = Set(decks.map(\.deck.language.term)).sorted()
    self.languages = languages
    self.language = language.flatMap { wanted in
      languages.first { LanguageTag.areOfOneLanguage($0, wanted) }
    }
    tags = Set(rows.flatMap { decks[$0.place.deck].deck.words[$0.place.word].tags }).sorted()
    let (rows, sorting) = (rows, rows.enumerated().map { Sorting($1, at: $0, decks) })
    let orders = Order.allCases.map { order in
      (order, rows.indices.sorted { sorting[$0].precedes(sorting[$1], in: order) })
    }
    self.orders = Dictionary(uniqueKeysWithValues: orders)
  }

  /// The rows in an order. Words that were never learned come first, except in alphabetical order.
  func rows(in order: Order) -> [Int] { orders[order] ?? [] }

  func word(_ row: Int) -> Word { deck(row).deck.words[rows[row].place.word] }

  func deck(_ row: Int) -> DeckKnowledge { decks[rows[row].place.deck] }

  func reference(_ row: Int) -> WordReference {
    WordReference(deck: deck(row).deck.id, word: word(row).id)
  }
}

/// The sort keys of a word.
private struct Sorting {
  let place: Int
  let isUntrained: Bool
  let added: Int64
  let box: Int
  let due: Int64
  let letters: [UInt8]

  init(_ row: BankKnowledge.Row, at place: Int, _ decks: [DeckKnowledge]) {
    let deck = decks[row.place.deck]
    let word = deck.deck.words[row.place.word]
    let box = deck.box(word.id)
    self.place = place
    added = row.added
    isUntrained = box == nil
    self.box = box ?? 0
    due = deck.due(word.id)?.number ?? 0
    letters = Array(NormalForm.folded(word.term).utf8)
  }

  /// The word added last comes first.
  func precedes(_ other: Sorting, in order: BankKnowledge.Order) -> Bool {
    if order == .alphabet {
      return letters == other.letters ? place > other.place : letters.lexicographicallyPrecedes(other.letters)
    }
    if isUntrained != other.isUntrained { return isUntrained }
    let figures = order == .box ? (box, other.box) : order == .due ? (Int(due), Int(other.due)) : (0, 0)
    if figures.0 != figures.1 { return figures.0 < figures.1 }
    return (added, place) > (other.added, other.place)
  }
}

extension Learner {
  /// The deck of words typed in before the bank existed. It stays a deck like any other.
  private static let typedDeck = "my-words"

  /// All words of the bank, of the older typed deck, and those with corrections, in the order in which they
  /// were added, with the times.
  var bankWords: [(word: WordReference, added: Int64)] {
    let typed = library.decks.shelved(Self.typedDeck)?.deck.words.map {
      WordReference(deck: Self.typedDeck, word: $0.id)
    }
    let corrected = library.bank.bank.corrections.keys.filter { $0.deck != Self.typedDeck }.sorted {
      $0.text < $1.text
    }
    return ((typed ?? []) + corrected).map { ($0, 0) }
      + library.bank.bank.words.map { ($0.reference, $0.added) }
  }

  func bankKnowledge(at moment: Moment) -> BankKnowledge {
    let (words, day) = (bankWords, save.knowledge.day(of: moment))
    let ids = Set(words.map(\.word.deck))
    let decks = library.decks.shelved.filter { ids.contains($0.id) }.map { shelved in
      knowledge(of: shelved.deck, shelved.source, on: day)
    }
    return BankKnowledge(decks, words, language: leading?.outline.language.term)
  }
}
