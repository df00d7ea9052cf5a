import Engine
import Interface
import Learning
import WordGame

/// What a player knows and what they have done, summed up at one moment.
package struct Statistics: Sendable {
  /// A deck's part of it.
  package struct DeckShare: Sendable {
    package let id: String
    package let name: String
    /// How many of its words bear each mark.
    package let marks: MarkCounts
    /// Answers from knowledge, to its words.
    package let right, wrong: Int
    /// How far the player is with the letters; nil for a deck of words.
    package let letters: AlphabetShare?

    /// A deck's part, from what is known of it.
    package init(_ known: DeckKnowledge) {
      let deck = known.deck
      let figures = deck.words.flatMap(\.forms).map { known.figures(of: $0.id) }
      (id, name, marks) = (deck.id, deck.name, known.marks)
      right = figures.map(\.right).reduce(0, +)
      wrong = figures.map(\.wrong).reduce(0, +)
      letters = deck.kind == .alphabet ? AlphabetShare(known) : nil
    }
  }

  /// A day on which something was answered.
  package struct DayCount: Sendable {
    /// The day by the player's clock.
    package let day: Day
    /// Rounds that ended, or were left by the menu; so do the seconds of play count.
    package var rounds = 0
    package var seconds = 0
    /// Answers, those of rounds that were cut off too.
    package var right = 0
    package var wrong = 0

    /// A day on which nothing has happened yet.
    package init(day: Day) {
      self.day = day
    }
  }

  /// All decks, in their order.
  package let decks: [DeckShare]
  /// The days with answers, the first one first.
  package let days: [DayCount]
  /// The day of the moment.
  package let today: Day
  /// Answers from knowledge, right and wrong: those of a word that stands in two decks once.
  package let right, wrong: Int
  /// The last days' dates, as many as a chart has, as in 2026-03-01.
  package let dates: [String]
  /// What the days of learning come to.
  package let course: CourseStatistics

  /// A sum of its parts.
  package init(
    decks: [DeckShare], right: Int = 0, wrong: Int = 0, days: [DayCount], today: Day, dates: [String],
    course: CourseStatistics = CourseStatistics()
  ) {
    (self.right, self.wrong) = (right, wrong)
    self.decks = decks
    self.days = days
    self.today = today
    self.dates = dates
    self.course = course
  }

  /// The marks of all decks' words.
  package var marks: MarkCounts { decks.map(\.marks).reduce(MarkCounts(), +) }
  /// Rounds, those that were left counted too.
  package var rounds: Int { days.map(\.rounds).reduce(0, +) }
  /// Seconds of play.
  package var seconds: Int { days.map(\.seconds).reduce(0, +) }

  /// How many days without a gap were played, up to today, or to yesterday where today is still young.
  package var daysInRow: Int {
    var count = 0
    for day in days.reversed() {
      let expected = (days.last?.day.number ?? 0) - Int64(count)
      if day.day.number != expected || today.number - expected > Int64(count) + 1 { break }
      count += 1
    }
    return count
  }

  /// The last days up to today, those without an answer with nothing in them.
  package func lastDays(_ count: Int) -> [DayCount] {
    let played = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    return (0..<Int64(count)).reversed().map { past in
      let day = today.before(by: past)
      return played[day] ?? DayCount(day: day)
    }
  }
}

extension Statistics: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, decks, days, today.number, right, wrong, dates, course)
  }
}

extension Statistics.DeckShare: StateHashable {
  package func hash(into hash: inout StateHash) {
    // Left out: how far the player is with the letters comes from the figures.
    hash.combine(fieldsOf: self, id, name, marks, right, wrong, cosmetic: 1)
  }
}

extension Statistics.DayCount: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, day.number, rounds, seconds, right, wrong)
  }
}
