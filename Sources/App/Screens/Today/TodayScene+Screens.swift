import Engine
import Games
import Learning

/// The scenes that the session pushes.
extension TodayScene {
  /// With fewer words there is no round.
  private static let leastRound = 3

  /// What happens to a session if the learner leaves it.
  static let promise: Text =
    "Your answers are kept. You can continue any time before the new day begins."

  mutating func ask(_ task: CourseQueue.Task, _ step: inout Step) -> Transition {
    guard var asked = ready?.questions[task] else {
      queue.record(task, isRight: true, &chance)
      return startNext(&step)
    }
    let isAgain = queue.isRetry(task)
    if isAgain { asked = asked.again(&chance) }
    var scene = QuestionScene(
      asked.question, asked.checker, title: opening ?? ready?.title(asked.question) ?? "",
      progress: (done: queue.settled, all: queue.size), obstacle: ready?.obstacle,
      isAgain: isAgain, showsHint: queue.misses(of: task) > 1, drawn: ready?.drawn ?? DrawnAnswers())
    if phase == .waiting { scene.asker = ready?.avatar }
    return show(scene, as: .asking(task))
  }

  /// The title of the session's first screen; nil on all others.
  private var opening: String? { phase == .waiting ? ready?.opening : nil }

  mutating func play(_ tasks: [CourseQueue.Task], _ step: inout Step) -> Transition {
    phase = .playing(tasks)
    return open(turns.forReviews(), tasks, &step)
  }

  mutating func teach(_ tasks: [CourseQueue.Task], _ step: inout Step) -> Transition {
    let asked = tasks.compactMap { ready?.questions[$0] }.filter { !$0.question.item.word.isCapital }
    guard let ready, !asked.isEmpty else { return startNext(&step) }
    let cards = asked.map { asked in
      LessonScene.Card(
        asked.question.item, title: ready.title(asked.question), systems: asked.checker.systems,
        hint: asked.question.hint)
    }
    let scene = LessonScene(cards, obstacle: ready.obstacle, audible: ready.audible, opening: opening)
    return show(scene, as: .teaching(tasks))
  }

  mutating func handle(
    _ lesson: LessonOutcome, _ tasks: [CourseQueue.Task], _ step: inout Step
  ) -> Transition {
    if lesson.isLeft { return leave(&step) }
    // The card of a letter shows both its forms.
    let known = Set(items(tasks).filter { lesson.known.contains($0.id) }.map(\.card))
    let cards = items(tasks).map { LessonCard($0.met, isKnown: known.contains($0.card)) }
    step.report(.course(.lesson(cards)))
    let fresh = tasks.filter { ready?.played.contains($0.item) != true }
    let isRound = items(fresh).count { !$0.word.isCapital } >= Self.leastRound
    return isRound ? open(turns.forLesson(), fresh, &step) : startNext(&step)
  }

  private mutating func open(
    _ game: String, _ tasks: [CourseQueue.Task], _ step: inout Step
  ) -> Transition {
    let asked = tasks.compactMap { ready?.questions[$0]?.question }.filter { !$0.item.word.isCapital }
    let request = GameRequest(
      game: game, variation: game == "challenge" ? "clock" : nil, words: asked.map(\.item.reference),
      courseSides: asked.map(\.item.shown))
    return .push(SessionScene(request, showsResults: false))
  }

  private func items(_ tasks: [CourseQueue.Task]) -> [RoundSetup.Item] {
    tasks.compactMap { ready?.questions[$0]?.question.item }
  }

  func leech(_ task: CourseQueue.Task, takenFor other: Word? = nil) -> LeechScene? {
    guard let asked = ready?.questions[task], let confusions = asked.leechOf else { return nil }
    let words = [other].compactMap(\.self) + confusions.filter { $0.id != other?.id }
    return LeechScene(
      asked.question, takenFor: Array(words.prefix(3)), title: ready?.title(asked.question) ?? "",
      obstacle: ready?.obstacle)
  }

  mutating func rest(
    _ task: CourseQueue.Task, _ leech: LeechScene, _ step: inout Step
  ) -> Transition {
    queue.drop(task)
    putToRest(leech, &step)
    return show(leech, as: .resting(task))
  }

  func putToRest(_ leech: LeechScene, _ step: inout Step) {
    step.report(.course(.rest(leech.question.item.met)))
  }

  mutating func show(_ scene: any Scene, as phase: Phase) -> Transition {
    self.phase = phase
    return .push(scene)
  }
}

extension RoundSetup.Item {
  /// The word on its card: for a capital, the lower-case letter.
  fileprivate var card: WordReference { WordReference(deck: origin.deck, word: word.letterID) }
}
