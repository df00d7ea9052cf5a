import Deterministic
import Learning

/// How the learner answers the session's questions.
extension TodayPlayer {
  /// Returns whether the answer counted as right.
  mutating func answer(
    _ task: CourseQueue.Task, _ asked: CourseSession.Asked, in game: String = Knowledge.course,
    _ clock: inout SimulatedTime
  ) -> Bool {
    let question = asked.question
    figures.count(task.skill)
    let isTyped = question.mode == .typed
    let source = learner.answers(task, among: isTyped ? nil : question.options.count, at: clock)
    var answer = question.answered(
      question.answer, source.isRight ? .right : .wrong, milliseconds: 2000)
    if isTyped { type(&answer, asked, source) }
    clock.pass(isTyped ? month.pace.typed : month.pace.chosen)
    if !answer.verdict.isRight { clock.pass(month.pace.miss) }
    record(knowledge.event(answer, game: game, on: clock.date), clock)
    learner.learn(
      task, source, isTyped: isTyped, skills(of: question.item.word), at: clock)
    if answer.verdict.isRight != source.isRight { figures.misjudged += 1 }
    if !answer.verdict.isRight, asked.leechOf != nil { rest(question.item, clock) }
    return answer.verdict.isRight
  }

  /// A word that was missed too often rests for a week.
  mutating func rest(_ item: RoundSetup.Item, _ clock: SimulatedTime) {
    record(.rest(knowledge.short(item.met), until: clock.date.after(by: MemoryModel.leechRest)), clock)
  }

  /// Types an answer, and once more where the judge asks for that.
  private mutating func type(_ answer: inout Answer, _ asked: CourseSession.Asked, _ source: AnswerSource) {
    for isSecond in [false, true] {
      guard let text = learner.text(for: asked, source, beside: deck.words) else {
        (answer.given, answer.verdict) = ("", .givenUp)
        return
      }
      let finding = asked.checker.judge(text, for: asked.question.item.word)
      (answer.given, answer.verdict) = (text, finding.verdict)
      if isSecond || !finding.isAskedAgain { return }
      answer.triedBefore = finding.tried
    }
  }
}

/// Simulates games' rounds by the rules by which they report answers, without their screens.
extension TodayPlayer {
  /// Plays a round of due words, rotating games as Today does, and returns those missed.
  mutating func play(
    _ tasks: [CourseQueue.Task], of session: CourseSession, in game: String, _ clock: inout SimulatedTime
  ) -> Set<CourseQueue.Task> {
    game == "rain" && !month.choosesAnswers
      ? rain(tasks, session, &clock) : play(tasks, as: Self.mode(of: game), &clock)
  }

  /// Each word falls once and is typed. After a miss the answer is shown, and typing it proves nothing.
  private mutating func rain(
    _ tasks: [CourseQueue.Task], _ session: CourseSession, _ clock: inout SimulatedTime
  ) -> Set<CourseQueue.Task> {
    clock.pass(month.pace.round)
    var missed: Set<CourseQueue.Task> = []
    for task in chance.shuffled(tasks) {
      guard let asked = session.questions[task] else { continue }
      var question = asked.question
      question.mode = .typed
      if !answer(task, CourseSession.Asked(question, asked.checker), in: "rain", &clock) {
        missed.insert(task)
      }
    }
    return missed
  }

  /// Plays a round and returns the words missed.
  mutating func play(
    _ tasks: [CourseQueue.Task], as mode: Mode, _ clock: inout SimulatedTime
  ) -> Set<CourseQueue.Task> {
    clock.pass(month.pace.round)
    var missed: Set<CourseQueue.Task> = []
    for task in chance.shuffled(tasks) {
      var tries = 0
      while tries < 4 {
        tries += 1
        if answer(task, as: mode, &clock) { break }
        missed.insert(task)
      }
    }
    return missed
  }

  private mutating func answer(_ task: CourseQueue.Task, as mode: Mode, _ clock: inout SimulatedTime) -> Bool
  {
    guard let word = word(of: task.item) else { return true }
    if mode != .matched { figures.count(task.skill) }
    let choices = mode == .dragged ? 8 : 4
    let source = learner.answers(task, among: choices, at: clock)
    clock.pass(
      mode == .matched ? 2 * month.pace.pair : mode == .dragged ? month.pace.dragged : month.pace.chosen)
    let side: ShownSide = task.skill == .recall ? .meaning : .term
    let item = RoundSetup.Item(word.word, of: word.origin, id: task.item, isNew: false, shown: side)
    let answer = item.answer(
      showing: side, mode, shown: item.prompt, options: (1...choices).map { "\($0)" }, given: item.answer,
      verdict: source.isRight ? .right : .wrong,
      milliseconds: 2000, certainty: .known)
    record(knowledge.event(answer, game: Self.game(of: mode), on: clock.date), clock)
    if mode == .matched {
      learner.look(at: task.item, skills(of: word.word), share: month.traits.transfer / 2, at: clock)
    } else {
      learner.learn(task, source, isTyped: false, skills(of: word.word), at: clock)
    }
    return source.isRight
  }

  private func word(of item: ItemID) -> DeckWord? {
    knowledge.items[item]?.words.first.flatMap { scope.find($0) }
  }

  /// How answers are given in a game; in Rain, by learners who don't type.
  static func mode(of game: String) -> Mode {
    switch game {
    case "memory": .matched
    case "bubbles": .dragged
    default: .chosen
    }
  }

  private static func game(of mode: Mode) -> String {
    switch mode {
    case .matched: "memory"
    case .dragged: "bubbles"
    default: "challenge"
    }
  }
}
