import Engine
import Games
import Interface
import Learning

/// The daily session: asks what is due, shows new words and plays a round with them, repeats them until they
/// are known, and shows the results. It can be left at any word and continued later on the same day.
///
/// `CourseQueue` decides what comes next; the screens are scenes of their own, on top of this one.
struct TodayScene: Scene {
  enum Phase: Hashable {
    /// The session is being made, or its results.
    case waiting
    /// A scene on top is asking or showing the task.
    case asking(CourseQueue.Task)
    /// A leech is looked at before it rests.
    case resting(CourseQueue.Task)
    case playing([CourseQueue.Task])
    case teaching([CourseQueue.Task])
    case ending
  }

  private let part: TodayPart
  private(set) var ready: TodayReady?
  var queue = CourseQueue(reviews: [])
  var chance = Chance(seed: 0)
  var phase = Phase.waiting
  private var starting: Ticket<StartToday>?
  private var ending: Ticket<DayResults>?
  private var end: TodayEnd?
  /// What a scene above was popped with, while hints that were written there are asked for.
  private var hinting: Ticket<SessionHints>?
  private var brought = Outcome.none
  /// Whether the day is over, so that nothing more is asked.
  private var isOver = false
  /// Leeches from a round, to be looked at after it.
  var slipped: [CourseQueue.Task] = []
  /// The wrong answers of this session, by word.
  private var mistakes: [WordReference: [String]] = [:]
  var turns = GameTurns()

  init(_ part: TodayPart = .all) { self.part = part }

  var isTransparent: Bool { true }

  var isReady: Bool { !isFirst && starting == nil && ending == nil && hinting == nil }

  /// Whether the session hasn't been asked for.
  private var isFirst: Bool { ready == nil && end == nil && starting == nil && ending == nil }

  mutating func update(_ step: inout Step) -> Transition {
    note(step.changed)
    if isFirst { starting = step.ask(StartToday(part: part)) }
    if let result = step.result(of: &starting) { return begin(result, &step) }
    if let result = step.result(of: &ending) { return show(result, &step) }
    if let hints = step.result(of: &hinting) {
      for hint in (try? hints.get()) ?? [] { ready?.apply(hint) }
      return handle(brought, &step)
    }
    return !isReady && step.leavesWaiting() ? leave(&step) : .sleep(until: nil)
  }

  private mutating func begin(
    _ result: Result<StartToday.Started, Unanswered<Never>>, _ step: inout Step
  ) -> Transition {
    guard let started = try? result.get() else { return .pop(with: .none) }
    guard let ready = started.ready else { return askForEnd(&step) }
    self.ready = ready
    (queue, turns, chance) = (ready.queue, ready.turns, Chance(seed: ready.seed))
    return startNext(&step)
  }

  mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    note(step.changed)
    guard step.changed.contains(.words), let ready else { return handle(outcome, &step) }
    brought = outcome
    hinting = step.ask(SessionHints(words: ready.questions.values.map(\.question.hintOwner)))
    return .sleep(until: nil)
  }

  private mutating func note(_ changes: Changes) {
    if changes.contains(.day) { isOver = true }
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    if !isReady { Page(canvas.size).drawWaiting(on: &canvas) }
  }
}

/// The order of the screens.
extension TodayScene {
  mutating func startNext(_ step: inout Step) -> Transition {
    if let task = slipped.popLast(), let leech = leech(task) { return rest(task, leech, &step) }
    switch isOver ? .end : queue.next() {
    case .ask(let task): return ask(task, &step)
    case .round(let tasks): return play(tasks, &step)
    case .lesson(let tasks): return teach(tasks, &step)
    case .end: return askForEnd(&step)
    }
  }

  /// The session still runs, so that its results are for its own day.
  private mutating func askForEnd(_ step: inout Step) -> Transition {
    phase = .waiting
    ending = step.ask(DayResults())
    return .sleep(until: nil)
  }

  private mutating func show(_ result: Result<TodayEnd, Unanswered<Never>>, _ step: inout Step) -> Transition
  {
    step.report(.course(.ended))
    guard let end = try? result.get() else { return .pop(with: .none) }
    self.end = end
    return show(ResultsScene(results(end)), as: .ending)
  }

  private mutating func handle(_ outcome: Outcome, _ step: inout Step) -> Transition {
    switch phase {
    case .asking(let task):
      guard let asked = outcome.as(QuestionOutcome.self) else { return leave(&step) }
      let isWrong = asked.verdict?.isRight == false
      let leech = isWrong && !asked.isSuspended ? leech(task, takenFor: asked.takenFor) : nil
      if asked.wasLeft {
        if let leech { putToRest(leech, &step) }
        return leave(&step)
      }
      if isWrong { note(task, [asked.given]) }
      queue.record(task, isRight: asked.verdict?.isRight ?? false, &chance)
      if asked.isSuspended { queue.drop(task) }
      if let leech { return rest(task, leech, &step) }
    case .resting: break
    case .playing(let tasks): record(outcome.as(RoundOutcome.self), tasks)
    // A round with new words can be left without leaving the session.
    case .teaching(let tasks):
      if let lesson = outcome.as(LessonOutcome.self) { return handle(lesson, tasks, &step) }
    case .ending: return open(outcome.as(NextStep.self))
    case .waiting: return .pop(with: .none)
    }
    return startNext(&step)
  }

  private func open(_ next: NextStep?) -> Transition {
    switch next {
    case .today: return .replace(TodayScene())
    case .fiveMore: return .replace(TodayScene(.more))
    case .practice: return .push(SessionScene(GameRequest(game: "practice", deck: end?.practice)))
    case .game(let game, let words):
      return .push(SessionScene(GameRequest(game: game.name, variation: GameRequest.usualKind, words: words)))
    default: return .pop(with: .none)
    }
  }

  /// Words that an unfinished round may not have asked are asked one by one.
  private mutating func record(_ round: RoundOutcome?, _ tasks: [CourseQueue.Task]) {
    guard let round, round.ending == .finished else { return queue.putBack(tasks) }
    let missed = Dictionary(
      round.missed.map { ($0.word, $0.takenFor.map(\.string)) }, uniquingKeysWith: +)
    for task in tasks {
      let word = ready?.questions[task]?.question.item.reference
      let isRight = word.map { missed[$0] == nil } ?? true
      if !isRight { note(task, word.flatMap { missed[$0] } ?? []) }
      queue.record(task, isRight: isRight, &chance)
      if !isRight, ready?.questions[task]?.leechOf != nil { slipped.append(task) }
    }
  }

  /// Remembers a wrong answer for the results.
  private mutating func note(_ task: CourseQueue.Task, _ given: [String]) {
    guard let word = ready?.questions[task]?.question.item.reference else { return }
    mistakes[word, default: []] += given
  }

  private func results(_ end: TodayEnd) -> Results {
    var end = end
    for index in end.missed.indices {
      for given in mistakes[end.missed[index].word] ?? [] { end.missed[index].add(given: given) }
    }
    return Results(end)
  }

  mutating func leave(_ step: inout Step) -> Transition {
    step.report(.course(.ended))
    return .pop(with: .none)
  }
}
