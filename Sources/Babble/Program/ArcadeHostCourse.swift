import Course
import Learning
import WordGame

/// What the host does about a day's course.
extension ArcadeHost {
  /// What stands in place of a game's word where only is found out how much is known.
  private static let placement = "placement"

  /// Returns whether the save has to be written: when a session ends, and
  /// for what is chosen; the journal has all else.
  mutating func take(_ report: CourseReport, at moment: Moment) -> Bool {
    let hadChanges = hasChanges
    hasChanges = true
    switch report {
    case .answer(let answer):
      if lastAccepted?.text != answer.given { lastAccepted = nil }
      return !record(answer, Knowledge.course, at: moment)
    case .written(let answer): return !record(answer, Knowledge.course, at: moment, withLast: true)
    case .trial(let answer): return !record(answer, Self.placement, at: moment)
    case .chosen(let change):
      let isNew = choose(change)
      hasChanges = hadChanges || isNew
      return isNew
    case .undo: undo(at: moment)
    case .ended:
      end(at: moment)
      return true
    case .accept(let word, let skill, let text):
      record(word, at: moment) { .accept($0, skill, text) }
      lastAccepted = (word, skill, text)
    case .lesson(let cards):
      for card in cards { record(card.word, at: moment) { .lesson($0, isKnown: card.isKnown) } }
    case .placed(let deck, let words):
      for word in arcade.placed(deck: deck, words: words) {
        record(word, at: moment) { .lesson($0, isKnown: true) }
      }
    case .wanted(let words):
      for word in words.compactMap(arcade.met) { record(word, at: moment) { .wanted($0) } }
    case .stage(let report): return take(report, at: moment)
    case .rest(let word):
      let end = arcade.save.knowledge.day(of: moment).after(by: MemoryModel.leechRest)
      record(word, at: moment) { .rest($0, until: end) }
    }
    return false
  }

  /// Whether the day of the session that runs has ended.
  var isSessionOver: Bool { telling.session?.isOver(at: arcade.moment) ?? false }

  /// What the day has come to: that of the session, where one runs.
  var todayEnd: TodayEnd { arcade.todayEnd(at: arcade.moment, of: telling.session?.day) }

  private mutating func undo(at moment: Moment) {
    for undo in lastAnswers.reversed() { record(.undo(undo), at: moment) }
    if let (word, skill, text) = lastAccepted {
      record(word, at: moment) { .unaccept($0, skill, text) }
    }
    (lastAnswers, lastAccepted) = ([], nil)
  }

  private mutating func end(at moment: Moment) {
    if let sum = telling.session?.sum(arcade.save.knowledge, at: moment) { record(.session(sum), at: moment) }
    telling.session = nil
  }

  private mutating func record(_ word: WordMet, at moment: Moment, as body: (WordMet) -> Event.Body) {
    record(body(arcade.save.knowledge.short(word)), at: moment)
  }
}
