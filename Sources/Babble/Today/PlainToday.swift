import Course
import Deterministic
import Engine
import Glibc
import Learning
import Saving
import WordGame

/// A day's session line by line: the prompt, the answer, the verdict, the next one. It moves no cursor and needs no
/// terminal, so that a screen reader, a pipe or a script can follow it.
struct PlainToday {
  private enum Command: String, CaseIterable {
    case undo = ":u"
    case accept = ":a"
    case giveUp = ":g"
    case leave = ":q"
    case help = ":?"
  }

  /// What was said to a question.
  private enum Reply {
    case answer(Verdict)
    case undo
    case leave
  }

  private var host: ArcadeHost
  private var ready: TodayReady?
  private var queue = CourseQueue(reviews: [])
  private var chance = Chance(seed: 0)
  /// The question before, with the queue as it was: what `:u` goes back to.
  private var before: (task: CourseQueue.Task, queue: CourseQueue)?

  init(_ program: Program) throws {
    host = try program.plainHost()
  }

  mutating func run() throws {
    if let complaint = host.complaint { throw Failure(description: complaint) }
    Printer.out(host.notices.map { Text($0) })
    guard begin() else { return finish() }
    var next = queue.next()
    while true {
      switch next {
      case .end: return finish()
      case .lesson(let tasks): for task in tasks { teach(task) }
      case .round(let tasks):
        for task in tasks where !ask(until: task) { return finish() }
      case .ask(let task):
        if !ask(until: task) { return finish() }
      }
      next = queue.next()
    }
  }

  private mutating func begin() -> Bool {
    guard let ready = answer(.today(.all), { if case .today(let ready) = $0 { ready } else { nil } }) else {
      return false
    }
    self.ready = ready
    queue = ready.queue
    chance = Chance(seed: ready.seed)
    if let line = overview?.line { say("Today: \(line)") }
    say("Type each answer and Enter. :g gives up, :u takes back, :q leaves, :? says more.")
    return true
  }

  private var overview: TodaySummary? { host.arcade.todaySummary(on: host.arcade.day) }

  /// Writes to the journal and says what the day has come to.
  private mutating func finish() {
    host.handle([ArcadeReport.course(.ended)])
    let end = host.arcade.todayEnd(at: host.arcade.moment)
    if end.reviews > 0 {
      say("Babble expected \(end.expected) of \(end.reviews), you knew \(end.known).")
    }
    if end.begun > 0 { say("New words begun: \(end.begun).") }
    say("Today: \(end.summary.line)")
    host.flush()
  }
}

/// Asking.
extension PlainToday {
  /// Asks until it is settled; false where the learner leaves.
  private mutating func ask(until task: CourseQueue.Task) -> Bool {
    var task = task
    while true {
      let start = queue
      switch ask(task) {
      case .leave: return false
      case .answer(let verdict):
        before = (task, start)
        queue.take(task, isRight: verdict.isRight, &chance)
        return true
      case .undo:
        guard let before else {
          say("There is nothing to take back.")
          continue
        }
        host.handle([ArcadeReport.course(.undo)])
        // The one that was about to be asked comes behind it.
        queue = before.queue
        queue.ask(task)
        task = before.task
        self.before = nil
        say("Taken back.")
      }
    }
  }

  private func ask(_ task: CourseQueue.Task) -> Reply {
    .leave
  }
}
