import Learning

/// The content of a collection, in Anki's terms: notes of several types, and the cards
/// that are made from them.
public struct AnkiCollection: Sendable {
  /// The fields of a kind of note, and what its cards ask.
  public struct NoteType: Hashable, Sendable {
    public var name: String
    public var fields: [String]
    /// The template of each card's front, with names of fields in it.
    var questions: [String]
    /// Whether a card hides words of a text.
    var isCloze: Bool
  }

  public struct Deck: Hashable, Sendable {
    /// Includes the names of the decks above it, separated by `::`.
    var name: String
    /// Written by its author.
    var description: String
  }

  /// Cards are made from notes.
  public struct Note: Hashable, Sendable {
    /// Unique in this collection.
    var id: Int64
    /// Unique in all collections.
    var guid: String
    /// The id of its type.
    var type: Int64
    /// Mostly HTML.
    var fields: [String]
    var tags: [String]
  }

  /// A card with its schedule.
  public struct Card: Hashable, Sendable {
    /// Unique in this collection.
    var id: Int64
    /// The id of its deck; for a card in a filtered deck, of its home deck.
    var deck: Int64
    /// The index of its template, or of the hidden words of a cloze.
    var template: Int
    /// 0 new, 1 learning, 2 review, 3 relearning.
    var type: Int64
    /// Negative if it is buried or, at -1, suspended.
    var queue: Int64
    /// A day for reviews, counted from the collection's first; otherwise a time in seconds since 1970.
    var due: Int64
    /// The days between the last two reviews.
    var interval: Int64
    /// The ease in thousandths; 0 if it isn't kept.
    var factor: Int64
    var repetitions: Int
    var lapses: Int
    /// JSON with the state of FSRS and other data.
    var data: String

    /// The queue of suspended cards.
    static let suspended: Int64 = -1

    /// Whether it isn't asked, be it for today.
    var isAtRest: Bool { queue < 0 }
  }

  /// By their ids.
  public var noteTypes: [Int64: NoteType] = [:]
  /// By their ids.
  var decks: [Int64: Deck] = [:]
  /// In the order in which they were made.
  public var notes: [Note] = []
  /// The cards of each note, by its id, in the order of their templates.
  var cards: [Int64: [Card]] = [:]
  /// By the ids of cards.
  var reviews: [Int64: CardReviews] = [:]
  /// Counts of answers by the ids of decks, then by the time at which the hour began.
  var hours: [Int64: [Int64: HourCount]] = [:]
  /// The start of the first day, in seconds since 1970 UTC.
  var created: Int64 = 0
  /// The offset of the owner's clock from UTC at that time, in seconds; nil if it isn't kept.
  var offset: Int?

  /// The cards that a word comes from.
  func cards(of origin: AnkiDecks.Origin) -> [Card] {
    (cards[notes[origin.note].id] ?? []).filter { origin.card == nil || origin.card == $0.template }
  }

  /// Whether all cards of a word are suspended or buried.
  public func isAtRest(_ origin: AnkiDecks.Origin) -> Bool {
    let cards = cards(of: origin)
    return !cards.isEmpty && cards.allSatisfy(\.isAtRest)
  }
}
