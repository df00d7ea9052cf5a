import Course
import Interface
import Learning
import Saving

extension Statistics {
  /// Sums up a save.
  ///
  /// - Parameters:
  ///   - decks: the decks that there are; words of others don't count.
  ///   - time: the moment, in seconds since 1970 UTC.
  ///   - offset: how many seconds the player's clock is ahead of UTC.
  init(_ save: SaveFile, decks: DeckList, at time: Int64, offset: Int) {
    let today = Self.day(time, offset)
    self.init(
      decks: decks.map { DeckShare(save.knowledge(of: $0, at: time)) }, days: Self.days(save, offset),
      today: today, dates: (0..<Int64(Self.chartDays)).reversed().map { Day(number: today - $0).date })
  }

  private static func day(_ time: Int64, _ offset: Int) -> Int64 {
    let local = time + Int64(offset)
    return local >= 0 ? local / secondsADay : (local - secondsADay + 1) / secondsADay
  }

  /// The answers of a day are those that were counted by the hour or, where a save of before has none of some rounds,
  /// those of the rounds.
  private static func days(_ save: SaveFile, _ offset: Int) -> [Day] {
    var days: [Int64: Day] = [:]
    for score in save.scores {
      let number = day(score.playedAt, offset)
      days[number, default: Day(number: number)].add(score.result)
    }
    var answered: [Int64: Day] = [:]
    for (hour, count) in save.hours {
      let number = day(hour, offset)
      answered[number, default: Day(number: number)].right += count.right
      answered[number, default: Day(number: number)].wrong += count.wrong
    }
    return days.merging(answered) { $0.withAnswers(of: $1) }.values.sorted { $0.number < $1.number }
  }
}

extension Statistics.Day {
  /// As in 2026-03-01.
  var date: String { String(Timestamp.text(number * Statistics.secondsADay).prefix(10)) }

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
