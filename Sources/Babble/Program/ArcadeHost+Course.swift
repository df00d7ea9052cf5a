import Learning
import Saving
import WordGame

/// The day's course and its questions.
extension ArcadeHost {
  /// Stands in for a game's name in answers that only find out how much is known.
  private static let placement = "placement"

  /// Returns whether the save has to be written: at the end of a session, or after a choice. The journal has
  /// everything else.
  mutating func take(_ report: CourseReport, at moment: Moment) -> Bool {
    let hadChanges = hasChanges
    hasChanges = true
    switch report {
    case .answer(let answer):
      if lastAccepted?.text != answer.given { lastAccepted = nil }
      return !record(answer, Knowledge.course, at: moment)
    case .written(let answer): return !record(answer, Knowledge.course, at: moment, withLast: true)
    case .trial(let answer): return !record(answer, Self.placement, at: moment)
    case .learns(let deck):
      hasChanges = hadChanges
      return choose { $0.learn(deck) }
    case .learnsBeside(let deck, let isLearned):
      hasChanges = hadChanges
      return choose { $0.save.settings.learn(deck, beside: isLearned) }
    case .undo: undo(at: moment)
    case .ended:
      end(at: moment)
      return true
    case .accept(let word, let skill, let text):
      record(word, at: moment) { .accept($0, skill, text) }
      lastAccepted = (word, skill, text)
    case .lesson(let cards):
      for card in cards {
        record(card.word, at: moment) { .lesson($0, isKnown: card.isKnown) }
        // The meaning stood there: a right answer on the same day is less than a proof.
        if card.isKnown { record(card.word, at: moment) { .met($0) } }
      }
    case .placed(let deck, let words):
      for word in learner.placed(deck: deck, words: words) {
        record(word, at: moment) { .lesson($0, isKnown: true) }
      }
    case .wanted(let words):
      for word in words.compactMap(learner.met) { record(word, at: moment) { .wanted($0) } }
    case .stage(let report): return take(report, at: moment)
    case .rest(let word):
      let end = learner.save.knowledge.day(of: moment).after(by: MemoryModel.leechRest)
      record(word, at: moment) { .rest($0, until: end) }
    }
    return false
  }

  var isSessionOver: Bool { telling.session?.isOver(at: learner.moment) ?? false }

  /// The results of the day; of the session's day while one is running.
  var todayEnd: TodayEnd { learner.todayEnd(at: learner.moment, of: telling.session?.day) }

  private mutating func undo(at moment: Moment) {
    for undo in lastAnswers.reversed() { record(.undo(undo), at: moment) }
    if let (word, skill, text) = lastAccepted {
      record(word, at: moment) { .unaccept($0, skill, text) }
    }
    (lastAnswers, lastAccepted) = ([], nil)
  }

  private mutating func end(at moment: Moment) {
    if let sum = telling.session?.sum(learner.save.knowledge, at: moment) { record(.session(sum), at: moment) }
    telling.session = nil
  }

  private mutating func record(_ word: WordMet, at moment: Moment, as body: (WordMet) -> Event.Body) {
    record(body(learner.save.knowledge.short(word)), at: moment)
  }
}

/// Courses of stages.
extension ArcadeHost {
  /// Returns whether the save has to be written.
  mutating func take(_ report: StageReport, at moment: Moment) -> Bool {
    switch report {
    case .answer(let answer, let part):
      return !record(answer, part.game, at: moment)
    case .chosen(let course, let stage, let way):
      record(.stage(StageEvent(course, .chosen(stage: stage, way: way))), at: moment)
    case .restored(let course):
      record(.stage(StageEvent(course, .restored)), at: moment)
      recordOpenings(in: course, at: moment)
    case .ended(let course, let part, let count):
      if let step = part.step(count) { record(.stage(StageEvent(course, step)), at: moment) }
      recordOpenings(in: course, at: moment)
      if case .kit(let place) = part { bringIntoToday(place, of: course, at: moment) }
    }
    return true
  }

  /// Forgets the progress made in these courses, after keeping a copy of the save. Returns whether it did.
  mutating func reset(_ courses: [String], at moment: Moment) -> Bool {
    do throws(SaveError) {
      let path = try keepCopy(beforeResetOf: courses.count, at: moment)
      for course in courses { record(.stage(StageEvent(course, .reset)), at: moment) }
      telling.tell(.stagesReset(.done(backup: path)))
      return true
    } catch {
      telling.tell(.stagesReset(.refused("Nothing was reset. \(error)")))
      return false
    }
  }

  private mutating func recordOpenings(in course: String, at moment: Moment) {
    for opening in learner.openings(in: course) { record(.stage(StageEvent(course, opening)), at: moment) }
  }

  /// Adds the words of a kit to the new words of the day's course.
  private mutating func bringIntoToday(
    _ place: StageCourse.Place, of course: String, at moment: Moment
  ) {
    // A player who begins with the stages has thereby chosen what to learn.
    choose { $0.save.settings.learn(course, beside: true) }
    for word in learner.unlearnedWords(of: place, in: course) {
      record(.wanted(learner.save.knowledge.short(word)), at: moment)
    }
  }
}
