import Engine
import Interface
import Learning
import WordGame

/// The daily session: asks what is due, shows new words and plays a round with them, repeats them until they
/// are known, and shows the results. It can be left at any word and continued later on the same day.
///
/// `CourseQueue` decides what comes next; the screens are scenes of their own, on top of this one.
package struct TodayScene: Scene {
  enum Phase: Hashable {
    /// The host is making the session, or its results.
    case waiting
    /// A scene on top is asking or showing the task.
    case asking(CourseQueue.Task)
    /// A leech is looked at before it rests.
    case resting(CourseQueue.Task)
    case playing([CourseQueue.Task])
    case teaching([CourseQueue.Task])
    case ending
  }

  private(set) var ready: TodayReady?
  var queue = CourseQueue(reviews: [])
  var chance = Chance(seed: 0)
  var phase = Phase.waiting
  private var end: TodayEnd?
  /// Whether a request to the host is open.
  private var isAwaited = true
  /// The host has answered that there is nothing to do; until the next update.
  private var isEmpty = false
  private var brought: Outcome?
  /// Whether the day is over, so that nothing more is asked.
  private var isOver = false
  /// Leeches from a round, to be looked at after it.
  var slipped: [CourseQueue.Task] = []
  /// The wrong answers of this session, by word.
  private var mistakes: [WordReference: [String]] = [:]
  var turns = GameTurns()
  /// Keys typed while waiting, for the scene that comes.
  var typed: [InputEvent] = []

  package init() {}

  /// Asks the host for a part of the day, and opens the session for it.
  package static func open(_ part: TodayPart, _ step: inout Step) -> Transition {
    step.report(.asks(.today(part)))
    return .push(TodayScene())
  }

  package var isTransparent: Bool { true }

  package mutating func update(_ step: inout Step) -> Transition {
    let page = Page(step.window)
    while let event = step.next(on: page) {
      if isWaiting, event == .key(Key(.escape)) { return .pop(with: .none) }
      typed.append(event)
    }
    if isEmpty {
      isEmpty = false
      askForEnd(&step)
    }
    if let end, phase == .waiting { return show(FinaleScene(finale(end)), as: .ending, &step) }
    if phase == .waiting { return isAwaited ? .sleep(until: nil) : goOn(&step) }
    guard let outcome = brought else { return .sleep(until: nil) }
    brought = nil
    return follow(outcome, &step)
  }

  /// Whether only the host can bring what comes next.
  private var isWaiting: Bool { phase == .waiting && isAwaited }

  package mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    brought = outcome
    return nil
  }

  package mutating func hear(_ news: any Sendable) {
    switch news as? ArcadeNews {
    case .today(let ready):
      guard self.ready == nil else { return }
      (self.ready, isAwaited) = (ready, false)
      isEmpty = ready == nil
      queue = ready?.queue ?? queue
      turns = ready?.turns ?? turns
      chance = Chance(seed: ready?.seed ?? 0)
    case .todayEnd(let end): (self.end, isAwaited) = (end, false)
    case .hint(let change): ready?.apply(change)
    case .dayOver: isOver = true
    default: break
    }
  }

  package func draw(on canvas: inout Canvas, fraction: Double) {
    if isAwaited { Waiting.draw(on: &canvas) }
  }
}

/// The order of the screens.
extension TodayScene {
  mutating func goOn(_ step: inout Step) -> Transition {
    if let task = slipped.popLast(), let leech = leech(task) { return rest(task, leech, &step) }
    switch isOver ? .end : queue.next() {
    case .ask(let task): return ask(task, &step)
    case .round(let tasks): return play(tasks, &step)
    case .lesson(let tasks): return teach(tasks, &step)
    case .end:
      phase = .waiting
      // While the session runs, its results are for its own day.
      askForEnd(&step)
      step.report(.course(.ended))
      return .sleep(until: nil)
    }
  }

  private mutating func askForEnd(_ step: inout Step) {
    isAwaited = true
    step.report(.asks(.todayEnd))
  }

  private mutating func follow(_ outcome: Outcome, _ step: inout Step) -> Transition {
    switch phase {
    case .asking(let task):
      guard let asked = outcome.as(QuestionOutcome.self) else { return leave(&step) }
      let leech = asked.verdict?.isRight == false ? leech(task, takenFor: asked.takenFor) : nil
      if asked.wasLeft {
        if let leech { putToRest(leech, &step) }
        return leave(&step)
      }
      if asked.verdict?.isRight == false { note(task, [asked.given]) }
      queue.take(task, isRight: asked.verdict?.isRight ?? false, &chance)
      if let leech { return rest(task, leech, &step) }
    case .resting: break
    case .playing(let tasks): follow(outcome.as(RoundOutcome.self), tasks)
    // A round with new words can be left without leaving the session.
    case .teaching(let tasks):
      if let lesson = outcome.as(LessonOutcome.self) { return follow(lesson, tasks, &step) }
    case .ending: return open(outcome.as(NextStep.self), &step)
    case .waiting: return .pop(with: .none)
    }
    return goOn(&step)
  }

  private func open(_ next: NextStep?, _ step: inout Step) -> Transition {
    switch next {
    case .today:
      step.report(.asks(.today(.all)))
      return .replace(TodayScene())
    case .fiveMore:
      step.report(.asks(.today(.more)))
      return .replace(TodayScene())
    case .practice:
      return SessionScene.open([.round(GameRequest(game: "practice", deck: end?.practice))], &step)
    case .game(let game, let words):
      let request = GameRequest(game: game.name, variation: GameRequest.usualKind, words: words)
      return SessionScene.open([.round(request)], &step)
    default: return .pop(with: .none)
    }
  }

  /// Words that an unfinished round may not have asked are asked one by one.
  private mutating func follow(_ round: RoundOutcome?, _ tasks: [CourseQueue.Task]) {
    guard let round, round.ending == .finished else { return queue.putBack(tasks) }
    let missed = Dictionary(
      round.missed.map { ($0.word, $0.takenFor.map(\.string)) }, uniquingKeysWith: +)
    for task in tasks {
      let word = ready?.questions[task]?.question.item.reference
      let isRight = word.map { missed[$0] == nil } ?? true
      if !isRight { note(task, word.flatMap { missed[$0] } ?? []) }
      queue.take(task, isRight: isRight, &chance)
      if !isRight, ready?.questions[task]?.leechOf != nil { slipped.append(task) }
    }
  }

  /// Remembers a wrong answer for the results.
  private mutating func note(_ task: CourseQueue.Task, _ given: [String]) {
    guard let word = ready?.questions[task]?.question.item.reference else { return }
    mistakes[word, default: []] += given
  }

  private func finale(_ end: TodayEnd) -> Finale {
    var end = end
    for index in end.missed.indices {
      for given in mistakes[end.missed[index].word] ?? [] { end.missed[index].take(given: given) }
    }
    return Finale(end)
  }

  mutating func leave(_ step: inout Step) -> Transition {
    step.report(.course(.ended))
    return .pop(with: .none)
  }
}
