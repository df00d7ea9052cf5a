import Engine
import Games
import Interface
import Learning

/// What a player knows and has done, summed up at one moment.
struct Statistics: Sendable {
  struct DeckShare: Sendable {
    let id: String
    let name: String
    /// How many of its words have each mark.
    let marks: MarkCounts
    /// Answers from memory to its words.
    let right, wrong: Int
    /// Nil for a deck of words.
    let letters: AlphabetShare?

    init(_ known: DeckKnowledge) {
      let deck = known.deck
      let figures = deck.words.flatMap(\.forms).map { known.figures(of: $0.id) }
      (id, name, marks) = (deck.id, deck.name, known.marks)
      right = figures.map(\.right).reduce(0, +)
      wrong = figures.map(\.wrong).reduce(0, +)
      letters = deck.kind == .alphabet ? AlphabetShare(known) : nil
    }
  }

  /// A day on which something was answered.
  struct DayCount: Sendable {
    /// By the player's clock.
    let day: Day
    /// Rounds that were finished, or left by the menu; `seconds` counts the same rounds.
    var rounds = 0
    var seconds = 0
    /// All answers, including those of rounds that were cut off.
    var right = 0
    var wrong = 0
  }

  /// In their usual order.
  let decks: [DeckShare]
  /// The days with answers, oldest first.
  let days: [DayCount]
  let today: Day
  /// Answers from memory. Those to a word that is in two decks count once.
  let right, wrong: Int
  /// The dates of the chart's days, as in 2026-03-01.
  let dates: [String]
  let course: CourseStatistics
  /// How many words have each mark. A word that is in two decks counts once.
  let marks: MarkCounts

  /// - Parameter marks: nil where no word is in two decks.
  init(
    decks: [DeckShare], marks: MarkCounts? = nil, right: Int = 0, wrong: Int = 0, days: [DayCount],
    today: Day, dates: [String], course: CourseStatistics = CourseStatistics()
  ) {
    (self.right, self.wrong) = (right, wrong)
    self.marks = marks ?? decks.map(\.marks).reduce(MarkCounts(), +)
    self.decks = decks
    self.days = days
    self.today = today
    self.dates = dates
    self.course = course
  }

  /// Including rounds that were left.
  var rounds: Int { days.map(\.rounds).reduce(0, +) }
  var seconds: Int { days.map(\.seconds).reduce(0, +) }

  /// How many days in a row were played, up to today, or to yesterday if today has no answers yet.
  var daysInRow: Int {
    var count = 0
    for day in days.reversed() {
      let expected = (days.last?.day.number ?? 0) - Int64(count)
      if day.day.number != expected || today.number - expected > Int64(count) + 1 { break }
      count += 1
    }
    return count
  }

  /// The last days up to today, including those without an answer.
  func lastDays(_ count: Int) -> [DayCount] {
    let played = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    return (0..<Int64(count)).reversed().map { past in
      let day = today.before(by: past)
      return played[day] ?? DayCount(day: day)
    }
  }
}

/// The texts shown on screens and printed by commands.
extension Statistics {
  static let chartDays = 14

  /// Shown before the first answer.
  static let nothingPlayed: Text = "Nothing played yet."

  /// How much was played, as in "3 days", "12 rounds".
  var play: [Text] {
    let days = Text(Figure.count(days.count, "day", "days"))
    let row = daysInRow > 1 ? Text("\(daysInRow) in a row") : .empty
    let played =
      rounds == 0 ? [] : [Text(Figure.count(rounds, "round", "rounds")), Text(Self.duration(seconds))]
    return [days, row].filter { !$0.isEmpty } + played
  }

  /// As in "312 answers from memory, 81 % right"; empty before the first of these. The days count all
  /// answers.
  var accuracy: Text {
    let all = right + wrong
    return all == 0 ? .empty : Text(Figure.count(all, "answer", "answers")) + " from memory, " + rightShare
  }

  /// Shorter variants, the longest first.
  var shortAccuracy: [Text] {
    [Text(Figure.grouped(right + wrong)) + " from memory, " + rightShare, rightShare]
  }

  private var rightShare: Text { Self.share(right, wrong) + " right" }

  /// The first and the last day of the chart.
  private var span: Text { Dates.span(dates.suffix(Self.chartDays)) }

  /// All answers of the last days, labelled with the day of the month.
  var chart: ScaledChart {
    let columns = zip(lastDays(Self.chartDays), dates).map {
      Chart.Column($0.right + $0.wrong, Text(String($1.suffix(2))))
    }
    return ScaledChart(Chart(columns), legend: "all answers, " + span)
  }

  /// As in "81 %".
  static func share(_ right: Int, _ wrong: Int) -> Text {
    right + wrong == 0 ? "-" : Text("\((100 * right + (right + wrong) / 2) / (right + wrong)) %")
  }

  /// As in "3 h 20 min".
  static func duration(_ seconds: Int) -> String {
    let minutes = (seconds + 30) / 60
    return minutes < 60 ? "\(minutes) min" : "\(Figure.grouped(minutes / 60)) h \(minutes % 60) min"
  }
}
