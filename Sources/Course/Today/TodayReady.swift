import Learning
import WordGame

/// A day's session that can begin at once.
package struct TodayReady: Sendable {
  private let session: CourseSession
  /// The decks' names by their ids.
  package let decks: [String: String]
  /// Why hints can't be written; nil where they can.
  package let obstacle: String?
  /// How words are drawn in answer.
  package let drawn: DrawnAnswers
  /// Where chance starts.
  package let seed: UInt64

  /// A session of its parts.
  package init(
    _ session: CourseSession, decks: [String: String], obstacle: String?,
    drawn: DrawnAnswers = DrawnAnswers(), seed: UInt64
  ) {
    self.session = session
    self.decks = decks
    self.obstacle = obstacle
    self.drawn = drawn
    self.seed = seed
  }

  /// The words that it asks, or can ask.
  package var items: [RoundSetup.Item] { session.questions.values.map(\.question.item) }

  /// What is asked, in which order.
  package var queue: CourseQueue { session.queue }

  /// Those of the new words that were in a round today.
  package var played: Set<ItemID> { session.played }

  /// Which games its rounds are.
  package var turns: GameTurns { session.turns }

  /// The questions for all that the queue can ask.
  package var questions: [CourseQueue.Task: CourseSession.Asked] { session.questions }

  /// The name of the deck that a question's word comes from.
  package func title(_ question: Question) -> String { decks[question.item.origin.deck] ?? "" }
}

/// What a day's session came to.
package struct TodayEnd: Hashable, Sendable {
  /// Reviews, and those that were known.
  package var reviews, known: Int
  /// How many were to be expected to be known.
  package var expected: Int
  /// How many words were begun, and how many were proved to be known.
  package var begun, proved: Int
  /// What the course's deck has: words or letters.
  package var kind: Deck.Kind
  /// What was missed today.
  package var missed: [MissedWord]
  /// What comes next.
  package var summary: TodaySummary
  /// The day of the week, 0 being Monday.
  package var weekday = 0
  /// Whether a new day has begun meanwhile, which the summary is of.
  package var isDayOver = false
  /// What was learned in the session.
  package var gains: [Gain] = []
  /// The deck that could come next, where the course's own has nothing new left.
  package var nextDeck: NextDeck?
  /// The id of the course's alphabet where all its letters are learned, so that Practice is open; else nil.
  package var practice: String?

  /// A deck that could come next.
  package struct NextDeck: Hashable, Sendable {
    /// What the settings keep.
    package let id: String
    /// What people call it.
    package let name: String

    /// A deck by its id and name.
    package init(id: String, name: String) { (self.id, self.name) = (id, name) }
  }

  /// An end of its parts.
  package init(
    reviews: Int, known: Int, expected: Int, begun: Int, proved: Int = 0, kind: Deck.Kind = .words,
    missed: [DeckWord] = [],
    summary: TodaySummary, weekday: Int = 0, nextDeck: NextDeck? = nil
  ) {
    self.reviews = reviews
    self.known = known
    self.expected = expected
    self.begun = begun
    self.proved = proved
    self.kind = kind
    self.missed = missed.map { MissedWord(RoundSetup.Item($0, shown: .term)) }
    self.summary = summary
    self.weekday = weekday
    self.nextDeck = nextDeck
  }
}
