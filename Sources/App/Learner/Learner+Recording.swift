import Engine
import Games
import Learning
import Storage

/// Everything that changes what is known. An event is in the journal before the next frame; the save is written when a
/// game has ended, new words were asked, or the player has chosen something.
extension Learner {
  /// Records a report of a scene. Returns what has changed.
  mutating func record(_ report: ArcadeReport) -> Changes {
    // A question that was asked on a day counts for that day.
    let moment = recording.session?.within(self.moment) ?? self.moment
    switch report {
    case .answer(let answer):
      recordShown(at: moment)
      record(answer, recording.game, at: moment)
    case .course(let report): return record(report, at: moment)
    case .setting(let change): return choose { $0.save.settings.apply(change) }
    case .ended(let round):
      // A score refers to the replay only if that was written.
      if recording.hasScore { record(saveReplay(of: round) ? report : .left(round.result), at: moment) }
      recording.isDue = true
    case .left:
      if recording.hasScore { record(report, at: moment) }
      recording.isDue = true
    case .hint:
      record(report, at: moment)
      recording.isDue = true
      return [.words, .memory]
    case .learned:
      record(report, at: moment)
      recording.isDue = true
    case .met(let words):
      recording.shown = words
      return []
    // They change nothing that is known: sounds and the host's own work.
    case .cue, .spoken, .lookBack, .idle: return []
    }
    recording.hasChanges = true
    return .memory
  }

  /// New words are met once the round has asked something: somebody who leaves it and starts again sees the same ones.
  private mutating func recordShown(at moment: Moment) {
    guard let shown = recording.shown else { return }
    record(.met(shown), at: moment)
    (recording.shown, recording.isDue) = (nil, true)
  }

  /// Saves the replay of a round. Returns whether it was written.
  private mutating func saveReplay(of round: RoundReplay) -> Bool {
    let file = ReplayFile(
      round, player: save.settings[.look.name], playedAt: moment.time, program: Babble.version)
    recording.replayFailure = nil
    do throws(SaveError) {
      try folder?.save(file.bytes, as: ReplayFile.name(of: round))
    } catch {
      recording.replayFailure = "The replay was not kept: \(error)"
    }
    return recording.replayFailure == nil
  }

  /// Whether the day of the running session has ended.
  var isSessionOver: Bool { recording.session?.isOver(at: moment) ?? false }

  private mutating func record(_ report: ArcadeReport, at moment: Moment) {
    for body in save.knowledge.events(of: report, at: moment.time) { record(body, at: moment) }
  }

  mutating func record(_ body: Event.Body, at moment: Moment) {
    settleNewLimit(at: moment)
    recording.unwritten.append(save.record(body, at: moment))
    recording.hasChanges = true
  }

  /// - Parameter withLast: whether it belongs to the answer before, and is undone together with it.
  private mutating func record(
    _ answer: Answer, _ game: String, at moment: Moment, withLast: Bool = false
  ) {
    settleNewLimit(at: moment)
    let (events, undo) = save.record(answer, game: game, at: moment)
    recording.unwritten += events
    recording.lastAnswers = (withLast ? recording.lastAnswers : []) + [undo].compactMap(\.self)
  }

  /// Makes a choice. Returns what has changed.
  @discardableResult
  mutating func choose(_ choice: (inout Learner) -> Void) -> Changes {
    let before = save.settings
    choice(&self)
    if save.settings == before { return [] }
    (recording.hasChanges, recording.isDue) = (true, true)
    return .settings
  }

  /// Records that words of the course are learned from other decks, so that they count as new no more.
  mutating func recordJoined() {
    for word in joined { record(.joined(save.knowledge.short(word)), at: moment) }
    joined = []
  }
}

/// The day's course and its questions.
extension Learner {
  /// Stands in for a game's name in answers that only find out how much is known.
  private static let placement = "placement"

  private mutating func record(_ report: CourseReport, at moment: Moment) -> Changes {
    switch report {
    case .learns(let deck): return choose { $0.learn(deck) }
    case .learnsBeside(let deck, let isLearned):
      return choose { $0.save.settings.learn(deck, beside: isLearned) }
    case .answer(let answer):
      recordShown(at: moment)
      if recording.lastAccepted?.text != answer.given { recording.lastAccepted = nil }
      record(answer, Knowledge.course, at: moment)
    case .written(let answer): record(answer, Knowledge.course, at: moment, withLast: true)
    case .trial(let answer): record(answer, Self.placement, at: moment)
    case .undo: undo(at: moment)
    case .ended: endSession(at: moment)
    case .accept(let word, let skill, let text):
      record(word, at: moment) { .accept($0, skill, text) }
      recording.lastAccepted = (word, skill, text)
    case .lesson(let cards):
      for card in cards {
        record(card.word, at: moment) { .lesson($0, isKnown: card.isKnown) }
        // The meaning stood there: a right answer on the same day is less than a proof.
        if card.isKnown { record(card.word, at: moment) { .met($0) } }
      }
    case .placed(let deck, let words):
      for word in placed(deck: deck, words: words) {
        record(word, at: moment) { .lesson($0, isKnown: true) }
      }
    case .wanted(let words):
      for word in words.compactMap(met) { record(word, at: moment) { .wanted($0) } }
    case .celebrated(let milestones):
      for milestone in milestones { record(.milestone(milestone), at: moment) }
    case .holiday(let end): record(Event.Body.holiday(until: end), at: moment)
    case .stage(let report):
      recordShown(at: moment)
      return record(report, at: moment)
    case .rest(let word):
      let end = save.knowledge.day(of: moment).after(by: MemoryModel.leechRest)
      record(word, at: moment) { .rest($0, until: end) }
    case .suspended(let word, let isSo):
      let today = save.knowledge.day(of: moment)
      record(word, at: moment) { .rest($0, until: isSo ? today.after(by: MemoryModel.suspension) : today) }
      (recording.hasChanges, recording.isDue) = (true, true)
      return [.words, .memory]
    }
    recording.hasChanges = true
    return .memory
  }

  private mutating func undo(at moment: Moment) {
    for undo in recording.lastAnswers.reversed() { record(.undo(undo), at: moment) }
    if let (word, skill, text) = recording.lastAccepted {
      record(word, at: moment) { .unaccept($0, skill, text) }
    }
    (recording.lastAnswers, recording.lastAccepted) = ([], nil)
  }

  private mutating func endSession(at moment: Moment) {
    if let sum = recording.session?.sum(save.knowledge, at: moment) { record(.session(sum), at: moment) }
    recording.session = nil
    recording.isDue = true
  }

  private mutating func record(_ word: WordMet, at moment: Moment, as body: (WordMet) -> Event.Body) {
    record(body(save.knowledge.short(word)), at: moment)
  }
}

/// Courses of stages.
extension Learner {
  private mutating func record(_ report: StageReport, at moment: Moment) -> Changes {
    recording.hasChanges = true
    if case .answer = report {} else { recording.isDue = true }
    switch report {
    case .answer(let answer, let part): record(answer, part.game, at: moment)
    case .chosen(let course, let stage, let way):
      record(.stage(StageEvent(course, .chosen(stage: stage, way: way))), at: moment)
    case .reset(let course): record(.stage(StageEvent(course, .reset)), at: moment)
    case .restored(let course):
      record(.stage(StageEvent(course, .restored)), at: moment)
      recordOpenings(in: course, at: moment)
    case .ended(let course, let part, let count):
      if let step = part.step(count) { record(.stage(StageEvent(course, step)), at: moment) }
      recordOpenings(in: course, at: moment)
      if case .kit(let place) = part { bringIntoToday(place, of: course, at: moment) }
    }
    if case .answer = report { return .memory }
    return [.memory, .stages]
  }

  private mutating func recordOpenings(in course: String, at moment: Moment) {
    for opening in openings(in: course) { record(.stage(StageEvent(course, opening)), at: moment) }
  }

  /// Adds the words of a kit to the new words of the day's course.
  private mutating func bringIntoToday(
    _ place: StageCourse.Place, of course: String, at moment: Moment
  ) {
    // A player who begins with the stages has thereby chosen what to learn.
    choose { $0.save.settings.learn(course, beside: true) }
    for word in unlearnedWords(of: place, in: course) {
      record(.wanted(save.knowledge.short(word)), at: moment)
    }
  }
}
