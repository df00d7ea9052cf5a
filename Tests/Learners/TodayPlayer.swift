import Deterministic
import Learning

/// Plays the days of a course: the real plan, queue, judge and memory model, answered by a simulated learner.
public struct TodayPlayer {
  let month: Month
  let deck: Deck
  private let places: [String: Int]
  let scope: DayPlan.Input.Scope
  private var checkerMaker: AnswerCheckerMaker
  private var number: Int64 = 0
  var knowledge: Knowledge
  var learner: SimulatedLearner
  var chance: Chance
  var figures = MonthFigures()
  private var log = ReviewLog()

  public init(_ month: Month) {
    self.month = month
    let deck = month.deck
    self.deck = deck
    let places = Dictionary(uniqueKeysWithValues: deck.words.enumerated().map { ($1.id, $0) })
    self.places = places
    scope = DayPlan.Input.Scope(decks: [deck.id], course: DeckOutline(deck)) { reference in
      places[reference.word].map { DeckWord(deck.words[$0], of: deck.origin) }
    }
    knowledge = Knowledge(model: MemoryModel(rules: month.rules))
    learner = SimulatedLearner(month.traits, seed: month.seed)
    chance = Chance(seed: month.seed, stream: 12)
    checkerMaker = AnswerCheckerMaker(CourseDecks([deck]))
    // Answer checkers index the whole deck, and are reused every day.
    for side in [AnswerJudge.Side.meaning, .term] { _ = checkerMaker.checker(deck.id, side) }
  }

  public static func play(_ month: Month) -> MonthFigures {
    var player = TodayPlayer(month)
    for day in 0..<month.days { player.play(day) }
    return player.end
  }

  private mutating func play(_ day: Int) {
    var clock = SimulatedTime(day: day, &chance)
    let start = clock.seconds
    figures.good.append(goods)
    figures.questions.append([:])
    let begun = knowledge.record.days[clock.date]?.begun ?? 0
    if !month.absences.contains(day), let session = session(on: clock.date) {
      let input = DayPlan.Input(knowledge, on: clock.date, scope, minutes: month.minutes)
      figures.foretold += DayPlan(input).minutes
      play(session, &clock)
      if month.trainsWeights { train(clock) }
    }
    figures.typed.append(knowledge.record.typed)
    figures.minutes.append((clock.seconds - start) / 60)
    figures.begun.append((knowledge.record.days[clock.date]?.begun ?? 0) - begun)
  }

  private mutating func session(on day: Day) -> CourseSession? {
    let options = CourseOptions(minutes: month.minutes, answers: month.choosesAnswers ? .chosen : .mixed)
    var maker = SessionMaker(knowledge, scope, options, checkerMaker, Chance(seed: chance.bits()))
    return maker.session(.all, on: day)
  }

  private mutating func play(_ session: CourseSession, _ clock: inout SimulatedTime) {
    var (queue, turns) = (session.queue, session.turns)
    while true {
      switch queue.next() {
      case .ask(let task):
        guard var asked = session.questions[task] else { return }
        if queue.isRetry(task) { asked = asked.again(&chance) }
        queue.record(task, isRight: answer(task, asked, &clock), &chance)
        if knowledge.items[task.item]?.isResting(on: clock.date) ?? false { queue.drop(task) }
      case .round(let tasks):
        let missed = play(tasks, of: session, in: turns.forReviews(), &clock)
        for task in tasks { record(task, isRight: !missed.contains(task), of: session, &queue, clock) }
      case .lesson(let tasks):
        teach(tasks, session, &clock)
        if tasks.count >= 3 { _ = play(tasks, as: Self.mode(of: turns.forLesson()), &clock) }
      case .end: return
      }
    }
  }

  /// Records a task of a round: after one miss too many the word rests.
  private mutating func record(
    _ task: CourseQueue.Task, isRight: Bool, of session: CourseSession, _ queue: inout CourseQueue,
    _ clock: SimulatedTime
  ) {
    queue.record(task, isRight: isRight, &chance)
    guard !isRight, let asked = session.questions[task], asked.leechOf != nil else { return }
    rest(asked.question.item, clock)
    queue.drop(task)
  }

  private mutating func teach(
    _ tasks: [CourseQueue.Task], _ session: CourseSession, _ clock: inout SimulatedTime
  ) {
    for task in tasks {
      guard let question = session.questions[task]?.question else { continue }
      clock.pass(month.pace.card)
      learner.look(at: task.item, skills(of: question.item.word), at: clock)
      record(.lesson(knowledge.short(question.item.met), isKnown: false), clock)
    }
  }

  /// Applies an event to the knowledge.
  mutating func record(_ body: Event.Body, _ clock: SimulatedTime) {
    number += 1
    let event = Event(number: number, moment: clock.moment, day: clock.date, body)
    knowledge.apply(event)
    if month.trainsWeights { log.record(event) }
  }

  private mutating func train(_ clock: SimulatedTime) {
    guard knowledge.isTrainingDue, var training = WeightTraining(log.histories, seed: 1) else { return }
    while training.progress < 1 { training.advance() }
    guard let trained = TrainedWeights(training.outcome, reviews: knowledge.record.reviews) else { return }
    record(.weights(trained), clock)
  }

  func skills(of word: Word) -> [Skill] { DeckWord(word, of: deck.origin).skills }
}

extension TodayPlayer {
  private var goods: Int { knowledge.held.good }

  /// The days since a word last rested.
  private func rested(_ item: ItemID, until day: Day) -> Int {
    knowledge.items[item]?.rest.map { Int(Day.count(from: $0, to: day)) } ?? .max
  }

  private var end: MonthFigures {
    var figures = figures
    let last = Day(number: SimulatedTime.firstDay + Int64(month.days - 1))
    // Sorted, since floating-point sums depend on the order.
    let words = knowledge.items.all.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { id, item in
      item.words.first.flatMap { scope.find($0) }.map { (item: id, skills: $0.skills) }
    }
    figures.kept = learner.kept(words, on: month.days - 1 + 7)
    let due = DayPlan.Input(knowledge, on: last, scope, minutes: month.minutes).due
    figures.waiting = due.count
    figures.longestWait = due.map { min($0.waited, rested($0.item, until: last)) }.max() ?? 0
    return figures
  }
}
