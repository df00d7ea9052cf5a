import Engine
import Games
import Interface
import Learning

/// What the end of a day shows.
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
  /// The player's picture, which cheers if the day is done; nil if none was chosen.
  var avatar: Avatar?
  /// What is due in other languages, as a sentence; empty for nothing.
  var elsewhere: Text = .empty
  /// Whether asking words by ear is offered.
  var offersListening = false
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
    (player, cheers) = (end.avatar, end.summary.isDone && end.hasAsked)
  }
}

extension TodayEnd {
  fileprivate var steps: [NextStep] {
    if isDayOver { return [.today(hasBegun: false), .done] }
    let practice: [NextStep] = practice == nil ? [] : [.practice]
    let more: [NextStep] = hasMore && summary.isDone ? [.fiveMore] : []
    let listening: [NextStep] = offersListening && hasAsked ? [.listen] : []
    return practice + (nextDeck.map { [$0.step] } ?? []) + [.done] + more + play + listening
  }

  /// The fewest words that make a round.
  private static let leastPlayed = 3

  private var play: [NextStep] {
    let words: [([WordReference], Text)] = [
      (asked, "Play with today's words"), (missedThisWeek, "What I missed this week"),
    ]
    return words.filter { $0.0.count >= Self.leastPlayed }.map { .play($0.0, title: $0.1) }
  }

  /// Whether anything was asked: a skill that opens is neither a review nor a new word.
  fileprivate var hasAsked: Bool { reviews + begun + proved > 0 || !asked.isEmpty }

  fileprivate var headline: Text {
    if isDayOver { return "A new day has begun" }
    if !hasAsked { return "Nothing is due now." }
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
      summary.row.count > 1 ? "\(Figure.count(summary.row.count, "day", "days")) in a row" : nil,
    ].compactMap(\.self).map { Text($0) }
  }
}

extension TodayEnd {
  /// When to come back or, if a new day has begun, what it brings.
  var comingBack: String? {
    isDayOver ? "Today: \(summary.line)" : summary.comingBack
  }

  /// How many of the reviews were remembered, and when the others come again; nil without reviews.
  var recalled: String? {
    let missed = reviews - known
    let again = summary.next == 1 ? "tomorrow" : "soon"
    switch (reviews, known) {
    case (0, _): return nil
    case (1, 1): return "The one review came back to you."
    case (2, 2): return "Both came back to you."
    case (_, reviews): return "All \(Figure.grouped(reviews)) came back to you."
    case (_, 0): return "None of the \(Figure.grouped(reviews)) came back yet; they come again \(again)."
    default:
      let others = missed == 1 ? "the other one comes" : "the other \(Figure.grouped(missed)) come"
      return
        "\(Figure.grouped(known)) of \(Figure.grouped(reviews)) came back; \(others) again \(again)."
    }
  }
}
