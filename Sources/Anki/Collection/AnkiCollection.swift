import Learning

/// What is in a collection of Anki's, in its own terms: notes of several types, and the cards that are made of them.
public struct AnkiCollection: Sendable {
  /// What kind of note there is: its fields, and what its cards ask.
  public struct NoteType: Hashable, Sendable {
    /// What people call it.
    public var name: String
    /// The names of its fields, in order.
    public var fields: [String]
    /// What the front of each card shows, as a template with the names of fields in it.
    public var questions: [String]
    /// Whether a card hides words of a text.
    public var isCloze: Bool
  }

  /// A deck.
  public struct Deck: Hashable, Sendable {
    /// Its name with those of the decks above it, divided by `::`.
    public var name: String
    /// What its author says of it.
    public var description: String
  }

  /// A note: what one or more cards are made of.
  public struct Note: Hashable, Sendable {
    /// Its number in this collection.
    public var id: Int64
    /// What it is known by in every collection.
    public var guid: String
    /// The number of its type.
    public var type: Int64
    /// Its fields, mostly HTML.
    public var fields: [String]
    /// Its tags.
    public var tags: [String]
  }

  /// A card, and when it is asked again.
  public struct Card: Hashable, Sendable {
    /// Its number in this collection.
    public var id: Int64
    /// The number of its deck; of the deck that it belongs to, where it was borrowed.
    public var deck: Int64
    /// The number of its template; of a cloze, which words are hidden.
    public var template: Int
    /// 0 new, 1 learning, 2 review, 3 learning again.
    public var type: Int64
    /// Below 0 it is set aside; -1 for good.
    public var queue: Int64
    /// Of a review a day, counted from the collection's first; of what is being learned a time, in seconds since 1970.
    public var due: Int64
    /// The days between the last two reviews.
    public var interval: Int64
    /// How easy it is, in thousandths; 0 where that isn't kept.
    public var factor: Int64
    /// How often it was asked.
    public var repetitions: Int
    /// How often it was forgotten.
    public var lapses: Int
    /// What FSRS and others keep of it, in JSON.
    public var data: String
  }

  /// Types of notes by their numbers.
  public var noteTypes: [Int64: NoteType] = [:]
  /// Decks by their numbers.
  public var decks: [Int64: Deck] = [:]
  /// Notes, in the order in which they were made.
  public var notes: [Note] = []
  /// The cards of notes by the notes' numbers, in the order of their templates.
  public var cards: [Int64: [Card]] = [:]
  /// What was answered, by the numbers of cards.
  public var reviews: [Int64: CardReviews] = [:]
  /// How many answers each hour had, by the numbers of decks, then by the time at which the hour began.
  public var hours: [Int64: [Int64: HourCount]] = [:]
  /// The first day, by its beginning in seconds since 1970 UTC.
  public var created: Int64 = 0
  /// How far the clock of the collection's owner was ahead of UTC then, in seconds; nil where that isn't kept.
  public var offset: Int?

  /// An empty collection.
  public init() {}
}

/// What was answered to one card.
public struct CardReviews: Hashable, Sendable {
  /// Answers that were not "again".
  public var right = 0
  /// Answers "again".
  public var wrong = 0
  /// Right ones since the last wrong one.
  public var streak = 0
  /// The last answers, the newest last: whether they were right.
  public var recent: [Bool] = []
  /// When the first and the last was, in seconds since 1970 UTC.
  public var first: Int64 = 0
  /// When the last was, in seconds since 1970 UTC.
  public var last: Int64 = 0

  /// None.
  public init() {}

  /// Counts an answer that is newer than all before it.
  mutating func add(isRight: Bool, at time: Int64) {
    if isRight { right += 1 } else { wrong += 1 }
    streak = isRight ? streak + 1 : 0
    recent = (recent + [isRight]).suffix(8)
    if first == 0 { first = time }
    last = time
  }
}
