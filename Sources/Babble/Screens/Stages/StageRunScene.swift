import Engine
import Interface
import Learning
import WordGame

/// Asks the questions of a kit, an exam or a workout one after the other, and shows the results. Pops with an
/// `End`.
package struct StageRunScene: Scene {
  /// What to do after it.
  enum End: Hashable, Sendable {
    case next, path
  }

  private let part: StagePart
  private let course: String
  private var ready: StageRunReady?
  var run: StageRun?
  /// The wrong answers that were given, by question.
  var mistakes: [StageRun.Asked: String] = [:]
  private var brought: Outcome?
  var isEnding = false

  init(_ part: StagePart, of course: String) { (self.part, self.course) = (part, course) }

  /// Opens a part of a course as soon as the host has sent its questions.
  static func open(_ part: StagePart, of course: String, _ step: inout Step) -> Transition {
    step.report(.asks(.stage(part, course: course)))
    return .push(StageRunScene(part, of: course))
  }

  package var isTransparent: Bool { true }

  package mutating func update(_ step: inout Step) -> Transition {
    guard let ready, run != nil else { return wait(&step) }
    guard let outcome = brought else { return goOn(ready, &step) }
    brought = nil
    if isEnding { return leave(outcome.as(NextStep.self), &step) }
    guard take(outcome) else { return .pop(with: Outcome(End.path)) }
    return goOn(ready, &step)
  }

  package mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    brought = outcome
    return nil
  }

  package mutating func hear(_ news: any Sendable) {
    switch news as? ArcadeNews {
    case .stage(let ready) where self.ready == nil && ready.part == part:
      (self.ready, run) = (ready, ready.run)
    case .hint(let change): ready?.apply(change)
    default: break
    }
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    if ready == nil { Waiting.draw(on: &canvas) }
  }
}

extension StageRunScene {
  /// Until the host has sent the questions, the only thing to do is leave.
  private func wait(_ step: inout Step) -> Transition {
    while let event = step.next(on: Page(step.window)) {
      if event == .key(Key(.escape)) { return .pop(with: Outcome(End.path)) }
    }
    return .sleep(until: nil)
  }

  /// Records the answer. Returns false if the learner has left instead.
  private mutating func take(_ outcome: Outcome) -> Bool {
    guard let answer = outcome.as(QuestionOutcome.self), let verdict = answer.verdict,
      let asked = run?.current
    else { return false }
    if !verdict.isRight { mistakes[asked] = answer.given }
    run?.take(isRight: verdict.isRight)
    return !answer.wasLeft
  }

  private mutating func goOn(_ ready: StageRunReady, _ step: inout Step) -> Transition {
    guard let run, let next = run.current, let asked = ready.asked(next) else { return end(ready, &step) }
    let all = run.tally.asked + run.left
    return .push(
      QuestionScene(
        asked.question, asked.examiner, title: title(of: next, ready),
        progress: run.isAgain ? (done: all - run.left, all: all) : (done: run.tally.asked, all: all),
        obstacle: ready.obstacle, purpose: .stage(part), isAgain: run.isAgain))
  }

  private func title(of asked: StageRun.Asked, _ ready: StageRunReady) -> String {
    let course = ready.standing.course
    switch part {
    case .kit(let place): return course.kit(at: place)?.name ?? course.name
    case .exam(let id): return "\(course.stages.first { $0.id == id }?.name ?? course.name) · exam"
    case .workout: return "\(course.name) · workout"
    }
  }

  private mutating func end(_ ready: StageRunReady, _ step: inout Step) -> Transition {
    guard let run else { return .pop(with: Outcome(End.path)) }
    isEnding = true
    step.report(.course(.stage(.ended(course: course, part, run.tally))))
    let missed = run.missed.compactMap { asked in ready.asked(asked).map { (asked, $0) } }.map {
      asked, ready in
      var word = MissedWord(ready.question.shownItem)
      word.take(given: mistakes[asked] ?? "")
      return word
    }
    return .push(FinaleScene(Finale(ready, run.tally, missed: missed)))
  }

  private func leave(_ next: NextStep?, _ step: inout Step) -> Transition {
    switch next {
    case .again:
      step.report(.asks(.stage(part, course: course)))
      return .replace(StageRunScene(part, of: course))
    case .next: return .pop(with: Outcome(End.next))
    default: return .pop(with: Outcome(End.path))
    }
  }
}
