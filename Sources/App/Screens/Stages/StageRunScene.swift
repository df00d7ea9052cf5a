import Engine
import Games
import Interface
import Learning

/// Asks the questions of a kit, an exam or a workout one after the other, and shows the results. Before a kit its new
/// words are shown. Pops with an `End`.
struct StageRunScene: Scene {
  /// What to do after it.
  enum End: Hashable, Sendable {
    case next, path
  }

  private let course: String
  private var ready: StageRunReady
  var run: StageRun
  /// The wrong answers that were given, by question.
  var mistakes: [StageRun.Asked: String] = [:]
  /// What a scene above was popped with, while hints that were written there are asked for.
  private var brought = Outcome.none
  private var hinting: Ticket<SessionHints>?
  var isEnding = false

  init(_ ready: StageRunReady) {
    (self.ready, run, course) = (ready, ready.run, ready.standing.course.id)
  }

  /// The screen as soon as its questions are there.
  static func pending(_ part: StagePart, of course: String) -> Pending<StartStageRun> {
    Pending(StartStageRun(part, of: course)) { ready -> any Scene in
      if let words = IntroductionScene(before: ready) { words } else { StageRunScene(ready) }
    }
  }

  private var part: StagePart { ready.part }

  var isTransparent: Bool { true }

  var isReady: Bool { hinting == nil }

  mutating func update(_ step: inout Step) -> Transition {
    guard hinting != nil else { return proceed(&step) }
    guard let hints = step.result(of: &hinting) else {
      return step.leavesWaiting() ? .pop(with: Outcome(End.path)) : .sleep(until: nil)
    }
    for hint in (try? hints.get()) ?? [] { ready.apply(hint) }
    return handle(brought, &step)
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    guard step.changed.contains(.words) else { return handle(outcome, &step) }
    brought = outcome
    hinting = step.ask(SessionHints(words: ready.hintOwners))
    return .sleep(until: nil)
  }

  private mutating func handle(_ outcome: Outcome, _ step: inout Step) -> Transition {
    if isEnding { return leave(outcome.as(NextStep.self)) }
    return record(outcome) ? proceed(&step) : .pop(with: Outcome(End.path))
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
}

extension StageRunScene {
  /// Records the answer. Returns false if the learner has left instead.
  private mutating func record(_ outcome: Outcome) -> Bool {
    guard let answer = outcome.as(QuestionOutcome.self), let verdict = answer.verdict,
      let asked = run.current
    else { return false }
    if !verdict.isRight { mistakes[asked] = answer.given }
    run.record(isRight: verdict.isRight)
    return !answer.wasLeft
  }

  private mutating func proceed(_ step: inout Step) -> Transition {
    guard let next = run.current, let asked = ready.asked(next) else { return end(&step) }
    let all = run.tally.asked + run.left
    return .push(
      QuestionScene(
        asked.question, asked.checker, title: ready.title,
        progress: run.isAgain ? (done: all - run.left, all: all) : (done: run.tally.asked, all: all),
        obstacle: ready.obstacle, purpose: .stage(part), isAgain: run.isAgain))
  }

  private mutating func end(_ step: inout Step) -> Transition {
    isEnding = true
    step.report(.course(.stage(.ended(course: course, part, run.tally))))
    let missed = run.missed.compactMap { asked in ready.asked(asked).map { (asked, $0) } }.map {
      asked, ready in
      var word = MissedWord(ready.question.shownItem)
      word.add(given: mistakes[asked] ?? "")
      return word
    }
    return .push(ResultsScene(Results(ready, run.tally, missed: missed)))
  }

  private func leave(_ next: NextStep?) -> Transition {
    switch next {
    case .again: .replace(Self.pending(part, of: course))
    case .next: .pop(with: Outcome(End.next))
    default: .pop(with: Outcome(End.path))
    }
  }
}
