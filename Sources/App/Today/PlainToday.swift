import Deterministic
import Engine
import Games
import Learning
import Storage

/// A day's session line by line: prompt, answer, verdict, next prompt. It moves no cursor and needs no
/// terminal, so that a screen reader, a pipe or a script can follow it.
struct PlainToday {
  private var host: ArcadeHost
  private var ready: TodayReady?
  private var queue = CourseQueue(reviews: [])
  private var chance = Chance(seed: 0)
  /// The previous question, with the queue as it was then: `:u` returns to it.
  private var before: (task: CourseQueue.Task, queue: CourseQueue)?
  private var lastAnswer: Answer?
  /// Why nothing could be saved at the start, as the learner was told then.
  private let told: String?
  /// Whether the learner knows that answers aren't saved.
  private var isWarned = false
  /// The word that turned out to be a leech. It rests, unless the answer is undone.
  private var leech: Question?

  init(_ program: Program, _ part: TodayPart = .all) throws {
    var program = program
    program.todayOptions.isPlain = true
    host = try program.plainHost()
    let obstacle = host.obstacle
    let notices = host.learner.library.obstacles + host.notices.filter { $0 != obstacle }
    Printer.error((notices + [obstacle].compactMap(\.self)).map { Text($0) })
    told = obstacle
    guard host.learner.hasCourse || PlainStart.ask(&host) else {
      ready = nil
      return
    }
    ready = host.start(part)
    if let ready { (queue, chance) = (ready.queue, Chance(seed: ready.seed)) }
  }

  /// Asks until the day is done, the learner leaves, or the input ends. Returns whether all of it was kept.
  mutating func run() -> Bool {
    askAll()
    host.trainAtOnce { Printer.out("A moment: Babble adapts to your answers.") }
    return host.obstacle == nil
  }

  private mutating func askAll() {
    defer { finish() }
    guard ready != nil else { return }
    let course = host.learner.courseName.string
    let summary = ready?.summary ?? host.learner.todaySummary(on: host.learner.day)
    Printer.out(Text("Today, \(course): \(summary.line)"))
    if let reason = summary.reason { Printer.out(Text(reason)) }
    Printer.out("Type the answer, then Enter. :u takes back, :g gives up, :q leaves, :? says more.")
    var next = queue.next()
    while true {
      switch next {
      case .end: return
      case .lesson(let tasks), .round(let tasks):
        for question in tasks.compactMap({ ready?.questions[$0]?.question }) { PlainQuestion.teach(question) }
        next = queue.next()
      case .ask(let task):
        if host.learner.isSessionOver { return }
        guard var asked = ready?.questions[task] else { return }
        if queue.isRetry(task) { asked = asked.again(&chance) }
        guard let following = ask(task, asked) else { return }
        next = following
      }
    }
  }

  /// Returns what follows the question; nil if the learner leaves.
  private mutating func ask(
    _ task: CourseQueue.Task, _ asked: CourseSession.Asked
  ) -> CourseQueue.Next? {
    let all = queue.asked + queue.tasks.count { $0 != task }
    let place = "\(queue.asked) of \(all)" + (queue.isRetry(task) ? ", once more" : "")
    switch PlainQuestion(asked, place: place, showsHint: queue.misses(of: task) > 1).ask() {
    case .left: return nil
    case .undone: return undo() ?? .ask(task)
    case .accepted: return accept() ?? .ask(task)
    case .hinted(let text):
      hint(text)
      return .ask(task)
    case .known:
      claim(asked.question)
      return .ask(task)
    case .mistaken:
      noteMistake(in: asked.question)
      return .ask(task)
    case .suspended:
      suspend(task, asked.question)
      return queue.next()
    case .answered(let answer, let lines):
      rest()
      before = (task, queue)
      host.handle([ArcadeReport.course(.answer(answer))])
      Printer.out(lines)
      warn()
      lastAnswer = answer
      queue.record(task, isRight: answer.verdict.isRight, &chance)
      if !answer.verdict.isRight, let words = asked.leechOf { slip(task, asked.question, words) }
      return queue.next()
    }
  }

  /// Says once that answers aren't saved, while the learner can still do something about it.
  private mutating func warn() {
    guard let obstacle = host.obstacle, obstacle != told, !isWarned else { return }
    isWarned = true
    Printer.error([Text("Nothing is kept from here on. \(obstacle)")])
  }

  private mutating func slip(_ task: CourseQueue.Task, _ question: Question, _ words: [Word]) {
    leech = question
    queue.drop(task)
    Printer.out(
      "This one keeps slipping away. It rests for a week. A hint helps: write one with :h and your words.")
    for word in words {
      Printer.out(Text("It was taken for \(word.term): \(word.meanings.joined(separator: ", "))"))
    }
  }

  private mutating func hint(_ text: String) {
    guard let before, let question = ready?.questions[before.task]?.question else {
      return Printer.out("There is no answer before this one.")
    }
    let hint = HintScene.kept(text)
    let change = MnemonicChanged(word: question.hintOwner, text: hint)
    host.handle([ArcadeReport.hint(change)])
    ready?.apply(change)
    Printer.out(Text("Your hint for \(question.item.word.term): \(hint ?? "none")"))
  }

  /// The first right answer then counts for more.
  private mutating func claim(_ question: Question) {
    let known = host.learner.save.knowledge.items[question.item.id]
    guard known?.figures.hasMemory != true else {
      return Printer.out("You've been asked this word before: just answer.")
    }
    host.handle([ArcadeReport.course(.lesson([LessonCard(question.item.met, isKnown: true)]))])
    Printer.out("Now type it. If you are right, it comes back later than other new words.")
  }

  private mutating func suspend(_ task: CourseQueue.Task, _ question: Question) {
    rest()
    host.handle([ArcadeReport.course(.suspended(question.item.met, true))])
    Printer.out(Text("\(question.item.word.term) is suspended."))
    queue.record(task, isRight: true, &chance)
    (before, lastAnswer) = (nil, nil)
  }

  private func noteMistake(in question: Question) {
    Printer.out(host.learner.noteMistake(in: question.item.reference))
  }

  private mutating func rest() {
    if let leech { host.handle([ArcadeReport.course(.rest(leech.item.met))]) }
    leech = nil
  }

  private mutating func undo() -> CourseQueue.Next? {
    guard let before else {
      Printer.out("There is nothing to take back.")
      return nil
    }
    host.handle([ArcadeReport.course(.undo)])
    queue = before.queue
    (self.before, leech) = (nil, nil)
    Printer.out("Taken back.")
    return .ask(before.task)
  }

  /// Counts the last answer as right, now and in future.
  private mutating func accept() -> CourseQueue.Next? {
    guard let before, var answer = lastAnswer, let question = ready?.questions[before.task]?.question,
      question.canAccept(answer.given, answer.verdict)
    else {
      Printer.out("There is nothing to count as right.")
      return nil
    }
    answer.verdict = .right
    answer.confusedWith = nil
    let accepted = CourseReport.accept(question.item.met, answer.skill, answer.given)
    host.handle([CourseReport.undo, accepted, .answer(answer)].map(ArcadeReport.course))
    queue = before.queue
    queue.record(before.task, isRight: true, &chance)
    (lastAnswer, leech) = (answer, nil)
    Printer.out(Text("Counted as right: \(answer.given)"))
    return queue.next()
  }

  /// Saves, and prints the results of the day.
  private mutating func finish() {
    defer {
      save()
      Printer.error(host.learner.library.decks.failures.map { Text($0) })
    }
    guard host.learner.hasCourse else { return }
    rest()
    let end = host.learner.todayEnd(at: host.learner.moment)
    host.handle([ArcadeReport.course(.ended)])
    if end.isDayOver { Printer.out(["", "A new day has begun."]) }
    if let recalled = end.recalled { Printer.out(Text(recalled)) }
    if end.begun > 0, host.obstacle == nil { Printer.out(Text("\(end.kind.new(end.begun)) begun.")) }
    if end.proved > 0 { Printer.out(Text("Words proved: \(end.proved).")) }
    if let deck = end.practice {
      Printer.out(Text("All letters are learned, so Practice is open: babble play practice --deck \(deck)"))
    }
    if let next = end.nextDeck {
      let how = next.command ?? "babble today --deck \(next.id), or Learning in the settings"
      Printer.out(Text("No \(end.kind.newOnes) are left here. Next could be \(next.name): \(how)"))
    }
    Printer.out(Text("Today: \(end.summary.line)"))
    if end.summary.isDone, end.hasMore {
      Printer.out(Text("Five more \(end.kind.name(of: 5)): babble today --plain --part more"))
    }
    if !end.elsewhere.isEmpty { Printer.out(end.elsewhere + " To switch: babble settings learning DECK") }
  }

  /// Tells again at the end if nothing can be saved.
  private mutating func save() {
    host.flush()
    if let obstacle = host.obstacle {
      Printer.error([obstacle == told ? "Nothing of this was kept." : Text(obstacle)])
    }
  }
}
