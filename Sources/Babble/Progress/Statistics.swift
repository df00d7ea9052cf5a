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
  }

  /// A day on which a game was played.
  struct Day: Sendable {
    /// Days since 1970 by the player's clock.
    let number: Int64
    var rounds = 0
    var right = 0
    var wrong = 0
    /// Seconds of play.
    var seconds = 0

    /// As in 2026-03-01.
    var date: String { String(Timestamp.text(number * Statistics.secondsADay).prefix(10)) }
  }

  static let secondsADay: Int64 = 86_400

  /// All decks, in their order.
  let decks: [DeckShare]
  /// The days with rounds, the first one first.
  let days: [Day]
  /// The day of the moment.
  let today: Int64

  /// Sums up a save.
  ///
  /// - Parameters:
  ///   - decks: the decks that there are; words of others don't count.
  ///   - time: the moment, in seconds since 1970 UTC.
  ///   - offset: how many seconds the player's clock is ahead of UTC.
  init(_ save: SaveFile, decks: DeckList, at time: Int64, offset: Int) {
    self.decks = decks.shelved.map { DeckShare($0.outline, save, at: time) }
    today = Self.day(time, offset)
    days = Self.days(save.scores, offset)
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
      let expected = (days.last?.number ?? 0) - Int64(count)
      if day.number != expected || today - expected > Int64(count) + 1 { break }
      count += 1
    }
    return count
  }

  /// The last days up to today, those without a round with nothing in them.
  func lastDays(_ count: Int) -> [Day] {
    let played = Dictionary(days.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    return (0..<Int64(count)).reversed().map { played[today - $0] ?? Day(number: today - $0) }
  }

  private static func day(_ time: Int64, _ offset: Int) -> Int64 {
    let local = time + Int64(offset)
    return local >= 0 ? local / secondsADay : (local - secondsADay + 1) / secondsADay
  }

  private static func days(_ scores: [Score], _ offset: Int) -> [Day] {
    var days: [Int64: Day] = [:]
    for score in scores {
      let number = day(score.playedAt, offset)
      var day = days[number] ?? Day(number: number)
      day.rounds += 1
      day.right += score.result.right
      day.wrong += score.result.wrong
      day.seconds += score.result.ticks / 60
      days[number] = day
    }
    return days.values.sorted { $0.number < $1.number }
  }
}

extension Statistics.DeckShare {
  init(_ deck: DeckOutline, _ save: SaveFile, at time: Int64) {
    var marks = MarkCounts()
    var (right, wrong) = (0, 0)
    for word in deck.words {
      let figures = save.figures(deck: deck.id, word: word)
      marks[figures.mark(at: time).sign] += 1
      right += figures.right
      wrong += figures.wrong
    }
    self.init(id: deck.id, name: deck.name, marks: marks, right: right, wrong: wrong)
  }
}

extension Mark {
  /// The sign that every screen shows for it.
  var sign: MarkSign { MarkSign(rawValue: rawValue) ?? .new }
}
