import Engine
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

struct TodayEnd: Hashable, Sendable {
  /// Reviews, and how many of them were known.
  var reviews, known: Int
  /// How many words were begun, and how many were proved to be known.
  var begun, proved: Int
  /// Whether the course's deck has words or letters.
  var kind: Deck.Kind
  /// Words missed today.
  var missed: [MissedWord]
  var summary: TodaySummary
  /// The day of the week, 0 being Monday.
  var weekday = 0
  /// Whether a new day has begun meanwhile; the summary is for that day then.
  var isDayOver = false
  var gains: [Gain] = []
  /// The deck to learn next, if the current one has no new words left.
  var nextDeck: NextDeck?
  /// Whether there are more new words than the day's.
  var hasMore = false
  /// The words that were asked today.
  var asked: [WordReference] = []
  /// The words that were missed in the last seven days.
  var missedThisWeek: [WordReference] = []
  /// The games to play them in.
  var games: [GameTitle] = []
  /// The player's picture, which cheers if the day is done; nil if none was chosen.
  var avatar: Avatar?
  /// What is due in other languages, as a sentence; empty for nothing.
  var elsewhere: Text = .empty
  /// The id of the course's alphabet if all its letters are learned, which opens Practice; otherwise nil.
  var practice: String?

  struct NextDeck: Hashable, Sendable {
    let id: String
    let name: String
    /// The command that makes it; nil for a deck that is there.
    let command: String?

    init(id: String, name: String, command: String? = nil) {
      (self.id, self.name, self.command) = (id, name, command)
    }

    fileprivate var step: NextStep {
      command.map { .makeDeck(name: name, command: $0) } ?? .takeDeck(id: id, name: name)
    }
  }

  init(
    reviews: Int, known: Int, begun: Int, proved: Int = 0, kind: Deck.Kind = .words,
    missed: [DeckWord] = [],
    summary: TodaySummary, weekday: Int = 0, nextDeck: NextDeck? = nil
  ) {
    self.reviews = reviews
    self.known = known
    self.begun = begun
    self.proved = proved
    self.kind = kind
    self.missed = missed.map { MissedWord(RoundSetup.Item($0, shown: .term)) }
    self.summary = summary
    self.weekday = weekday
    self.nextDeck = nextDeck
  }
}

/// The results of a day's session: what is known now, how that compares with the prediction, and when to come
/// back.
extension Results {
  init(_ end: TodayEnd) {
    self.init(
      title: "Today", headline: end.headline, total: end.total, figures: end.figures, missed: end.missed,
      chart: WeekBars.chart(end.summary.week, from: end.weekday),
      steps: end.steps)
    // The total already tells how many words are new today.
    gains = end.gains.filter { end.begun == 0 || $0.mark != .met }
    let parts = [Text(end.comingBack ?? ""), end.elsewhere].filter { !$0.isEmpty }
    comingBack = Text.joined(parts, by: " ")
    games = end.games
    (player, cheers) = (end.avatar, end.summary.isDone && end.known + end.begun + end.proved > 0)
  }
}

extension TodayEnd {
  fileprivate var steps: [NextStep] {
    if isDayOver { return [.today(hasBegun: false), .done] }
    let practice: [NextStep] = practice == nil ? [] : [.practice]
    let more: [NextStep] = hasMore && summary.isDone ? [.fiveMore] : []
    return practice + (nextDeck.map { [$0.step] } ?? []) + [.done] + more + play
  }

  /// The fewest words that make a round.
  private static let leastPlayed = 3

  private var play: [NextStep] {
    let words: [([WordReference], Text)] = [
      (asked, "Play with today's words"), (missedThisWeek, "What I missed this week"),
    ]
    if games.isEmpty { return [] }
    return words.filter { $0.0.count >= Self.leastPlayed }.map { .play($0.0, title: $0.1) }
  }

  fileprivate var headline: Text {
    if isDayOver { return "A new day has begun" }
    if known + begun + proved == 0, reviews == 0 { return "Nothing is due now." }
    return summary.isDone ? "All done for today" : "That part of today is done"
  }

  fileprivate var total: Results.Total? {
    let begun = self.begun > 0 ? Text("\(kind.new(self.begun)) begun") : .empty
    if known > 0 { return Results.Total(known, Text(kind.name(of: known) + " stronger"), note: begun) }
    let name = kind.new(self.begun).split(separator: " ").dropFirst().joined(separator: " ")
    return self.begun > 0 ? Results.Total(self.begun, Text("\(name) begun")) : nil
  }

  fileprivate var figures: [Text] {
    [
      proved > 0 ? "\(Figure.grouped(proved)) proved" : nil, recalled.map { String($0.dropLast()) },
      summary.daysInRow > 1 ? "\(Figure.count(summary.daysInRow, "day", "days")) in a row" : nil,
    ].compactMap(\.self).map { Text($0) }
  }
}
