import Games
import Interface
import Learning

/// The day's session, ready to start.
struct TodayReady: Sendable {
  private var session: CourseSession
  /// The decks' names by id.
  let decks: [String: String]
  /// Why hints can't be written; nil if they can.
  let obstacle: String?
  let drawn: DrawnAnswers
  /// The words that a voice or a recording can say here.
  let audible: Set<ItemID>
  let seed: UInt64
  /// The title of its first screen, `Today: 12 to review, 5 new, about 8 minutes`; nil for the usual one.
  var opening: String?
  /// The day at its start; nil where only a part of it is asked, or where starting it has changed it.
  var summary: TodaySummary?
  /// The player's picture, which asks the first question; nil if none was chosen.
  var avatar: Avatar?

  init(
    _ session: CourseSession, decks: [String: String], obstacle: String?,
    drawn: DrawnAnswers = DrawnAnswers(), audible: Set<ItemID> = [], seed: UInt64
  ) {
    self.session = session
    self.decks = decks
    self.obstacle = obstacle
    self.drawn = drawn
    self.audible = audible
    self.seed = seed
  }

  /// All words that it may ask.
  var items: [RoundSetup.Item] { session.questions.values.map(\.question.item) }

  var queue: CourseQueue { session.queue }

  /// The new words that already were in a round today.
  var played: Set<ItemID> { session.played }

  /// Which games its rounds are.
  var turns: GameTurns { session.turns }

  /// The questions for all tasks of the queue.
  var questions: [CourseQueue.Task: CourseSession.Asked] { session.questions }

  /// Applies a hint that was written during the session.
  mutating func apply(_ change: MnemonicChanged) {
    session.apply(hint: change.text, of: change.word.reference)
  }

  /// The name of the deck that a question's word comes from.
  func title(_ question: Question) -> String { decks[question.item.origin.deck] ?? "" }
}
