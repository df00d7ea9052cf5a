import Course
import Interface
import Learning
import Saving

extension Statistics {
  /// Sums up a save.
  ///
  /// - Parameters:
  ///   - decks: the decks that there are; words of others don't count.
  ///   - moment: the moment by the player's clock.
  ///   - extras: which skills are asked that need not be.
  ///   - outlook: what the next days bring.
  init(
    _ save: SaveFile, decks: DeckList, at moment: Moment, _ extras: ExtraSkills = .none,
    outlook: Outlook = .none
  ) {
    let today = save.knowledge.day(of: moment)
    let answers = Self.answers(to: decks, save.knowledge)
    self.init(
      decks: decks.map { DeckShare(save.knowledge(of: $0, on: today)) }, right: answers.right,
      wrong: answers.wrong, days: Self.days(save, moment.offset), today: today,
      dates: (0..<Int64(Self.chartDays)).reversed().map { DayCount(day: today.before(by: $0)).date },
      course: CourseStatistics(
        save.knowledge, decks: Set(decks.shelved.map(\.id)), extras, outlook: outlook, on: today))
  }

  private static func answers(to decks: DeckList, _ knowledge: Knowledge) -> (right: Int, wrong: Int) {
    let words = decks.lazy.flatMap { deck in
      deck.words.lazy.flatMap(\.forms).map { WordReference(deck: deck.id, word: $0.id) }
    }
    let items = Set(words.compactMap { knowledge.pointers[$0] }).compactMap { knowledge.items[$0] }
    return (items.map(\.figures.right).reduce(0, +), items.map(\.figures.wrong).reduce(0, +))
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
  /// As in 2026-03-01.
  var date: String { Timestamp.date(day) }

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
