import Interface
import Learning
import Saving

/// What a player knows and what they have done, summed up at one moment.
struct Statistics: Sendable {
  /// A deck's part of it.
  struct DeckShare: Sendable {
    let id: String
    let name: String
    /// How many of its words bear each mark.
    let marks: MarkCounts
    /// Answers from knowledge, to its words.
    let right, wrong: Int
    /// How far the player is with the letters; nil for a deck of words.
    let letters: AlphabetShare?
  }

  /// A day on which something was answered.
  struct DayCount: Sendable {
    /// The day by the player's clock.
    let day: Day
    /// Rounds that ended, or were left by the menu; so do the seconds of play count.
    var rounds = 0
    var seconds = 0
    /// Answers, those of rounds that were cut off too.
    var right = 0
    var wrong = 0

    /// As in 2026-03-01.
    var date: String { Timestamp.date(day) }
  }

  /// All decks, in their order.
  let decks: [DeckShare]
  /// The days with answers, the first one first.
  let days: [DayCount]
  /// The day of the moment.
  let today: Day

  /// Sums up a save.
  ///
  /// - Parameters:
  ///   - decks: the decks that there are; words of others don't count.
  ///   - time: the moment, in seconds since 1970 UTC.
  ///   - offset: how many seconds the player's clock is ahead of UTC.
  init(_ save: SaveFile, decks: DeckList, at time: Int64, offset: Int) {
    self.decks = decks.map { DeckShare($0, save, at: time) }
    today = save.knowledge.model.day(of: Moment(time, offset: offset))
    days = Self.days(save, offset)
  }

  /// The marks of all decks' words.
  var marks: MarkCounts { decks.map(\.marks).reduce(MarkCounts(), +) }
  /// Answers from knowledge.
  var right: Int { decks.map(\.right).reduce(0, +) }
  /// Answers that were wrong where the player thought to know.
  var wrong: Int { decks.map(\.wrong).reduce(0, +) }
  /// Rounds, those that were left counted too.
  var rounds: Int { days.map(\.rounds).reduce(0, +) }
  /// Seconds of play.
  var seconds: Int { days.map(\.seconds).reduce(0, +) }

  /// How many days without a gap were played, up to today, or to yesterday where today is still young.
  var daysInRow: Int {
    var count = 0
    for day in days.reversed() {
      let expected = (days.last?.day.number ?? 0) - Int64(count)
      if day.day.number != expected || today.number - expected > Int64(count) + 1 { break }
      count += 1
    }
    return count
  }

  /// The last days up to today, those without an answer with nothing in them.
  func lastDays(_ count: Int) -> [DayCount] {
    let played = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    return (0..<Int64(count)).reversed().map { past in
      let day = Day(number: today.number - past)
      return played[day] ?? DayCount(day: day)
    }
  }

  /// The answers of a day are those that were counted by the hour or, where a save of before has none of some rounds,
  /// those of the rounds.
  private static func days(_ save: SaveFile, _ offset: Int) -> [DayCount] {
    func day(of time: Int64) -> Day { save.knowledge.model.day(of: Moment(time, offset: offset)) }
    var days: [Day: DayCount] = [:]
    for score in save.scores {
      let day = day(of: score.playedAt)
      days[day, default: DayCount(day: day)].add(score.result)
    }
    var answered: [Day: DayCount] = [:]
    for (hour, count) in save.knowledge.hours {
      let day = day(of: hour)
      answered[day, default: DayCount(day: day)].right += count.right
      answered[day, default: DayCount(day: day)].wrong += count.wrong
    }
    return days.merging(answered) { $0.withAnswers(of: $1) }.values.sorted { $0.day < $1.day }
  }
}

extension Statistics.DayCount {
  fileprivate mutating func add(_ round: RoundResult) {
    rounds += 1
    seconds += round.ticks / 60
    right += round.right
    wrong += round.wrong
  }

  /// The day with the answers of another count of it, if these are more.
  fileprivate func withAnswers(of other: Self) -> Self {
    guard other.right + other.wrong > right + wrong else { return self }
    var day = self
    (day.right, day.wrong) = (other.right, other.wrong)
    return day
  }
}

extension Statistics.DeckShare {
  init(_ deck: Deck, _ save: SaveFile, at time: Int64) {
    var (right, wrong) = (0, 0)
    for form in deck.words.flatMap(\.forms) {
      let figures = save.figures(deck: deck.id, word: form.id)
      right += figures.right
      wrong += figures.wrong
    }
    self.init(
      id: deck.id, name: deck.name, marks: save.marks(of: DeckOutline(deck), at: time), right: right,
      wrong: wrong,
      letters: deck.kind == .alphabet ? AlphabetShare(deck, save, at: time) : nil)
  }
}

extension SaveFile {
  /// How many words of a deck bear each mark.
  func marks(of deck: DeckOutline, at time: Int64) -> MarkCounts {
    deck.words.reduce(into: MarkCounts()) { $0[mark(ofForms: $1, in: deck.id, at: time)] += 1 }
  }

  /// The mark of a word; of a letter with two forms that of the weaker, which is shaky where only the other was met.
  func mark(of word: Word, in deck: Deck, at time: Int64) -> MarkSign {
    mark(ofForms: word.forms.map(\.id), in: deck.id, at: time)
  }

  private func mark(ofForms forms: [String], in deck: String, at time: Int64) -> MarkSign {
    let marks = forms.map { knowledge.model.mark(of: figures(deck: deck, word: $0), at: time).sign }
    let weakest = MarkSign.allCases.first(where: marks.contains) ?? .new
    return weakest == .new && marks.contains { $0 != .new } ? .shaky : weakest
  }
}

extension Mark {
  /// The sign that every screen shows for it.
  var sign: MarkSign { MarkSign(rawValue: rawValue) ?? .new }
}
